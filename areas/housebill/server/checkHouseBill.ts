import { families } from "@fairway/areas/service/model/families.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { yearMonth } from "@fairway/core/time/day.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { peekHouseBillNumber } from "./houseBillNumber.ts";
import { houseBillRows } from "./houseBillTable.ts";
import { mayOnBill } from "./houseBillMay.ts";

/** May the person open this house bill? */
export async function checkHouseBillPermission(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<boolean> {
  const [bill] = await houseBillRows(tx, actor.companyId, sql`b.id = ${ask.id}`);
  if (!bill) return false;
  return mayOnBill(actor, "detail", { bill, job: await jobOfBill(tx, actor, bill.jobId) });
}

/** Is this number on another bill of the office already? */
export async function checkHwbNoExisted(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.checkHwbNoExisted>,
): Promise<boolean> {
  const job = ask.jobId ? await readShipment(tx, actor, ask.jobId) : null;
  const office = job?.officeId ?? actor.officeId;
  const family = job?.family ?? families.sea.letter;
  const found = await maybe(
    tx,
    sql`select 1 as taken from house_bill b where b.company_id = ${actor.companyId}
      and b.office_id = ${office} and b.family = ${family} and lower(b.hwbno) = lower(${ask.hwbno})
      and not b.is_canceled and b.id is distinct from ${ask.hblId ?? null}::uuid`,
  );
  return found !== null;
}

/** Returns the number that a bill to this port would get next; empty without a port. */
export async function generateHblSeaExport(
  tx: Tx,
  actor: Actor,
  ask: { podCode: string },
): Promise<string> {
  actor.mustHave(...rightOnJobs("write"));
  if (!ask.podCode) return "";
  const found = await rows<{ code: string; hwbno: string | null }>(
    tx,
    sql`select c.code, b.hwbno from company c
      left join house_bill b on b.company_id = c.company_id and not b.is_canceled
        and starts_with(lower(b.hwbno), lower(c.code || ${ask.podCode}::text))
      where c.company_id = ${actor.companyId} and c.id = ${actor.companyId}`,
  );
  const stem = `${found[0]?.code ?? ""}${ask.podCode}`.toUpperCase();
  const month = stem + yearMonth(actor.today);
  const taken = found
    .map((row) => (row.hwbno ?? "").toUpperCase())
    .filter((hwbno) => hwbno.startsWith(month))
    .map((hwbno) => Number(hwbno.slice(month.length)));
  return peekHouseBillNumber(tx, actor, stem, new Set(taken));
}
