"""The live deal in JupyterLab, and the files of the front end that a published page shares with it."""


def __getattr__(name):
    if name != "Deal":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from .deal import Deal
    except ImportError as missing:
        raise ImportError(f"a live deal needs {missing.name}: pip install 'lawkit[widget]'") from missing
    return Deal
