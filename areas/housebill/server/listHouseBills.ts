import { tonsOf } from "@fairway/areas/goods/model/revenueTons.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import type { BillAndJob } from "../model/houseBill.ts";
import { houseBillMay } from "./houseBillMay.ts";
import { houseBillRows } from "./houseBillTable.ts";
import type { HouseBillRow } from "../model/houseBillRecord.ts";

/** Lists the house bills of one job by number; the criteria of the job list apply to them as well. */
export async function listHouseBills(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.listHouseBillsOfJob>,
): Promise<HouseBillRow[]> {
  if (!ask.jobId) return [];
  const job = await readShipment(tx, actor, ask.jobId);
  actor.mustHave(`${serviceOf(job.transactionType).menu}.list`);
  const bills = await houseBillRows(
    tx,
    actor,
    sql`b.job_id = ${job.id} and ${matchesCriteria(actor, ask)}`,
  );
  return bills.map((bill) => listedBill(actor, { bill, job }));
}

/** A line of a list of bills. */
export function listedBill(actor: Actor, { bill, job }: BillAndJob): HouseBillRow {
  return {
    ...bill,
    notifyParty: bill.notifyPartyName ?? bill.notifyPartyDescription?.split("\n")[0] ?? null,
    may: houseBillMay(actor, { bill, job }),
  };
}

/** The condition that a bill `b` matches the criteria other than its job. */
export function matchesCriteria(
  actor: Actor,
  ask: Omit<Ask<typeof contract.listHouseBillsOfJob>, "jobId">,
): RawBuilder<unknown> {
  return sql`f_unaccent(b.hwbno) like ${anywhere(fold(ask.hwbno ?? ""))}
    and (${ask.customerId}::uuid is null or b.customer_id = ${ask.customerId}::uuid)
    and (${ask.saleManId}::uuid is null or b.sale_man_id = ${ask.saleManId}::uuid)
    and ${onDocument(actor, "note", ask.creditDebitNo)}
    and ${onDocument(actor, "soa", ask.soaNo)}`;
}

/** A bill `b` has charges on a document whose number contains a text. */
function onDocument({ companyId }: Actor, kind: string, number: string | null) {
  if (!number) return sql`true`;
  return sql`b.id in (select d.hblid from job_document d where d.company_id = ${companyId}
    and d.job_id = b.job_id and d.kind = ${kind}
    and f_unaccent(d.document_no) like ${anywhere(fold(number))})`;
}

/** The same as one page. */
export async function pageHouseBills(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.pageHouseBills>,
) {
  const all = await listHouseBills(tx, actor, ask);
  const { page, size } = ask;
  const data = all.slice((page - 1) * size, page * size);
  return { data, page, size, totalItems: all.length, capped: false };
}

/** Weights, volume and packages over all bills of a job. */
export async function goodsOfAllBills(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.goodsOfAllBills>,
) {
  const job = await readShipment(tx, actor, ask.jobId);
  const bills = await houseBillRows(tx, actor, sql`b.job_id = ${job.id}`);
  const three = (field: "grossWeight" | "netWeight" | "chargeWeight" | "cbm") =>
    sum(bills.map((bill) => bill[field])).toFixed(3);
  const service = serviceOf(job.transactionType);
  const tons = bills.flatMap((bill) => tonsOf(service, bill).chargedTons ?? []);
  return {
    packageQty: decimal(sum(bills.map((bill) => bill.packageQty))).toString(),
    grossWeight: three("grossWeight"),
    netWeight: three("netWeight"),
    chargeWeight: three("chargeWeight"),
    cbm: three("cbm"),
    chargedTons: service.leastTons ? sum(tons).toFixed(3) : null,
  };
}
