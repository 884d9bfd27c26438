"""What rulings do to a table: besides the acts of players, the only place where a table changes.

Each effect is a value with ``take(table)``, which returns the changed Table. Duties stay on the table until ``over``.
"""
from .kinds import ALWAYS, DUTIES, MAJOR, MINOR, NEXT
from .duties import (CardDue, LeadControl, LeadDemanded, LeadForbidden, LeadsAnew, MayChange, MayCorrect, MayForbidSuit,
                     MayTakeLeadBack, MustChoose, MustPass, MustPlay, MustRepeat, MustTakeBack, PenaltyCard, PlaysInTurn, RankDemanded,
                     SuitDemanded, SuitForbidden)
from .information import (BestLeftUnsaid, ClosedTo, HoweverNoticed, IsOfTheBidMade, MustStillPass, NoRectification, NotDetermined,
                          OpenToAll, PassedOut, PeriodBegun, PeriodOver, Referred, ReservedForDirector, TreatedAsLegal)
from .calls import (AuctionBack, CallCancelled, CallInserted, CallReplaced, CallStands, CallVoid, CallWaits,
                    CallWithdrawn, CalledSecond, InRotation, IntruderIgnored, JudgedByMeaning, MayChangeCall,
                    PassUnderstood, ScoredWithout, SubstituteCancelled)
from .cards import (AllPlayedToItBack, BecomesPenaltyCard, CardBack, CardStays, ChangeClosedTo, ChosenAnew, DeclarerAgain, DemandMet, DutiesStay,
                    FaceDownBack, HandPickedUp, LeadBack, LeadRestored, LeadStands, LedAhead, LedOver, MustCorrect, NoSuitForbidden,
                    OneFacePlayed, PenaltyCardsStay, PickedUp, PlayedOver, PlayedSecond, PlaysNext, Reclassified,
                    ReturnedToHand, RightForfeited, RightsKept, RolesExchanged, SetAside, StaysForNow, WholeHandDown)
from .dummy import (BackToTheCall, CallStandsAsMade, CountsAsPlayed, DesignationVoid, DummyMay, DummyMayNot,
                    DummysCardChanged, HandDown, IsPlayed, LeadsFrom, LetDummySee, LosesRights, MayIndicateNothing,
                    NamedInPart, NextLeadBack, NotLed, PassedOver, PlayBegun, PlayedFromDummy, PlaysBothHands, ReadAs,
                    RhoHasChanged, ScoreAdjusted, SortedDown)
from .tricks import (CardAdded, CardsInspected, ChangeOpen, CountsAsRevoke, DummyWonIt, Established, EvidenceWeighed, HeldAllAlong, LaterCardsBack, MayPointOut, MustHaveBeenPlayed,
                     NotEstablished, NothingTransferred, OrderDisturbed, OwesCard, OwnCardOnly,
                     PointsTo, PutInItsPlace, PutRightAtOnce, Revoked, RuledFor, SaysWhetherVoid, SurplusKept, SurplusRestored,
                     TrickNotShown, TrickShown, TricksTransferred, TurnsItDown)
from .claims import (AgreementWithdrawn, AllAreAsked, AttemptClosedTo, ClaimAdjudicated, ClaimAgreed, ClaimDivided, ClaimVoid, ConcessionCancelled,
                     CountsAsClaim, DefaultOrder, DivisionWaits, HandFaced, HandsLaidOpen, HandsNeeded, MayObject, NoClaim, NothingConceded, ObjectionsHeard, PlaySuspended, ShownToDeclarer, StatedTooLate, StatementMade, StatementRepeated,
                     TricksClaimed, TricksConceded, TricksGivenBack, TrumpForgotten, TrumpOut)
from .disclosure import (AgainstRegulation, Answers, AuctionRepeated, CallKept, CallToldAgain, ContractTold, IsSpecial,
                         LeaderNamed, LeftSomethingOut, MayAsk, MayLook, MayNotLook, MostLikelyWrong, MustPutRight,
                         NotAnswered, NotDisclosed, SharedUnderstanding, SpeaksAfterAuction, SpeaksAfterPlay,
                         SpokeInTime, SpokeTooEarly, SpokeTooLate, WrongSpeaker)
