import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type KnownRates, usualCommissionRate } from "../model/chargeRates.ts";
import { asKeyed, type LineValuer, valuedFor } from "../model/lineValue.ts";
import type { Surcharge } from "../model/surcharge.ts";
import { chargeReferences } from "./chargeReferences.ts";
import { storeValues } from "./storeValues.ts";

/** Which value a line of a document has: the document's, that of its keyed terms, or the one it has. */
export type ValueOf = "document" | "keyed" | "kept";

/** A document that values lines, with its choice for each of them. */
export interface DocumentValuer extends Omit<LineValuer, "rates"> {
  readonly toVnd: KnownRates["toVnd"];
  readonly valueOf: (charge: Surcharge) => ValueOf;
}

/**
 * Values locked lines by a document and returns them as stored.
 *
 * Refuses: rate.missing (currency and day)
 * Source: rules CH-1, CH-2, CH-9 and CH-19, areas/charge/README.md
 */
export async function valueCharges(
  tx: Tx,
  actor: Actor,
  charges: readonly Surcharge[],
  { toVnd, valueOf, ...by }: DocumentValuer,
): Promise<Surcharge[]> {
  // The commission's rate is read only for lines that use it.
  const isAsked = charges.some(
    (each) => each.type === "BUY" && each.kickBack && valueOf(each) === "document",
  );
  const { commission } = isAsked
    ? await chargeReferences(tx, actor, [])
    : { commission: usualCommissionRate };
  const valuer = { ...by, rates: { toVnd, commission } };
  const values = charges.map((each) => {
    const value = valueOf(each);
    return value === "document"
      ? valuedFor(each, valuer)
      : value === "keyed"
        ? asKeyed(each)
        : each;
  });
  return storeValues(tx, actor, charges, values);
}
