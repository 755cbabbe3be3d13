import { families } from "@fairway/areas/service/model/families.ts";
import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { refuseSettlement } from "../model/refusals.ts";
import type { DirectLineForm } from "../model/settlement.ts";

/** A cost that another settlement has, too. */
interface RepeatedCost {
  readonly at: number;
  readonly chargeCode: string;
  readonly jobNo: string;
  readonly settlementNo: string;
}

/**
 * Finds the lines that another settlement has: the same charge, house, partner, declaration, invoice,
 * container and note, on jobs that the user may open. On operations jobs only lines with one of the three numbers are compared.
 *
 * Source: rule ST-3
 */
export function repeatedCosts(
  tx: Tx,
  actor: Actor,
  settlementId: string | null,
  sent: readonly DirectLineForm[],
): Promise<RepeatedCost[]> {
  const { companyId } = actor;
  const asked = sent.map((line, at) => ({
    at,
    hblid: line.hblid,
    charge_id: line.chargeId,
    payment_object_id: line.paymentObjectId,
    payer_id: line.payerId,
    custom_no: line.customNo,
    invoice_no: line.invoiceNo,
    cont_no: line.contNo,
    notes: line.notes,
  }));
  return rows<RepeatedCost>(
    tx,
    sql`select k.at, c.code as charge_code, j.job_no, d.number as settlement_no
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as k (at int, hblid uuid,
        charge_id uuid, payment_object_id uuid, payer_id uuid, custom_no text, invoice_no text,
        cont_no text, notes text)
      join settlement_line l on l.company_id = ${companyId} and l.hblid = k.hblid
        and l.settlement_id is distinct from ${settlementId}::uuid
        and ${isSame(sql`l.custom_no`, sql`k.custom_no`)}
        and ${isSame(sql`l.cont_no`, sql`k.cont_no`)}
      join document d on d.company_id = ${companyId} and d.id = l.settlement_id
        and d.state <> 'Canceled'
      join surcharge s on s.company_id = ${companyId} and s.id = l.charge_id
        and s.charge_id = k.charge_id and s.payment_object_id = k.payment_object_id
        and s.payer_id is not distinct from k.payer_id
        and ${isSame(sql`s.invoice_no`, sql`k.invoice_no`)}
        and ${isSame(sql`s.notes`, sql`k.notes`)}
      join charge c on c.company_id = ${companyId} and c.id = s.charge_id
      join shipment j on j.company_id = ${companyId} and j.id = l.job_id
      where (j.family <> ${families.operations.letter}
          or coalesce(k.custom_no, k.invoice_no, k.cont_no) is not null)
        and exists (select from shipment s where s.company_id = ${companyId} and s.id = l.job_id
          and ${jobWithin(actor, "detail")})
      order by k.at`,
  );
}

/** Are two keyed texts the same, whatever their outer spaces and capitals (`foldedText`)? */
const isSame = (text: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`lower(btrim(coalesce(${text}, ''))) = lower(btrim(coalesce(${other}, '')))`;

/** Returns the refusal of the first line that another settlement has, or null. Rule ST-3 */
export async function whyNotRepeated(
  tx: Tx,
  actor: Actor,
  settlementId: string | null,
  sent: readonly DirectLineForm[],
): Promise<Refused | null> {
  const [found] = await repeatedCosts(tx, actor, settlementId, sent);
  if (!found) return null;
  const { at, ...facts } = found;
  return refuseSettlement("settlement.duplicate", facts, { field: `direct.${at}.chargeId` });
}
