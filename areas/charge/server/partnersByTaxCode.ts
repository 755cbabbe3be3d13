import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseSheet } from "../model/sheetRefusals.ts";

/** The partner of a tax code, or why there is none. */
export type TaxedPartner = { readonly id: string } | { readonly wrong: FieldRefusal };

/**
 * Finds partners by their tax codes with one statement. Of several, one of the partners of the line
 * is meant, else the only one in use.
 */
export async function partnersByTaxCode(
  tx: Tx,
  actor: Actor,
  taxCodes: readonly string[],
): Promise<(taxCode: string, ofLine: readonly (string | null)[]) => TaxedPartner> {
  const keys = [...new Set(taxCodes.map(textKey))];
  const found =
    keys.length === 0
      ? []
      : await rows<{ id: string; key: string; active: boolean }>(
          tx,
          sql`select id, active, text_key(tax_code) as key from partner
            where company_id = ${actor.companyId} and text_key(tax_code) = any(${keys}::text[])`,
        );
  return (value, ofLine) => {
    const named = found.filter((each) => each.key === textKey(value));
    const active = named.filter((each) => each.active);
    const [one, ...others] = active.length > 0 ? active : named;
    const own = named.find((each) => ofLine.includes(each.id));
    if (own) return { id: own.id };
    if (!one) return { wrong: refuse.field("vatPartnerId", "field.unknown", { value }) };
    if (others.length === 0) return { id: one.id };
    const facts = { value, count: others.length + 1 };
    return { wrong: refuseSheet.field("vatPartnerId", "chargeSheet.severalTaxed", facts) };
  };
}
