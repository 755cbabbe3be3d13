import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contractPayees.ts";
import { readShownCharges } from "./readShownCharges.ts";
import { soldBills } from "./soldBills.ts";

/**
 * Lists the partners of the charges of a job or bill by name: who owes us and whom we pay.
 *
 * Refuses: record.notFound
 */
export async function payees(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getPayees>,
): Promise<Answer<typeof contract.getPayees>> {
  const bills = await billsOf(tx, actor, ask);
  return rows(
    tx,
    sql`
      select p.id, p.account_no, p.short_name, p.partner_name_en, p.partner_name_vn, p.tax_code,
        array_agg(distinct s.type order by s.type) as types, count(*)::int as lines
      from surcharge s
      cross join lateral (values (s.payment_object_id), (s.payer_id)) as k (partner_id)
      join partner p on p.company_id = ${actor.companyId} and p.id = k.partner_id
      where s.company_id = ${actor.companyId} and s.hblid = any(${bills}::uuid[])
      group by p.company_id, p.id
      order by p.short_name, p.id`,
  );
}

/**
 * Lists the charges of a job or bill by bill; with a partner or the number of a note only theirs. A
 * bill without such lines is left out.
 *
 * Refuses: record.notFound
 */
export async function chargesByBill(
  tx: Tx,
  actor: Actor,
  { partnerID, cdNoteCode, ...ask }: Ask<typeof contract.groupByBill>,
): Promise<Answer<typeof contract.groupByBill>> {
  const bills = await billsOf(tx, actor, ask);
  const found = await readShownCharges(tx, actor, sql`s.hblid = any(${bills}::uuid[])`);
  const wanted = found.filter(
    (line) =>
      (!partnerID || line.paymentObjectId === partnerID || line.payerId === partnerID) &&
      (!cdNoteCode ||
        line.claims.some((each) => each.slot === "note" && each.documentNo === cdNoteCode)),
  );
  const byBill = Map.groupBy(wanted, (line) => line.hblid);
  return [...byBill].map(([hblid, listCharges]) => ({
    hblid,
    hwbno: listCharges[0]?.hwbno ?? null,
    mblno: listCharges[0]?.mblno ?? null,
    listCharges,
  }));
}

async function billsOf(
  tx: Tx,
  actor: Actor,
  { Id, IsHouseBillID }: Ask<typeof contract.getPayees>,
): Promise<string[]> {
  const where = IsHouseBillID ? sql`b.id = ${Id}` : sql`b.job_id = ${Id}`;
  const bills = await soldBills(tx, actor, where);
  if (bills.length === 0) throw refuse("record.notFound");
  return bills.map(({ hblid }) => hblid);
}
