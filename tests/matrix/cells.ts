import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Reach } from "@fairway/core/permission/permission.ts";
import type { Served } from "@fairway/engine/http/serve.ts";
import { castActor } from "../cast/actors.ts";
import type { Expectation } from "./expectations/expectation.ts";
import { rightsOf } from "./expectations/expectationOf.ts";
import { covers, ladder, type Position } from "./model.ts";
import { clerkSeeing, clerkWith, isRanged } from "./standing.ts";

/** Who makes a call, and what should come of it: open, shut, or null where the model does not say. */
export interface Cell {
  readonly who: string;
  readonly actor: Actor;
  readonly should: boolean | null;
}

/** Everybody who makes a call that asks for a record of a position. */
export function cellsOf(served: Served, expectation: Expectation, position: Position): Cell[] {
  const { kind, rights = rightsOf(served.call) } = expectation;
  if (rights.length === 0) {
    const should = kind === "apart" ? false : position === "other company" ? null : true;
    return [
      { who: "without any right", actor: castActor("documentation", { rights: {} }), should },
      { who: "with every right", actor: castActor("documentation"), should },
    ];
  }
  const steps: readonly Reach[] = rights.some(isRanged) ? ladder : ["None", "All"];
  const byOneRight = steps.map((reach) => ({
    who: `with the right for ${reach}`,
    actor: clerkWith(rights, reach),
    should: model(expectation, rights, reach, position),
  }));
  const onlySees = rights.every((right) => /\.(list|detail)$/.test(right));
  if (onlySees || !["record", "answers", "atMost"].includes(kind)) return byOneRight;
  // Nobody acts on what they do not see, whatever else they may.
  const bySight = ladder.slice(1).map((reach) => ({
    who: `seeing and changing for ${reach}`,
    actor: clerkSeeing(rights, reach),
    should: sighted(expectation, reach, position),
  }));
  return [...byOneRight, ...bySight];
}

function model(
  { kind, atLeast = "Owner", owner }: Expectation,
  rights: NonNullable<Expectation["rights"]>,
  reach: Reach,
  position: Position,
): boolean | null {
  if (kind === "apart") return false;
  if (kind === "menu" || kind === "menuList" || !rights.some(isRanged)) {
    // Whether another company's rows may be named is asked for every field in its own test.
    if (position === "other company") return null;
    return ladder.indexOf(reach) >= ladder.indexOf(atLeast);
  }
  if (position === "own" && owner === "always") return true;
  return sighted({ kind, atLeast, ...(owner ? { owner } : {}) }, reach, position);
}

function sighted({ atLeast, owner }: Expectation, reach: Reach, position: Position): boolean {
  const from = position === "own" && owner === "never" ? "other office" : position;
  return reach !== "None" && covers(reach, from, atLeast);
}
