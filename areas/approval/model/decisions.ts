import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Instant } from "@fairway/core/time/day.ts";
import { type ApprovalStatus, type Level, levels } from "./levels.ts";
import { refuseApproval } from "./refusals.ts";
import { type Step, type Walk, walkOn } from "./walk.ts";

/** A sent request as the rules on decisions need it. */
export interface Sent extends Walk {
  readonly number: string;
  readonly requester: string;
}

/** A user with the holders in whose place the user acts today. */
export interface Decider {
  readonly userId: string;
  readonly deputyOf: readonly string[];
}

/** A level on which a user acts, and in whose place. */
export interface Seat {
  readonly level: Level;
  readonly holder: string;
}

const isOpen = ({ turn }: Pick<Sent, "turn">) => turn !== null;

/** The seat of a user on a level of a request; null without one. Rules AP-6 and AP-7 */
export function seatOn(request: Sent, level: Level, decider: Decider): Seat | null {
  if (request.requester === decider.userId) return null;
  const holders = stepAt(request, level).holders;
  const holder = [decider.userId, ...decider.deputyOf].find((each) => holders.includes(each));
  return holder === undefined ? null : { level, holder };
}

/**
 * The seat from which a user approves a request now: the level whose turn it is, else the board that
 * approves at any moment; null when it is not the user's turn.
 *
 * Source: rules AP-3 and AP-6
 */
export function approvingSeat(request: Sent, decider: Decider): Seat | null {
  if (!isOpen(request)) return null;
  const onTurn = seatOn(request, request.turn as Level, decider);
  return onTurn ?? specialSeat(request, decider);
}

function specialSeat(request: Sent, decider: Decider): Seat | null {
  return stepAt(request, "bod").mode === "Special" ? seatOn(request, "bod", decider) : null;
}

/**
 * The seat from which a user denies a request now: that from which the user may approve, or that of
 * the user's own approval until the next acting level has decided.
 *
 * Source: rule AP-4
 */
export function denyingSeat(request: Sent, decider: Decider): Seat | null {
  if (!isOpen(request)) return null;
  const now = approvingSeat(request, decider);
  if (now) return now;
  const last = request.steps.findLast(({ decidedBy }) => decidedBy !== null);
  const isOwn = last !== undefined && [last.decidedBy, last.decidedFor].includes(decider.userId);
  return isOwn ? { level: last.level, holder: last.decidedFor as string } : null;
}

/** The request after an approval. Rule AP-3 */
export function approved(
  request: Sent,
  { level, holder }: Seat,
  { userId, now }: { readonly userId: string; readonly now: Instant },
): Walk {
  const until = levels.indexOf(level);
  const steps = request.steps.map((step, at): Step => {
    const isFilled = step.level === level || (at < until && isAsked(step));
    return isFilled && step.decidedAt === null
      ? { ...step, decidedAt: now, decidedBy: userId, decidedFor: holder }
      : step;
  });
  return walkOn(steps, now);
}

const isAsked = ({ mode }: Step) => mode !== "None" && mode !== "Passed";

/** Checks whether a user takes a request back: the requester, before anybody has approved. Rule AP-5 */
export function mayRecall(request: Sent, userId: string): boolean {
  return request.requester === userId && request.status === "Request Approval" && isOpen(request);
}

/** The verbs that a user may run on a sent request. */
export function mayOnRequest(request: Sent, decider: Decider): string[] {
  return [
    ...(approvingSeat(request, decider) ? ["approve"] : []),
    ...(denyingSeat(request, decider) ? ["deny"] : []),
    ...(mayRecall(request, decider.userId) ? ["recall"] : []),
  ];
}

/** What a refusal says of the last decision on a request. */
export interface LastDecision {
  readonly name: string;
  readonly status: ApprovalStatus;
}

/**
 * Returns why a user may not decide a request now.
 *
 * Source: rules AP-4, AP-6 and AP-7
 */
export function whyNotDecided(request: Sent, decider: Decider, last: LastDecision | null): Refused {
  const { number } = request;
  if (request.requester === decider.userId) return refuseApproval("approval.own", { number });
  const seats = levels.filter((level) => seatOn(request, level, decider) !== null);
  if (seats.length === 0) return refuseApproval("approval.notHolder", { number });
  const isWaiting = seats.some((level) => stepAt(request, level).decidedAt === null);
  if (isOpen(request) && isWaiting) return refuseApproval("approval.notYourTurn", { number });
  return whyMoved(request, last);
}

/** The refusal of a decision that somebody else has made before; it names who decided what. */
export function whyMoved(request: Sent, last: LastDecision | null): Refused {
  const { number } = request;
  if (!last) return refuseApproval("approval.moved", { number });
  const said = request.turn === null && request.status === "New" ? "recalled" : last.status;
  return said === "Denied" || said === "recalled"
    ? refuseApproval(said === "Denied" ? "approval.denied" : "approval.recalled", {
        number,
        name: last.name,
      })
    : refuseApproval("approval.decided", { number, name: last.name });
}

/** One level of a request. */
export function stepAt({ steps }: Pick<Walk, "steps">, level: Level): Step {
  const found = steps.find((step) => step.level === level);
  if (!found) throw new Error(`a request has no level ${level}`);
  return found;
}
