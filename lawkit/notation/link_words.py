"""What a link need not spell out: lines and phrases that cases are often made of, the most frequent last.

A dictionary that has been published is never changed, because links that people have kept were written with it. A better one
becomes the next version.
"""
VERSION_1 = """\
regulations: {third_pass_out_of_turn: 30A, skipped_barred_player: unrecorded, lead_after_30a: 26B, lead_after_17d3:
26B, lead_after_21b2: free, information_after_36a: free, pass_of_artificial_call: anybody,
inadmissible_bid_out_of_turn: pass_put_in, artificial_pass_out_of_turn: pass, compulsory_pass: decides_nothing,
acceptance_in_words: void, partner_calls_first: call_stands, cancelled_call_counts: yes, second_double_27b3: never,
declarer_asks: before_playing, changed_call_out_of_rotation: change_first, alerts: partner, special_understandings:
forbidden, artificial_calls: ordinary, artificial_psyches: forbidden, own_card: open, opponents_card: any_time, aids:
allowed, opening_lead: face_up, calls_over_inadmissible_call: own_law, call_in_turn_over_eight: 28B,
barred_player_doubles_wrongly: 37, call_before_the_last_pass: 28A, irregular_call_over_last_pass: turn_first,
call_over_one_not_repeated: cancelled, low_card_shown_on_purpose: minor, last_penalty_card: minor_again,
forbidden_suit_led: no_revoke, duty_after_62c2: at_once, defenders_differ: next_in_turn,
void_claim_establishes_revoke: yes, designation_corrected_until: any_next_card, play_after_claim: ignored,
claim_order: top-down, normal_play: any, height_without_a_suit: 46B5, played_on_after_both_defenders: kept,
change_after_two_revokes: 62C1, led_into_a_trick: out_of_turn, card_in_view_not_played: 64A, ace_of_hearts_led: trump,
ace_not_robbed: ace_sinks, card_against_the_rules: no_pool, misdeal: next_dealer, packets: any, jinking: on,
direction: anticlockwise}
    - N 2D {artificial, hcp 5-10, H 6+}
    - E substitutes 2H {unintended}
    - E quotes 4S
    - N takes cards
    - N returns cards
    - N asks partial review
    - W asks whose lead
    - N asks about S 2D
    - S asks E about revoke
    - W recites wrongly
    - N corrects review
    - N alerts S 2D
    - S explains N 2D {artificial, H 6+}
    - S corrects N 2D {artificial, H 6+}
    - W looks at own card
    - N warns of wrong hand
    - N says "play a club"
    - N exchanges hands
    - N leaves the seat
    - E shows hand to dummy
    - E exposes SJ H2 {deliberate}
    - E names SJ
    - W leads S4 face down
    - W faces
    - E plays HK D3
    - S calls for "low heart"
    - N touches HA
    - N spreads
    - E withdraws HK, plays H2
    - E turns card
    - E points out card of W
    - S asks to see trick 3
    - E looks at last card
    - E mixes cards
    - E mislays C4
    - W attention
    - director
    - S elects 50D2 forbid H
    - finds 23A yes
    - S claims rest "hearts from the top" {line HA HK}
    - E concedes 2
    - W objects
    - N agrees
    - W asks to play on
    - N refuses
    - play on
    - end of play
    - E calls on next board
    - round ends
    - correction period ends
    - A deals 2-3, A CK D4 H9 S3 C8, B HA D2 H3 S9 CT, turns up C2
    - B lays off D2
    - B leaves the turned card
    - B takes up the turned card
    - B shows the card laid off
    - C asks to see the card laid off
    - B plays HA
    - B elects SF-jink-1 accept
    - finds SF-rob-5 yes
calls over Dummy the first dummy has and the Director Near miss: North to the next three played to the has played to
hearts the hand first calls North a defender the wrong revoke heart plays before insufficient plays the trick
declarer's cards and East East's wrong the ace passes has called at the right-hand and declarer the last pass the lead
is the card and dummy South has miss: declarer has leads corrected to miss: East has miss: the Director nothing Near
miss: nobody Near miss: a player pass over called The same after the The to the of the the next hand the same where
the last out of turn, lead out of the lead miss: West has double a card after the right-hand opponent's Near miss: it
the auction has played lead that East has played has trick the Director partner's penalty card the next miss: the same
Near miss: dummy before the A defender out of turn Near miss: South before and the card Declarer defender Near miss:
East Near miss: declarer Near miss: West Near miss: the Near miss:
  start: {contract: 2S, declarer: N, lead: N, won: {NS: 6, EW: 5}}
  start: {contract: 3NT, declarer: S, lead: E, won: {NS: 4, EW: 3}}
  start: {contract: 3NT, declarer: S, lead: N, won: {NS: 7, EW: 3}}
  start: {contract: 3NT, declarer: S, lead: W, won: {NS: 4, EW: 2}}
  start: {contract: 4S, declarer: S, lead: S, won: {NS: 5, EW: 2}}
  start: {contract: 4S, declarer: S, lead: W, won: {NS: 5, EW: 4}}
  start: {contract: 3NT, declarer: S, lead: W, won: {NS: 5, EW: 5}}
  start: {contract: 4S, declarer: S, lead: S, won: {NS: 4, EW: 4}}
  start: {contract: 4S, declarer: S, lead: S, won: {NS: 8, EW: 3}}
  start: {contract: 3NT, declarer: S, lead: W, won: {NS: 6, EW: 4}}
  start: {contract: 4S, declarer: S, lead: W, won: {NS: 4, EW: 3}}
    - N explains S 2D {artificial, H 5+, shows H}
  start: {contract: 4S, declarer: S, lead: S, won: {NS: 6, EW: 3}}
    - N 1NT {hcp 10-12, balanced}
    - S 2H {natural, hcp 10+, H 5+}
    - S corrects N 1NT {hcp 10-12, balanced}
  start: {contract: 3NT, declarer: S, lead: E, won: {NS: 4, EW: 4}}
  start: {contract: 4H, declarer: S, lead: S, won: {NS: 8, EW: 2}}
    - E withdraws D2, plays H8
  start: {contract: 3NT, declarer: S, lead: E, won: {NS: 7, EW: 4}}
    - N warns of wrong hand
    - S corrects S 2D {artificial, H 5+, shows H}
    - S explains N 1NT {hcp 15-17, balanced}
  players: [A, B, C, D, E]
  start: {contract: 3NT, declarer: S, lead: S, won: {NS: 7, EW: 4}}
    - finds 43A2(c) yes
  hands: {N: AKQ.JT9.876.5432, E: "+.+.+.+", S: "A.K.Q.J", W: "...2"}
  board: {dealer: W, vul: None}
    - N elects 29A decline
    - S elects 56B decline
    - E 3C {natural, C 5+}
    - E calls on next board
    - finds 23A yes
    - E exposes CT
    - E plays D5
    - N plays C2
    - W director
    - finds 25A1 yes
    - B plays DK
    - E leads C4
    - N attention
    - S leads HK
    - W elects 27A1 decline
    - finds 21B1(a) yes
  start: {contract: 3NT, declarer: S, lead: S, won: {NS: 6, EW: 3}}
    - E exposes C4 {deliberate}
    - E plays HK
    - S leads H4
    - finds 25A1 no
  board: {dealer: E, vul: None}
    - N corrects S 2D {artificial, H 5+, shows H}
    - S calls for H3
    - S leads S3
    - W plays H7
  start: {contract: 3NT, declarer: S, lead: W, won: {NS: 5, EW: 4}}
    - W objects
    - E 1H {natural, H 5+}
    - S leads H7
    - E plays D2
    - E plays H8
    - E leads H5
    - N explains S 2D {natural, D 5+}
    - N plays S2
    - W agrees
    - W asks about S 2D
    - E plays H9
    - E agrees
    - N plays H2
    - S claims rest
    - S leads HA
  start: {contract: 3NT, declarer: S, lead: N, won: {NS: 5, EW: 4}}
  start: {contract: 3NT, declarer: S, lead: S, won: {NS: 7, EW: 3}}
    - W plays H5
    - S plays HA
    - end of play
  start: {contract: 3NT, declarer: S, lead: N, won: {NS: 4, EW: 3}}
    - S 2D {artificial, H 5+, shows H}
    - W leads H5
  start: {contract: 3NT, declarer: S, lead: S, won: {NS: 4, EW: 4}}
    - N leads H3
    - N plays H3
    - S 4S
  rules: classic
  start: {contract: 3NT, declarer: S, lead: S, won: {NS: 4, EW: 3}}
  start: {contract: 3NT, declarer: S, lead: W, won: {NS: 4, EW: 4}}
    - W plays H9
  start: {contract: 3NT, declarer: S, lead: N, won: {NS: 4, EW: 4}}
    - S elects 27A1 decline
  start: {contract: 3NT, declarer: S, lead: W, won: {NS: 4, EW: 3}}
    - S leads H5
    - W elects 29A decline
  players: [A, B, C]
    - finds 23A no
    - N 1NT
  board: {dealer: S, vul: None}
  rules: spoil-five
    - N 1S
    - S Pass
    - N Pass
    - W Pass
    - E Pass
  board: {dealer: N, vul: None}
    - director
  events:
- title: """
