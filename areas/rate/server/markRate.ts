import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import {
  markTypedRate,
  outsideRight,
  type RateBound,
  type RateMark,
  type TypedRate,
} from "../model/typedRate.ts";

/**
 * Compares a typed rate with the day's rate and returns its mark or its refusals. Every place where a
 * rate is typed calls this function.
 *
 * Source: rule RT-8, areas/rate/README.md
 */
export function markRate(
  actor: Actor,
  bound: RateBound,
  typed: TypedRate,
): { readonly mark: RateMark; readonly wrong: readonly FieldRefusal[] } {
  return markTypedRate(typed, bound, actor.reach(outsideRight) !== "None");
}
