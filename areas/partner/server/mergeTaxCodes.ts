import type { Actor } from "@fairway/core/permission/actor.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseMerge } from "../model/mergeRefusals.ts";
import type { TaxCodesOfTwo } from "../model/samePartner.ts";
import type { GuardedPartner } from "./partnerPermit.ts";

/**
 * Returns the tax codes of two partners when they differ, with the number of invoices and vouchers
 * of both; null when they are the same or one partner has none.
 */
export async function taxCodesOf(
  tx: Tx,
  { companyId }: Actor,
  kept: GuardedPartner,
  merged: GuardedPartner,
): Promise<TaxCodesOfTwo | null> {
  const [keptTaxCode, mergedTaxCode] = [kept, merged].map((each) => String(each["taxCode"] ?? ""));
  if (!keptTaxCode || !mergedTaxCode) return null;
  if (textKey(keptTaxCode) === textKey(mergedTaxCode)) return null;
  const { invoices } = await one<{ invoices: number }>(
    tx,
    sql`select count(*)::int as invoices from partner_tax_document
      where company_id = ${companyId} and partner_id in (${kept.id}, ${merged.id})`,
  );
  return { keptTaxCode, mergedTaxCode, invoices };
}

/**
 * Refuses a merge without a reason when an invoice states one of two different tax codes.
 *
 * Refuses: partnerMerge.taxCodesDiffer
 * Source: rule PA-25
 */
export async function refuseOtherTaxCode(
  tx: Tx,
  actor: Actor,
  kept: GuardedPartner,
  merged: GuardedPartner,
): Promise<void> {
  const found = await taxCodesOf(tx, actor, kept, merged);
  if (!found || found.invoices === 0) return;
  const { invoices: count, ...codes } = found;
  throw refuseMerge("partnerMerge.taxCodesDiffer", { ...codes, count }, { field: "reason" });
}
