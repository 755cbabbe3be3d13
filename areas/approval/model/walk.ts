import type { ApprovalSteps } from "@fairway/areas/organisation/model/officeSetting.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Instant } from "@fairway/core/time/day.ts";
import {
  type ApprovalStatus,
  type Level,
  levels,
  levelWords,
  type Mode,
  statusAfter,
} from "./levels.ts";
import { refuseApproval } from "./refusals.ts";

/** One level of a request as it was sent. */
export interface Step {
  readonly level: Level;
  readonly mode: Mode;
  /** The users who may act on it, without the requester. */
  readonly holders: readonly string[];
  readonly decidedAt: Instant | null;
  /** The user who approved and the holder in whose place; null where the system did. */
  readonly decidedBy: string | null;
  readonly decidedFor: string | null;
}

/** The levels of a request with what follows from them. */
export interface Walk {
  readonly steps: readonly Step[];
  readonly status: ApprovalStatus;
  /** The level whose turn it is; null at the end. */
  readonly turn: Level | null;
}

/** Who approves a document: the modes of its office and the holders of each level. */
export interface Chain {
  readonly modes: ApprovalSteps;
  readonly holders: Readonly<Record<Level, readonly string[]>>;
  readonly requester: string;
  /** The amount is above the limit of the office. */
  readonly isOver: boolean;
}

/**
 * Returns the levels of a new request, or why it cannot be sent.
 *
 * Refuses: approval.noHolder · approval.nobodyElse
 * Source: rules AP-2, AP-3, AP-7 and AP-8
 */
export function stepsOf({ modes, holders, requester, isOver }: Chain): readonly Step[] | Refused {
  const asked = levels.map((level): Step => {
    const mode = level === "bod" && isOver ? "Approval" : modes[level];
    const others = holders[level].filter((each) => each !== requester);
    return { level, mode, holders: mode === "None" ? [] : others, ...undecided };
  });
  const without = asked.find(({ level, mode }) => mode !== "None" && holders[level].length === 0);
  if (without) {
    return refuseApproval("approval.noHolder", { level: levelWords[without.level] });
  }
  let isChecked = false;
  const steps = asked.map((step): Step => {
    const acts = step.mode === "Approval" || (step.mode === "Special" && !isChecked);
    if (!acts) return step;
    isChecked = step.holders.length > 0;
    return isChecked ? step : { ...step, mode: "Passed" };
  });
  const passed = steps.findLastIndex(({ mode }) => mode === "Passed");
  const isLeft = steps
    .slice(passed + 1)
    .some(({ mode }) => mode === "Approval" || mode === "Special");
  const last = steps[passed];
  if (last && !isLeft) {
    return refuseApproval("approval.nobodyElse", { level: levelWords[last.level] });
  }
  return steps;
}

const undecided = { decidedAt: null, decidedBy: null, decidedFor: null } as const;

/**
 * Goes on from the first level without a decision: skips None, stamps Auto, stops at Approval.
 *
 * Shape: Special is stamped where somebody has approved before it, else it stops like Approval; a
 *   level that was passed on needs a further approval.
 * Source: rule AP-3
 */
export function walkOn(steps: readonly Step[], now: Instant): Walk {
  const walked = [...steps];
  let isApproved = false;
  for (const [at, step] of steps.entries()) {
    if (step.decidedAt !== null) {
      isApproved ||= step.decidedBy !== null;
    } else if (step.mode === "Passed") {
      isApproved = false;
    } else if (step.mode === "Auto" || (step.mode === "Special" && isApproved)) {
      walked[at] = { ...step, decidedAt: now };
    } else if (step.mode === "Approval" || step.mode === "Special") {
      return { steps: walked, status: statusAt(walked), turn: step.level };
    }
  }
  return { steps: walked, status: "Done", turn: null };
}

/** The status of a request that waits: that of the last decided level. */
function statusAt(steps: readonly Step[]): ApprovalStatus {
  const last = steps.findLast(({ decidedAt }) => decidedAt !== null);
  return last ? statusAfter[last.level] : "Request Approval";
}

/** The levels of a request that take the modes and holders of today from where it waits. Rule AP-9 */
export function refreshedSteps(steps: readonly Step[], fresh: readonly Step[]): readonly Step[] {
  const last = steps.findLastIndex(({ decidedAt }) => decidedAt !== null);
  return steps.map((step, at) => (at > last ? (fresh[at] as Step) : step));
}
