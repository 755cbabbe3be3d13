import { peekNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { families } from "@fairway/areas/service/model/families.ts";
import { rightOnJobs, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { billSeries } from "../model/houseBillNumbers.ts";
import { houseBillRows } from "./houseBillTable.ts";
import { rightToDraw } from "../model/rightToDraw.ts";
import { noHouse } from "../model/waybillNumbers.ts";
import { peekWaybillNo } from "./drawWaybillNos.ts";
import { mayOnBill } from "./houseBillMay.ts";

/** Checks whether the user may open this house bill. */
export async function checkHouseBillPermission(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<boolean> {
  const [bill] = await houseBillRows(tx, actor, sql`b.id = ${ask.id}`);
  if (!bill) return false;
  return mayOnBill(actor, "detail", { bill, job: await jobOfBill(tx, actor, bill.jobId) });
}

/**
 * Checks whether another bill of the office has this number; without a job, among bills of the sea.
 */
export async function checkHwbNoExisted(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.checkHwbNoExisted>,
): Promise<boolean> {
  const job = ask.jobId ? await readShipment(tx, actor, ask.jobId) : null;
  if (job) actor.must(`${serviceOf(job.transactionType).menu}.write`, job);
  else actor.mustHave(...rightOnJobs("write", ({ family }) => family === "sea"));
  const office = job?.officeId ?? actor.officeId;
  const family = job?.family ?? families.sea.letter;
  const found = await maybe(
    tx,
    sql`select 1 as taken from house_bill b where b.company_id = ${actor.companyId}
      and b.office_id = ${office} and b.family = ${family} and number_key(b.hwbno) = number_key(${ask.hwbno})
      and not b.is_canceled and b.id is distinct from ${ask.hblId ?? null}::uuid`,
  );
  return found !== null;
}

/** Lists the jobs of all offices that have this number on a waybill of the same service. */
export async function checkHwbNoExistedAirExport(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.checkHwbNoExistedAirExport>,
): Promise<string[]> {
  const job = await readShipment(tx, actor, ask.jobId);
  const found = await rows<{ jobNo: string }>(
    tx,
    sql`select j.job_no from house_bill b
      join shipment j on j.company_id = ${actor.companyId} and j.id = b.job_id
      where b.company_id = ${actor.companyId} and b.number_within = ${job.transactionType}
        and b.hwbno <> ${noHouse} and number_key(b.hwbno) = number_key(${ask.hwbno})
        and not b.is_canceled and b.id is distinct from ${ask.hblId ?? null}::uuid
      order by j.job_no`,
  );
  return found.map((each) => each.jobNo);
}

/** Returns the number that the next house waybill would get. */
export async function generateHblNo(tx: Tx, actor: Actor): Promise<string> {
  actor.mustHave(...rightToDraw("drawnInRange"));
  return peekWaybillNo(tx, actor);
}

/** Returns the number that the next bill to this port would get; empty without a port. */
export async function generateHblSeaExport(
  tx: Tx,
  actor: Actor,
  ask: { podCode: string },
): Promise<string> {
  actor.mustHave(...rightToDraw("drawnByPort"));
  if (!ask.podCode) return "";
  const { code } = await one<{ code: string }>(
    tx,
    sql`select c.code from company c
      where c.company_id = ${actor.companyId} and c.id = ${actor.companyId}`,
  );
  return peekNumber(tx, actor, billSeries(`${code}${ask.podCode}`.toUpperCase(), actor.today));
}
