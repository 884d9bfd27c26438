"""What a Regulating Authority may elect: for each setting its readings, the default first (seeds/SOURCES.md says more)."""
from .errors import CaseError, nearest, one_of, quoted

SETTINGS = {
    "third_pass_out_of_turn": ("17D3", "30A"),
    "skipped_barred_player": ("passes", "unrecorded"),
    "lead_after_30a": ("free", "26B"),
    "lead_after_17d3": ("free", "26B"),
    "lead_after_21b2": ("26B", "free"),
    "information_after_36a": ("16C", "free"),
    "pass_of_artificial_call": ("partner", "anybody"),
    "inadmissible_bid_out_of_turn": ("cancelled", "pass_put_in"),
    "artificial_pass_out_of_turn": ("bid", "pass"),
    "compulsory_pass": ("accepts", "decides_nothing"),
    "acceptance_in_words": ("binds", "void"),
    "partner_calls_first": ("opponent_chooses", "call_stands"),
    "cancelled_call_counts": ("no", "yes"),
    "second_double_27b3": ("comparable", "never"),
    "declarer_asks": ("at_turn", "before_playing"),
    "changed_call_out_of_rotation": ("rotation_first", "change_first"),
    "alerts": ("none", "partner", "caller"),
    "special_understandings": ("allowed", "forbidden"),
    "artificial_calls": ("special", "ordinary"),
    "artificial_psyches": ("allowed", "forbidden"),
    "own_card": ("closed", "open"),
    "opponents_card": ("own_turn", "any_time"),
    "aids": ("forbidden", "allowed"),
    "opening_lead": ("face_down", "face_up"),
    "calls_over_inadmissible_call": ("cancelled", "own_law"),
    "call_in_turn_over_eight": ("38B", "28B"),
    "barred_player_doubles_wrongly": ("36", "37"),
    "call_before_the_last_pass": ("29", "28A"),
    "irregular_call_over_last_pass": ("call_first", "turn_first"),
    "led_before_a_suit_is_forbidden": ("lapses", "stays"),
    "call_over_one_not_repeated": ("stands", "cancelled"),
    "low_card_shown_on_purpose": ("major", "minor"),
    "last_penalty_card": ("stays_major", "minor_again"),
    "forbidden_suit_led": ("revoke", "no_revoke"),
    "duty_after_62c2": ("next_turn", "at_once"),
    "defenders_differ": ("first_answer", "next_in_turn"),
    "void_claim_establishes_revoke": ("no", "yes"),
    "designation_corrected_until": ("declarers_next_card", "any_next_card"),
    "play_after_claim": ("evidence", "ignored"),
    "claim_order": ("none", "top-down"),
    "normal_play": ("careless", "any", "best"),
    "height_without_a_suit": ("last_suit", "46B5"),
    "played_on_after_both_defenders": ("forfeited", "kept"),
    "change_after_two_revokes": ("none", "62C1"),
    "led_into_a_trick": ("exposed", "out_of_turn"),
    "card_in_view_not_played": ("64B3", "64A"),
    "lead_followed_from_the_wrong_hand": ("accepted", "open"),
    "dummys_card_missing": ("64B3", "67B1"),
    "lead_over_partners_lead": ("goes_back", "stands"),
    "penalty_cards_when_all_play_on": ("picked_up", "stay"),
    "ace_of_hearts_led": ("plain", "trump"),
    "ace_not_robbed": ("no_pool", "ace_sinks"),
    "card_against_the_rules": ("taken_back", "no_pool"),
    "misdeal": ("same_dealer", "next_dealer"),
    "packets": ("strict", "any"),
    "jinking": ("off", "on"),
    "direction": ("clockwise", "anticlockwise"),
}


def setting(name):
    """``name`` itself when it is a setting. Returns str; raises CaseError that names the nearest."""
    if name in SETTINGS:
        return name
    raise CaseError(f"unknown regulation {quoted(name)}{nearest(name, SETTINGS)}")


def reading(name, text):
    """``text`` itself when it is a reading of the setting ``name``. Returns str; raises CaseError that names the nearest."""
    return one_of(text, SETTINGS[name], f"a reading of {name}")


def elected(regulations):
    """Pairs of a setting and its reading, from a mapping or pairs. Returns tuple; raises CaseError that names the nearest."""
    return tuple((setting(name), reading(name, text)) for name, text in dict(regulations).items())
