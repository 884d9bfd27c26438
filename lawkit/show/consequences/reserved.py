"""The words for questions that wait for the end of play."""

RESERVED = {
    "45F": "After play the Director asks: did dummy suggest a play, and did the defenders suffer from it?",
    "12C1": "After play the Director asks: did anybody suffer from the wrong repetition?",
    "16B1": "After play the Director asks: did partner choose something that this suggested?",
    "21B3": "After play the Director asks: did the wrong information bring an advantage?",
    "40B3(a)": "After play the Director asks: did the other side suffer because it was not told?",
    "40B3(b)": "It is not the first time on this board. The Director considers a penalty.",
    "40B4": "After play the Director asks: did the other side suffer from a method that is not allowed?",
    "40B5(b)": "After play the Director asks: was what was left out crucial, and did it do damage?",
    "43B3": "After play the Director asks: did the defenders gain by it? If so, their score alone is adjusted, and declarer’s side keeps its own.",
    "67B3#2": "After play the Director adjusts the score: what would have happened, had the card been played once?",
    "47E2(b)": "After play the Director asks: did a card go wrong because of the explanation?",
    "90": "The Director considers a penalty.",
    "23C": "After play the Director asks: did the slip help, and was the other side damaged?",
    "27D": "After play the Director asks: did the slip help, and was the other side damaged?",
    "50E4": "After play the Director asks: did the exposed card help the defence, and was declarer damaged?",
    "55C": "After play the Director asks: did declarer’s line come from what the error let declarer see?",
    "64C": "After play the Director asks: has the other side got back all that the revoke cost?",
    "64C2(a)": "After play the Director asks: what did the repeated revoke cost?",
    "64C2(b)": "After play the Director asks: what would have happened had nobody revoked?",
    "72C": "After play the Director asks: could the offender have known that the slip might well help?",
}
