"""Tricks and points: what a record claims against what its cards give."""

from .tricks import Problem

REVOKE_TRICKS = 2
"""The most tricks that the laws of bridge transfer for one revoke."""


def check_counts(verdict, readings, judge):
    """Hold [Result], and where the points are known [Score], against the play; add faults to the verdict.

    readings  the ways to read the play that are equally good
    judge     holds result and score as Counts, the rules, the play section and the deal
    """
    table = readings[0].table
    sound = judge.deal.known() and not verdict.problems
    outcomes = set()
    for reading in readings:
        for state in reading.ways:
            outcomes |= reading.table.outcomes(
                state, reading.declarer, reading.trump, judge.rules.dump_suit, sound)
    won = {state.won for reading in readings for state in reading.ways}
    if len(won) == 1 and verdict.played:
        verdict.tricks = won.pop()
    finished = table.complete >= table.size
    if judge.result is not None:
        _check_result(verdict, judge, table, outcomes, finished)
    if judge.rules.can_score():
        _check_score(verdict, judge, outcomes, finished)
    elif judge.rules.scored and judge.score is not None:
        verdict.notes.append(judge.rules.unscored())


def _check_result(verdict, judge, table, outcomes, finished):
    result = judge.result
    said = f"[Result \"{judge.tags['Result']}\"]"
    partial = not finished and not judge.section.claimed and verdict.played
    both = result.declarer is not None and result.defenders is not None
    if result.marked:
        verdict.notes.append(f"{said} is marked as not what the cards give")
        return
    if partial and result.declarer in (None, verdict.tricks) and verdict.tricks is not None \
            and result.defenders in (None, table.complete - verdict.tricks):
        verdict.notes.append(f"{said} counts the tricks so far")
        return
    if both and result.declarer + result.defenders != 13:
        total = result.declarer + result.defenders
        verdict.problems.append(Problem("result", f"{said}: the two sides' tricks add up to {total}, not 13"))
        return
    before = 13 - table.size
    possible = {tricks + early for tricks, _ in outcomes for early in range(before + 1)}
    tricks = verdict.result
    if tricks in possible:
        return
    if finished:
        given = _range(possible)
        text = f"The cards give the declaring side {given} tricks, but {said} makes it {tricks}"
    else:
        text = (f"From the recorded cards the declaring side can end with {_range(possible)} tricks, "
                f"but {said} makes it {tricks}")
    if judge.rules.transfers and _transferred(table, judge.declarer, possible, tricks):
        verdict.notes.append(text + "; tricks may have been transferred for the revoke")
        return
    verdict.problems.append(Problem("result", text))


def _range(possible):
    low, high = min(possible), max(possible)
    return str(low) if low == high else f"{low} to {high}"


def _transferred(table, declarer, possible, tricks):
    """Whether a marked revoke can account for the difference."""
    if declarer is None:
        return False
    by = [0, 0]
    for row in table.rows:
        for seat, entry in enumerate(row):
            by[(seat ^ declarer) & 1] += "R" in entry.marks
    return min(possible) - REVOKE_TRICKS * by[0] <= tricks <= max(possible) + REVOKE_TRICKS * by[1]


def _check_score(verdict, judge, outcomes, finished):
    if verdict.score is None:
        if finished:
            verdict.notes.append("No score recorded")
        return
    if judge.score.marked:
        verdict.notes.append("[Score] is marked as not what the cards give")
        return
    agreed = {pair for pair in outcomes if pair[0] == verdict.result}
    scores = set()
    for tricks, captured in agreed or outcomes:
        try:
            scores.add(judge.rules.score(tricks, captured))
        except ValueError:
            continue  # thirteen tricks cannot hold so many or so few cards of the suit
    if verdict.score in scores:
        return
    if len(scores) == 1:
        right = f"is worth {scores.pop()}"
    elif scores:
        right = "can be worth " + ", ".join(map(str, sorted(scores)))
    else:
        right = "cannot be scored"
    result = f" with {verdict.result} tricks" if agreed and verdict.result is not None else ""
    said = f"[Score \"{judge.tags['Score']}\"]"
    verdict.problems.append(Problem(
        "score", f"{judge.rules.contract_told()}{result} {right}, but {said} makes it {verdict.score}"))
