import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refusePartner } from "../model/refusals.ts";
import { taxCodeDoubt } from "../model/taxCode.ts";

/** Who in the actor's company has a tax code and reference already, and whether its digits agree. */
export async function checkTaxCode(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly id?: string | null | undefined;
    readonly taxCode: string;
    readonly internalReferenceNo: string | null;
  },
) {
  const partner = await maybe<{ id: string; accountNo: string; shortName: string }>(
    tx,
    sql`select id, account_no, short_name from partner
      where company_id = ${actor.companyId} and text_key(tax_code) = text_key(${ask.taxCode})
        and internal_reference_no is not distinct from ${ask.internalReferenceNo}
        and (${ask.id ?? null}::uuid is null or id <> ${ask.id ?? null})
      limit 1`,
  );
  return { partner, warning: taxCodeWarning(actor, ask.taxCode) };
}

/** The warning about a tax code's check digit in the actor's language, or null. */
export function taxCodeWarning(actor: Actor, taxCode: string): string | null {
  const doubt = taxCodeDoubt(taxCode);
  if (!doubt) return null;
  const facts = { taxCode, expected: doubt.expected ?? "–" };
  return say(refusePartner.catalogue["partner.taxCodeCheckDigit"], actor.language, facts);
}
