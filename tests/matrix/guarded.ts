import { areas } from "../../apps/server/handlers.ts";
import type { Guarded } from "./play.ts";

/** Every call that needs a signed-in user. */
export const everyGuarded = guardedOf(areas);

// `npm test -- --since` names the areas that changed and those above them.
const named = (process.env["FAIRWAY_AREAS"] ?? "").split(",").filter(Boolean);

/** Is only a part of the areas tested? */
export const isPart = named.length > 0;

/**
 * The calls whose rows of the matrix are tested: all, or those of the named areas and of files,
 * whose owners are records of the areas above.
 */
export const guarded = isPart
  ? guardedOf(areas.filter(({ area }) => area === "file" || named.includes(area)))
  : everyGuarded;

/** The method and path of a call. */
export const nameOf = ({ call }: Pick<Guarded, "call">) => `${call.method} ${call.path}`;

function guardedOf(some: typeof areas): readonly Guarded[] {
  return some.flatMap((each) => each.handlers).filter((each): each is Guarded => !each.open);
}
