"""The time an import takes in a fresh process."""
import os
import subprocess
import sys

from .race import TIME, Race

CODE = "from time import process_time as now; start = now(); import {}; print(now() - start)"
COMPILED = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def fresh(module):
    """A round: seconds of processor time that importing ``module`` takes."""
    def round_():
        done = subprocess.run((sys.executable, "-c", CODE.format(module)), capture_output=True, text=True, check=True,
                              env=COMPILED)
        return float(done.stdout)
    return round_


RACES = (Race("import lawkit, import chess", "chess", lambda: (fresh("lawkit"), fresh("chess")), TIME, 1),)
