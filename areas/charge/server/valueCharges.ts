import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { isCommission, type KnownRates, usualCommissionRate } from "../model/chargeRates.ts";
import { asKeyed, type LineValuer, type ValuedLine, valuedFor } from "../model/lineValue.ts";
import type { Surcharge } from "../model/surcharge.ts";
import { chargeReferences } from "./chargeReferences.ts";

/** Which value a line of a document has: the document's, that of its keyed terms, or the one it has. */
export type ValueOf = "document" | "keyed" | "kept";

/** A document that values lines, with its choice for each of them. */
export interface DocumentValuer extends Omit<LineValuer, "rates"> {
  readonly toVnd: KnownRates["toVnd"];
  readonly valueOf: (charge: Surcharge) => ValueOf;
}

/**
 * Returns lines with the values that a document gives them, in the same order; `storeValues` writes
 * them.
 *
 * Source: rules CH-1, CH-2, CH-9 and CH-19, areas/charge/README.md
 */
export async function valueCharges(
  tx: Tx,
  actor: Actor,
  charges: readonly Surcharge[],
  { toVnd, valueOf, ...by }: DocumentValuer,
): Promise<ValuedLine[]> {
  // The commission's rate is read only for lines that use it.
  const isAsked = charges.some((each) => isCommission(each) && valueOf(each) === "document");
  const { commission } = isAsked
    ? await chargeReferences(tx, actor, [])
    : { commission: usualCommissionRate };
  const valuer = { ...by, rates: { toVnd, commission } };
  return charges.map((each) => {
    const value = valueOf(each);
    return value === "document"
      ? valuedFor(each, valuer)
      : value === "keyed"
        ? asKeyed(each)
        : each;
  });
}
