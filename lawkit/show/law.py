"""One provision as plain text."""
from .. import code, provision, seeds

STATUS = {
    "computed": "computed from the facts",
    "judgement": "the Director judges",
    "narrative": "a heading or a statement without a rule of its own",
    "cross-reference": "sends elsewhere",
    "out of scope": "out of scope",
}


def text(id):
    """What the inventory says of ``id``. Returns str; raises ValueError, with the nearest id, for an unknown one."""
    one = provision.provision(id)
    rows = [
        f"{one.id}  {one.title}",
        f"{one.kind}, {one.force}; {STATUS[one.status]}",
        "",
        one.gist,
        *labelled("The Director is asked", one.question),
        *labelled("Who decides", one.who),
        *labelled("Why not computed", one.why),
        *labelled("Source", one.source if one.source != "source" else ""),
        *labelled("Example", one.example),
        *labelled("Near miss", one.near_miss),
        *labelled("Code", "; ".join(homes(id))),
        *labelled("Parts", ", ".join(below(id))),
        *labelled("See", ", ".join(one.see)),
        *labelled("Cases", ", ".join(case.id for case in seeds.cases() if id in case.laws)),
    ]
    return "\n".join(rows)


def homes(id):
    """Where the code of ``id`` stands, in the file of its own Law first: path, line and function. Returns list[str]."""
    own = f"law{provision.law_of(id)}.py"
    places = [place for part in provision.parts(id) for place in code.places().get(part, ())]
    ordered = sorted(places, key=lambda place: (not place.path.endswith(own), place.function.isupper()))
    return list(dict.fromkeys(f"lawkit/{place.path}:{place.line} {place.function}" for place in ordered))


def labelled(label, text):
    """A line with its label, or nothing when there is nothing to say. Returns list[str]."""
    return [f"{label}: {text}"] if text else []


def below(id):
    """The provisions that hang directly on ``id``. Returns list[str]."""
    return [each for each in provision.ids() if provision.parent(each) == id]
