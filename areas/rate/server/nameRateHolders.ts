import { whoMay } from "@fairway/areas/access/server/whoMay.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { outsideRight } from "../model/typedRate.ts";

/**
 * Adds to refusals of rates outside the bound the names of up to three colleagues who may type
 * them, those of the actor's office first.
 *
 * Shape: one statement, and none without such a refusal.
 */
export async function nameRateHolders(
  tx: Tx,
  actor: Actor,
  wrong: readonly FieldRefusal[],
): Promise<readonly FieldRefusal[]> {
  if (!wrong.some(isOutsideBound)) return wrong;
  const found = await whoMay(tx, actor, { permission: outsideRight });
  const names = {
    holders: found.length,
    namesEn: found.map((each) => each.employeeNameEn).join(", "),
    namesVi: found.map((each) => each.employeeNameVn).join(", "),
  };
  return wrong.map((each) =>
    isOutsideBound(each) ? { ...each, facts: { ...each.facts, ...names } } : each,
  );
}

function isOutsideBound({ code }: FieldRefusal): boolean {
  return code === "rate.outsideBound";
}
