import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields, refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { adjustedTo, whyNotAdjusted, wrongAdjustments } from "../model/adjustment.ts";
import { refuseCharge } from "../model/refusals.ts";
import type { Surcharge } from "../model/surcharge.ts";
import { storeValues } from "./storeValues.ts";

/** The VND amounts that a document gives some of its lines, in the order in which they are sent. */
export interface AdjustedLine {
  readonly id: string;
  readonly amountVnd: DecimalText;
  readonly vatAmountVnd: DecimalText;
}

/**
 * Adjusts the VND amounts of locked lines of a document and returns its lines as they are stored; what
 * is keyed and the amounts in other currencies stay.
 *
 * Refuses: record.notFound (no line of the document) · charge.adjustHeld (409) · charge.adjustTooFar,
 *   .adjustUntaxed, .sameTwice (400), with `lines.3.amountVnd` and the like
 * Source: rule CH-36, areas/charge/README.md
 */
export function adjustLines(
  tx: Tx,
  actor: Actor,
  charges: readonly Surcharge[],
  by: { readonly documentId: string; readonly lines: readonly AdjustedLine[] },
): Promise<Surcharge[]> {
  const { documentId, lines } = by;
  const typed = new Map(lines.map((each) => [each.id, each]));
  const known = new Set(charges.map((each) => each.id));
  if (lines.some((each) => !known.has(each.id))) throw refuse("record.notFound");
  const chargeOf = new Map(charges.map((each) => [each.id, each]));
  refuseFields(
    lines.flatMap((each, at) => {
      const isTwice = lines.findIndex(({ id }) => id === each.id) < at;
      const wrong = isTwice
        ? [refuseCharge.field("id", "charge.sameTwice")]
        : wrongAdjustments(chargeOf.get(each.id) as Surcharge, each);
      return wrong.map((fault) => ({ ...fault, field: `lines.${at}.${fault.field}` }));
    }),
  );
  const adjusted = charges.map((charge) => {
    const to = typed.get(charge.id);
    if (!to) return charge;
    const amounts = { net: decimal(to.amountVnd), vat: decimal(to.vatAmountVnd) };
    const isSame =
      amounts.net.equals(decimal(charge.amountVnd)) &&
      amounts.vat.equals(decimal(charge.vatAmountVnd));
    const why = isSame ? null : whyNotAdjusted(charge, documentId);
    if (why) throw why;
    return isSame ? charge : adjustedTo(charge, amounts, documentId);
  });
  return storeValues(tx, actor, charges, adjusted);
}
