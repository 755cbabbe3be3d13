import { nextState } from "@fairway/core/steps/steps.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { ReleaseRecord } from "./billRelease.ts";
import { refuseRelease } from "./refusals.ts";
import { releaseStates, releaseSteps, type ReleaseVerb } from "./releaseSteps.ts";

/** What decides about the steps of a release. */
export type ReleaseFacts = Pick<
  ReleaseRecord,
  "hwbno" | "state" | "isOurs" | "hbltype" | "count" | "out" | "originals"
>;

/** Was an original handed in, so that it accomplishes the bill? A spoiled one was not. */
function isHandedIn({ returnedOn, isSpoiled }: ReleaseFacts["originals"][number]): boolean {
  return returnedOn !== null && !isSpoiled;
}

/** The numbers of the originals that can be printed now: neither out nor handed in. */
export function printableOriginals({
  count,
  out,
  originals,
}: Pick<ReleaseFacts, "count" | "out" | "originals">): number[] {
  const gone = new Set([...out, ...originals.filter(isHandedIn).map((each) => each.originalNo)]);
  return Array.from({ length: count }, (_, at) => at + 1).filter((no) => !gone.has(no));
}

/**
 * Why a step is not possible now; null when it is. Browser and server ask this one rule.
 *
 * Source: rules RL-2 to RL-6
 */
export function whyNotRelease(facts: ReleaseFacts, verb: ReleaseVerb): Refused | null {
  const { hwbno, state } = facts;
  if (nextState(releaseSteps, state, verb) === null) {
    const { en, vi } = releaseStates[state].words;
    return refuseRelease("release.notInState", {
      hwbno,
      stateEn: en.toLowerCase(),
      stateVi: vi.toLowerCase(),
    });
  }
  return rules[verb](facts);
}

const withoutOriginals = ({ hwbno, hbltype }: ReleaseFacts) =>
  hbltype === "Original" ? null : refuseRelease("release.noOriginals", { hwbno, hbltype });

const withOriginalsOut = ({ hwbno, out }: ReleaseFacts) =>
  out.length > 0
    ? refuseRelease("release.originalsOut", { hwbno, originals: out.join(", ") })
    : null;

const ofWaybill = (facts: ReleaseFacts) =>
  facts.hbltype === "Sea Waybill" ? withoutOriginals(facts) : null;

const rules: Readonly<Record<ReleaseVerb, (facts: ReleaseFacts) => Refused | null>> = {
  issue: (facts) => {
    const { hwbno, isOurs } = facts;
    if (!isOurs) return refuseRelease("release.notOurs", { hwbno });
    const none = withoutOriginals(facts);
    if (none || printableOriginals(facts).length > 0) return none;
    return refuseRelease("release.allOut", { hwbno });
  },
  takeBack: (facts) => {
    const { hwbno, out } = facts;
    return (
      withoutOriginals(facts) ??
      (out.length === 0 ? refuseRelease("release.nothingOut", { hwbno }) : null)
    );
  },
  surrender: (facts) => ofWaybill(facts) ?? withOriginalsOut(facts),
  // The office of origin holds the originals of a bill that arrives, and tells us so.
  telex: (facts) => ofWaybill(facts) ?? (facts.isOurs ? withOriginalsOut(facts) : null),
  release: ({ hwbno, state, hbltype, originals }) => {
    const isFree = state !== "Draft" && state !== "Issued";
    const hasNone = hbltype === "Sea Waybill" || hbltype === "Surrendered";
    return isFree || originals.some(isHandedIn) || hasNone
      ? null
      : refuseRelease("release.notReady", { hwbno });
  },
};
