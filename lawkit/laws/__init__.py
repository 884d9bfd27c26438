"""The 2017 Laws of duplicate bridge: which proceeding governs what, in the order in which they take precedence."""
from ..court import Claims, RuleSet
from ..events import (Agreed, Asked, AskedAbout, AskedAboutRevoke, AskedReview, AskedToSee, Attention, Claimed, Conceded,
                      Corrected, Designated, ExchangedHands, Explained, Exposed, Found, Led, LeftSeat, Looked,
                      LookedAtLastCard, Named, PointedOut, Quoted, Recited, Said, ShowedHand, Spread, Substituted,
                      Summoned, Touched, TurnedCard, Warned)
from ..terms import NotComputed
from . import (law16, law17, law18, law19, law20, law21, law22, law23, law24, law25, law26, law27, law28, law29, law30,
               law31, law32, law33, law35, law36, law37, law38, law39, law40, law41, law42, law43, law45, law46,
               law47, law48, law49, law50, law51, law52, law53, law54, law55, law56, law57, law58, law59, law60, law61,
               law62, law63, law64, law65, law66, law67, law68, law69, law70, law71)

ASKED = {"20G1", "20G2", "21B1(a)", "21B1(b)", "23A", "25A1", "25A6", "25B1", "27B1(a)", "27C", "28B",
         "33",
         "40A1(b)", "40B2(a)(v)", "40C1", "43A1(c)", "43A2(a)", "43A2(b)", "43A2(c)", "43A3", "45C1", "45C2(a)",
         "45C2(b)", "45C3", "45C4(b)", "45E1", "45E2", "45F", "46B", "47E1", "48B2",
         "50#1", "53B", "57C2", "58A", "58B1", "59",
         "66C", "66D", "67B2(a)#2", "68", "68B2", "69B2", "70C1", "70C2", "70C3", "70D1", "70D2", "70D3", "70E1", "71B"}
RESERVED = {"12C1", "16B1", "16D",
            "21B3", "23C", "27D",
            "40B3(a)", "40B3(b)", "40B4", "40B5(b)", "43B3", "47E2(b)",
            "50E4", "55C",
            "64C", "64C2(a)", "64C2(b)", "67B3#2",
            "72C",
            "90"}


def finding(table, found):
    """A finding opens a proceeding (61), or answers what is or will be asked.

    Returns (proceeding, Case) or None; raises NotComputed for a finding that nothing here asks for, or no longer.
    """
    if found.id not in ASKED | RESERVED | {"61"}:
        raise NotComputed(found.id, "a finding that no ruling here asks for")
    late = {"50#1": law49.ruled_on, "57C2": law57.ruled_on, "58B1": law67.ruled_on, "67B2(a)#2": law67.ruled_on, "68": law49.ruled_on}
    misled = (found.id, found.answer) == ("47E1", "yes")
    reopened = law47.found_after_spreading(table) if misled else None
    if found.id in late and late[found.id](table) or misled and not reopened:
        raise NotComputed(found.id, "a finding that comes too late for the ruling")
    if reopened:
        return reopened
    if found.id.startswith("43A"):
        return law43.told(table, found)
    if found.id == "45F":
        return law45.suggested(table, found)
    opens = {"33": law33.found, "45C4(b)": law45.found_to_change, "58A": law58.found, "64C": law64.found, "64C2(a)": law64.found, "66D": law66.found}
    return opens.get(found.id, law61.told)(table, found)


def always(law):
    """For an event that opens the proceeding of ``law`` whenever it happens. Returns a function of (table, event)."""
    return lambda table, event: law


# What an act breaks, and the proceeding that governs it; of several the first.
GOVERNS = {
    # the call: inadmissible ones (35), but for those that are a change of call; then the one call that was due
    "39": "39", "25": "31C", "38A": "38", "19A1": "36", "19B1": "36", "37": "37",
    "31A1": "31A1", "32A1": "31A1",
    # its turn, its rank
    "17C": "29", "18D": "27",
    # the card: not the one called, or one too many; by its turn and by the suit led
    "45D": "45D", "45E1": "45E1", "45E2": "45E2",
    "41A": "41A",
    "58B2": "58B2", "60B": "60B", "60C": "60C",
    "54": "54", "54E": "54E", "55": "55", "56": "56", "57": "57", "44C": "61", "54B2": "54B2",
    # what declarer has chosen, and penalty cards
    "26B": "61", "50D2(a)#2": "61", "51B1(a)": "61", "51B1(b)": "61", "51B2(a)": "61", "51B2(b)": "61",
    "57A1": "61", "57A2": "61", "57A3": "61", "57A4": "61",
    "51A": "52", "50D1(a)": "52", "50C": "52",
    # a card too early that stays played
    "57C": "57C",
    # a card taken back
    "41A#2": "41A#2", "50A": "50A", "52A": "52A", "63B": "63B", "62C1": "62C1 refused", "47F2": "47F2",
}

OPENS = {
    Substituted: always("25"),
    AskedReview: law20.question_put,
    Asked: law20.question_put,
    AskedAbout: law20.question_put,
    AskedAboutRevoke: law61.asked,
    AskedToSee: law66.asked_to_see,
    LookedAtLastCard: law66.looked_at_last,
    TurnedCard: law65.turned,
    PointedOut: law65.pointed_out,
    Recited: law20.repetition_given,
    Explained: law20.answer_given,
    Corrected: always("20F4"),
    Looked: law43.looked_at,
    Exposed: law49.which_law_for_exposed,
    Named: law43.card_named,
    Led: law24.led_in_the_auction,
    Quoted: always("19A2"),
    Designated: law46.which_law_for_designated,
    Touched: law45.touched,
    Spread: law48.hand_put_down,
    Attention: law43.attention_drawn,
    Summoned: law43.attention_drawn,
    Warned: law43.warned,
    Said: law43.remarked,
    ExchangedHands: law43.hands_exchanged,
    LeftSeat: law43.seat_left,
    ShowedHand: law43.hand_shown,
    Agreed: law68.agreement_heard,
    Claimed: law43.claimed,
    Conceded: law43.claimed,
    Found: finding,
}

OCCASIONS = (
    law17.turn_lost, law17.fourth_hand_back, law41.lead_to_take_back,
    law20.question_disputed, law21.comes_to_light, law40.special_calls, law40.departures,
    law26.lead_control,
    law45.named_to_be_played, law45.played_wrongly, law45.another_was_played, law46.read_from_words,
    law50.several_in_one_hand, law50.last_of_several, law50.played_at_last, law50.partner_on_lead,
    law51.several_could_be_played,
    law53.judged_as_a_play, law57.wrong_in_turn_as_well, law54.partner_led_face_down,
    law62.changed_after_a_revoke, law62.next_trick_begun,
    law59.leads_otherwise, law61.came_to_light,
    law66.disputed, law67.card_left_out, law67.card_found_missing, law67.held_all_along, law67.card_astray,
    law70.contested, law69.second_thoughts,
    law43.asked_without_right,
)

LAWS_2017 = RuleSet("2017", governs=GOVERNS, opens=OPENS, occasions=OCCASIONS, turn_breaches=law41.turn_breaches,
                    taking_back=law47.taking_back, heard_as=law46.heard_as, moves_no_card=law46.moves_no_card,
                    claims=Claims(stops=lambda table: True, settled=law69.is_settled, final=law69.is_final, restates=law70.restates),
                    settle_auction=(law18.bar_lowered, law19.doubles_settled, law22.what_ended_it), moot=law50.choice_lapses,
                    cuts_short=law67.leaves_a_trick_short)
