"""The command line: ``lawkit check``, ``rule``, ``link``, ``law``, ``tree``, ``score``, ``find`` and ``coverage``."""
import argparse
import json
import os
import sys
from pathlib import Path

FAILED, BAD_INPUT = 1, 2


def main(arguments=None):
    """Run one command. Returns the exit code: 0, 1 when a check fails, 2 for what cannot be read."""
    options = parser().parse_args(arguments)
    try:
        return options.run(options)
    except BrokenPipeError:  # whoever was reading, such as ``head``, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (OSError, ValueError, NotImplementedError) as error:
        print(f"lawkit: {one_line(error)}", file=sys.stderr)
        return BAD_INPUT


def one_line(error):
    """What went wrong, on one line. Returns str."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())


def parser():
    """The commands and their options. Returns argparse.ArgumentParser."""
    top = argparse.ArgumentParser(prog="lawkit", description="The Laws of duplicate bridge: what follows when something "
                                  "goes wrong at the table.", epilog="lawkit COMMAND --help says more.")
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    def command(run, name, help, *arguments):
        one = commands.add_parser(name, help=help, description=run.__doc__.split("\n")[0])
        for names, more in arguments:
            one.add_argument(*names, **more)
        one.set_defaults(run=run)

    as_json = ["--json"], {"action": "store_true", "help": "print JSON"}
    of_cases = ((["file"], {"metavar": "FILE", "help": "a case file, or a link to a case in quotation marks"}),
                (["--case"], {"metavar": "ID", "help": "the case of that id; without it, every case"}))
    command(run_check, "check", "replay cases and compare what they expect",
            (["paths"], {"nargs": "+", "metavar": "PATH", "help": "a case file, or a folder of them"}), as_json)
    command(run_rule, "rule", "the ruling of a case, as a director would say it",
            *of_cases, (["--evidence"], {"action": "store_true", "help": "count the tricks beside what the Director is asked"}), as_json)
    command(run_link, "link", "a case as the fragment of an address, or such a link as text",
            *of_cases, (["--text"], {"action": "store_true", "help": "print the case as the text of a case file"}))
    command(run_law, "law", "one provision: its gist, its force, an example",
            (["id"], {"metavar": "ID", "help": "such as '27B1(a)', in quotation marks"}))
    command(run_tree, "tree", "every way in which a ruling can go",
            (["law"], {"metavar": "LAW", "help": "such as 27"}),
            (["--case"], {"metavar": "ID", "help": "a case of the seeds to take it from; default: the first that fits"}))
    command(run_score, "score", "what a result is worth, with the arithmetic",
            (["result"], {"nargs": "+", "metavar": "RESULT", "help": "such as 4HX by S -1, NS 420, passed out, average plus, or "
                          "60%% 4S by S =, 40%% 4S by S -1"}),
            (["--vul"], {"default": "None", "metavar": "SIDES", "help": "who is vulnerable: None (the default), NS, EW or All"}),
            (["--beside"], {"action": "append", "default": [], "metavar": "RESULT", "help": "the result of another table, in quotation marks; may be repeated"}),
            (["--by"], {"default": "matchpoints", "metavar": "METHOD", "help": "matchpoints (the default), imps or total"}),
            (["--side"], {"default": "NS", "metavar": "SIDE", "help": "whose score is compared: NS (the default) or EW"}), as_json)
    command(run_find, "find", "what happened at the table, and which deal answers it",
            (["said"], {"nargs": "+", "metavar": "WORDS", "help": "as people say it, such as lead out of turn"}))
    command(run_coverage, "coverage", "how much of the Laws is computed and tested", as_json)
    return top


def run_check(options):
    """Replay every case and compare what it expects with what is computed; exit code 1 when something differs."""
    from . import check

    outcomes = [check.run(case) for case in found_cases(options.paths)]
    show(options, check.summary(outcomes), check.report(outcomes))
    failures = [(o.case, f) for o in outcomes for f in o.failures]
    impossible = [(case, f) for case, f in failures if f.fact == check.IMPOSSIBLE]
    for case, f in impossible:
        print(f"lawkit: {case.path}:{f.line}: {f.id}: {f.got}", file=sys.stderr)
    return BAD_INPUT if impossible else FAILED if failures else 0


def run_rule(options):
    """Say the ruling of a case as a director would, then the facts that it leaves; exit code 1 when it is not computed."""
    rulings = [ruling(case, options.evidence) for case in chosen(options.file, options.case)]
    show(options, [value for value, _ in rulings], "\n\n\n".join(text for _, text in rulings))
    return FAILED if any("not_computed" in value for value, _ in rulings) else 0


def ruling(case, counts=False):
    """The ruling of one case as JSON and as text; ``counts``: with the evidence beside it. Returns (dict, str)."""
    from .check import replay

    head = case.title and f"{case.title}\n\n"
    try:
        table = replay(case)
    except NotImplementedError as missing:
        return {"id": case.id, "not_computed": str(missing)}, f"{head}Not computed: {missing}"
    from .show import report

    value, text = {"id": case.id, **report.ruling_json(table)}, head + report.ruling_text(table)
    if counts:
        from .show import evidence

        value["evidence"] = [{"text": line, "id": id} for line, id in evidence.rows(table)]
        text += f"\n\n{evidence.figure(table, case.title)[0]}"
    return value, text


def run_link(options):
    """Write a case as a link, the fragment behind the address of a page that opens it, a line for each case."""
    from .notation import dump, links

    found = chosen(options.file, options.case)
    print(dump.dump(found).rstrip() if options.text else "\n".join("#" + links.write(case) for case in found))
    return 0


def run_law(options):
    """Show one provision: title, gist, force, status, where else to look, an example and a near miss."""
    from .show import law

    print(law.text(options.id))
    return 0


def run_tree(options):
    """Show every way in which the ruling under a Law can go, from a case in which it was given."""
    from .show import tree

    print(tree.text(options.law, options.case))
    return 0


def run_score(options):
    """Work out the score of a result, or what it is worth beside those of other tables; each line names its provision."""
    from .notation import results
    from .show import arithmetic

    asked = results.asked(" ".join(options.result), options.vul, options.beside, options.by, options.side)
    found = arithmetic.of(*asked)
    value = {"title": found.title, "lines": [{"text": text, "id": id} for text, id in found.rows], "total": found.total}
    show(options, value, "\n".join(found.lines))
    return 0


def run_find(options):
    """Find a situation by what people say: its questions, and the deals of the book and the provisions that answer them."""
    from .show import situations

    said = " ".join(options.said)
    found = situations.text(said)
    if not found:
        raise ValueError(f"nothing found for {said!r}: say it in other words")
    print(found)
    return 0


def run_coverage(options):
    """Count, Law by Law, which provisions are accounted for, computed, and tested by the given cases."""
    from . import coverage

    found = coverage.lines()
    show(options, coverage.summary(found), coverage.report(found))
    return 0


def show(options, value, text):
    """Print ``value`` as JSON when that was asked for, else ``text``."""
    print(json.dumps(value, ensure_ascii=False, indent=2) if options.json else text)


def found_cases(paths):
    """Every case of the files and folders in ``paths``, read before any is replayed. Returns list[Case]."""
    from .notation import cases

    return [case for file in case_files(paths) for case in cases.load(file)]


def case_files(paths):
    """The case files among ``paths``, those of a folder in order. Yields pathlib.Path."""
    for path in map(Path, paths):
        if path.is_dir():
            inside = sorted(each for each in path.rglob("*") if each.suffix in (".yaml", ".yml"))
            if not inside:
                raise ValueError(f"{path}: no case file in this folder")
            yield from inside
        else:
            yield path


def chosen(path, id):
    """The case ``id`` of the file or link, or all of its cases. Returns list[Case]; raises ValueError for an unknown id."""
    from .notation import cases
    from .notation.errors import nearest

    found = [linked(path)] if "#" in path and not os.path.exists(path) else cases.load(path)
    if id is None:
        return found
    one = [case for case in found if case.id == id]
    if not one:
        raise ValueError(f"{path}: no case {id!r}{nearest(id, [case.id for case in found])}")
    return one


def linked(link):
    """The case of a link, up to the moment that it names. Returns Case; raises CaseError."""
    from .notation import links

    case, happened = links.read_moment(link)
    return case._replace(events=case.events[:happened])


if __name__ == "__main__":
    sys.exit(main())
