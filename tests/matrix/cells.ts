import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Reach } from "@fairway/core/permission/permission.ts";
import type { Served } from "@fairway/engine/http/serve.ts";
import { castActor } from "../cast/actors.ts";
import type { Expectation } from "./expectations/expectation.ts";
import { rightsOf } from "./expectations/expectationOf.ts";
import { covers, ladder, type Position } from "./model.ts";
import { clerkSeeing, clerkWith, isRanged } from "./standing.ts";
import type { Decider, Title } from "./titles.ts";
import { isWhole } from "../setup/isWhole.ts";

/** Who makes a call, and what should come of it: open, shut, or null where the model does not say. */
export interface Cell {
  readonly who: string;
  readonly reach: Reach | null;
  readonly actor: Actor;
  readonly should: boolean | null;
}

/** How the records relate to the caller. */
export interface Standing {
  /** Which reaches cover them. */
  readonly covers: (reach: Reach) => boolean;
  /** Are they open by whose they are, whatever the right reaches? */
  readonly always?: boolean;
  /** Are they another company's? */
  readonly isAway?: boolean;
}

/** How records of a position relate to the caller. */
export function standingAt(position: Position, { atLeast, owner }: Expectation): Standing {
  const from = position === "own" && owner === "never" ? "other office" : position;
  const isOwn = position === "own";
  const counts = owner === "only" ? isOwn : owner !== "others" || !isOwn;
  return {
    covers: (reach) => counts && covers(reach, from, atLeast),
    always: isOwn && owner === "always",
    isAway: position === "other company",
  };
}

// A user with the write right tries to delete a bill, or to keep no stage; the delete right decides.
const alsoDeletes = ["DELETE CsTransactionDetail/Delete", "PUT OpsStageAssigned/AddMultipleStage"];

/** How records of another office relate to a caller who has a title to them. */
export function standingAs(
  title: Title,
  { call }: Served,
  { rights = rightsOf(call), owner }: Expectation,
  decider: Decider | null,
): Standing {
  const isDeleted = rights.every((right) => right.endsWith(".delete"));
  const deletes = isDeleted || alsoDeletes.includes(`${call.method} ${call.path}`);
  const counts = decider !== null && title[deletes ? "deletes" : "owns"].includes(decider);
  return {
    covers: (reach) =>
      owner !== "only" &&
      (covers(reach, "other office") ||
        (counts && reach !== "None" && (title.under?.includes(reach) ?? true))),
    always: title.always?.includes(`${call.method} ${call.path}`) ?? false,
  };
}

/** Everybody who makes a call that asks for a record that stands so to them. */
export function cellsOf(served: Served, expectation: Expectation, standing: Standing): Cell[] {
  const { kind, rights = rightsOf(served.call) } = expectation;
  if (rights.length === 0) {
    const should = kind === "apart" ? false : standing.isAway ? null : true;
    return [
      {
        who: "without any right",
        reach: null,
        actor: castActor("documentation", { rights: {} }),
        should,
      },
      { who: "with every right", reach: null, actor: castActor("documentation"), should },
    ];
  }
  const steps: readonly Reach[] = rights.some(isRanged) ? ladder : ["None", "All"];
  const byOneRight = steps.map((reach) => ({
    who: `with the right for ${reach}`,
    reach,
    actor: clerkWith(rights, reach),
    should: model(expectation, rights, reach, standing),
  }));
  const onlySees = rights.every((right) => /\.(list|detail)$/.test(right));
  if (onlySees || !["record", "answers", "atMost"].includes(kind)) return byOneRight;
  // Nobody acts on what they do not see, whatever else they may.
  const bySight = ladder.slice(1).map((reach) => ({
    who: `seeing and changing for ${reach}`,
    reach,
    actor: clerkSeeing(rights, reach),
    should: standing.covers(reach),
  }));
  return [...byOneRight, ...bySight];
}

/**
 * The cells that every run tests: the two at which the model's answer changes from one reach to
 * the next, and the widest reach. Over all positions every reach of every call is among them.
 * Where tables of the same cells are compared, each of them decides.
 */
export function sampled(...tables: readonly (readonly Cell[])[]): number[] {
  const [cells = []] = tables;
  const changes = (at: number) => tables.some((each) => each[at]?.should !== each[at - 1]?.should);
  const isEdge = ({ reach }: Cell, at: number) =>
    reach === null || reach === "All" || changes(at) || (at + 1 < cells.length && changes(at + 1));
  return cells.flatMap((cell, at) => (isWhole || isEdge(cell, at) ? [at] : []));
}

function model(
  { kind, atLeast = "Owner", owner }: Expectation,
  rights: NonNullable<Expectation["rights"]>,
  reach: Reach,
  standing: Standing,
): boolean | null {
  if (kind === "apart") return false;
  if (kind === "menu" || kind === "menuList" || !rights.some(isRanged)) {
    // Whether another company's rows may be named is asked for every field in its own test.
    if (standing.isAway) return null;
    const isOpen = owner !== "only" || standing.covers("All");
    return isOpen && ladder.indexOf(reach) >= ladder.indexOf(atLeast);
  }
  if (standing.always) return true;
  return reach !== "None" && standing.covers(reach);
}
