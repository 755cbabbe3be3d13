import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { directLineForm } from "../model/settlement.ts";
import { openSettlementNo } from "./getSettlement.ts";
import { readLines } from "./settlementTable.ts";

/**
 * Returns lines of an older settlement for other bills, to be saved: each has the first declaration of
 * the job and the oldest own open advance of the house; invoices and references are left out.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule ST-3
 */
export async function copyLines(
  tx: Tx,
  actor: Actor,
  { settlementNo, lineIds, hblids }: Ask<typeof contract.copyLines>,
): Promise<Answer<typeof contract.copyLines>> {
  const { companyId, userId } = actor;
  const { id } = await openSettlementNo(tx, actor, { settlementNo });
  const ofLines = sql`l.settlement_id = ${id} and l.id = any(${lineIds}::uuid[])`;
  const lines = await readLines(tx, companyId, ofLines);
  const bills = await rows<{ hblid: string; customNo: string | null; advanceId: string | null }>(
    tx,
    sql`select b.id as hblid, (
          select min(c.clearance_no) from customs_declaration c
          where c.company_id = ${companyId} and c.job_id = s.id) as custom_no, (
          select d.id from advance_line l
          join document d on d.company_id = ${companyId} and d.id = l.advance_id
          where l.company_id = ${companyId} and l.hblid = b.id and d.state = 'Done'
            and d.user_created = ${userId} and not exists (select from advance_taken t
              where t.company_id = ${companyId} and t.advance_id = d.id and t.hblid = b.id)
          order by d.datetime_created, d.id limit 1) as advance_id
      from house_bill b
      join shipment s on s.company_id = ${companyId} and s.id = b.job_id
      where b.company_id = ${companyId} and b.id = any(${hblids}::uuid[])
        and ${jobWithin(actor, "detail")}
      order by b.id`,
  );
  const isWhole = lines.length === new Set(lineIds).size && bills.length === new Set(hblids).size;
  if (!isWhole) throw refuse("record.notFound");
  return bills.flatMap(({ hblid, customNo, advanceId }) =>
    lines.map((line) =>
      directLineForm.parse({
        id: null,
        hblid,
        type: line.type,
        advanceId,
        customNo,
        contNo: null,
        chargeId: line.chargeId,
        quantity: line.quantity,
        unitId: line.unitId,
        unitPrice: line.unitPrice,
        currencyId: line.currencyId,
        vatrate: line.vatrate,
        paymentObjectId: line.paymentObjectId,
        payerId: line.payerId,
        kickBack: line.kickBack,
        exchangeDate: actor.today,
        notes: line.notes,
      }),
    ),
  );
}
