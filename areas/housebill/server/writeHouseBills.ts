import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { insertParted, insertPartedWith } from "@fairway/engine/db/partedRows.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { JobOfBill } from "../model/houseBill.ts";
import { billNumberSeries, drawHouseBillNumbers } from "./drawHouseBillNumbers.ts";
import { billTables } from "./houseBillTable.ts";
import type { PlannedBill } from "./planHouseBills.ts";
import { noHouse, numberWithin } from "../model/waybillNumbers.ts";
import { drawWaybillNos } from "./drawWaybillNos.ts";
import { takeHouseBillNumber } from "./takeHouseBillNumber.ts";
import { tellSalesmen } from "./tellSalesmen.ts";

/**
 * Writes planned bills of a job without their containers and returns their numbers, drawn by the
 * rule that the service of the job declares.
 *
 * Locks: the counters of their numbers, so all checks run before.
 * Refuses: houseBill.noPodCode, .numberTaken · number.tooFarAhead
 * Source: rule HB-5.
 */
export async function writeHouseBills(
  tx: Tx,
  actor: Actor,
  { job, bills }: { readonly job: JobOfBill; readonly bills: readonly PlannedBill[] },
): Promise<string[]> {
  const service = serviceOf(job.transactionType);
  const untyped = bills.filter((bill) => !bill.form.hwbno);
  const seriesOf = billNumberSeries[service.bill.numberRule];
  const isInRange = service.bill.numberRule === "drawnInRange";
  if (untyped.length > 0 && !seriesOf && !isInRange)
    throw refuse("ask.invalid", {}, { fields: [refuse.field("hwbno", "field.required")] });
  const typed = new Map<string, string>();
  const inOrder = bills
    .flatMap(({ id, form: { hwbno }, numberStem: stem }) => (hwbno ? [{ id, hwbno, stem }] : []))
    .toSorted((a, b) => a.hwbno.localeCompare(b.hwbno, "en"));
  for (const { id, ...number } of inOrder) {
    const stem = seriesOf ? number.stem : null;
    typed.set(id, await takeHouseBillNumber(tx, actor, { ...number, stem }));
  }
  if (isInRange) {
    const drawn = job.isHawb
      ? untyped.map(() => noHouse)
      : await drawWaybillNos(tx, actor, untyped.length, [...typed.values()]);
    untyped.forEach(({ id }, at) => typed.set(id, drawn[at] as string));
  }
  const series = seriesOf ? untyped.map((bill) => seriesOf(bill, actor.today)) : [];
  const rowOf = ({ id, form }: PlannedBill) => ({
    ...form,
    id,
    jobId: job.id,
    family: job.family,
    numberWithin: numberWithin(service),
    ...stampNew(actor),
    officeId: job.officeId,
  });
  await tellSalesmen(
    tx,
    actor,
    job,
    bills.map(({ id, form }) => ({ id, saleManId: form.saleManId })),
  );
  const [first] = bills;
  const [only] = series;
  if (first && only && bills.length === 1) {
    const drawn = ["hwbno", drawnNumber(actor, only)] as const;
    return [await insertPartedWith(tx, billTables(service), rowOf(first), drawn)];
  }
  const drawn = await drawHouseBillNumbers(tx, actor, series, [...typed.values()]);
  const rows = bills.map((bill) => ({
    ...rowOf(bill),
    hwbno: typed.get(bill.id) ?? (drawn.shift() as string),
  }));
  await insertParted(tx, billTables(service), rows);
  return rows.map((row) => row.hwbno);
}
