import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import type { Criteria } from "@fairway/engine/resource/criteria.ts";
import { sql } from "kysely";
import { rows } from "@fairway/engine/db/tx.ts";
import type { PartnerChoice } from "../model/partnerChoice.ts";
import { partnerOf } from "../model/partner.ts";
import { partnerBlock } from "../model/partnerBlock.ts";

/** Partners of the actor's company for a picker: in use, by any of some groups, 20 at most. */
export async function choosePartners(
  tx: Tx,
  actor: Actor,
  ask: Criteria & { readonly size?: number | null | undefined },
): Promise<PartnerChoice[]> {
  const found = await chooseRecords(tx, actor, partnerOf("Supplier"), ask);
  return found.map((row) => choiceOf(row as unknown as PartnerChoice));
}

/** The partner of the actor's company with a tax code, the one without a reference first. */
export async function partnerByTaxCode(
  tx: Tx,
  actor: Actor,
  ask: { readonly taxCode: string },
): Promise<PartnerChoice | null> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select id from partner
      where company_id = ${actor.companyId} and text_key(tax_code) = text_key(${ask.taxCode})
      order by internal_reference_no nulls first limit 1`,
  );
  const ids = found.map((each) => each.id);
  if (ids.length === 0) return null;
  return (await choosePartners(tx, actor, { ids }))[0] ?? null;
}

function choiceOf(row: PartnerChoice): PartnerChoice {
  return { ...row, code: row.accountNo, name: row.shortName, block: partnerBlock(row) };
}
