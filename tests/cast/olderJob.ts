import { type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { chargedJob as job } from "./chargedJob.ts";
import { companyId, offices, people } from "./people.ts";

/** Inserts an older job of the charged job's customer, with one bill, which a colleague opened. */
export async function writeOlderJob(tx: Tx): Promise<{ jobId: string; bill: string }> {
  const older = { jobId: newId(), bill: newId() };
  const stamp = { companyId, officeId: offices.hcm, userCreated: people.sales.id };
  await insertRows(tx, "shipment", [
    {
      ...stamp,
      id: older.jobId,
      jobNo: "SEF2610/00007",
      transactionType: "SFE",
      family: "S",
      serviceDate: "2026-10-01",
      personIncharge: people.sales.id,
      coloaderId: job.port,
      shipmentType: "Freehand",
      currentStatus: "Processing",
      sumPackage: "0",
      noProfit: false,
      isLocked: false,
    },
  ]);
  await insertRows(tx, "sea_job", [{ companyId, id: older.jobId, userModified: people.sales.id }]);
  await insertRows(tx, "house_bill", [
    {
      ...stamp,
      id: older.bill,
      jobId: older.jobId,
      family: "S",
      hwbno: "FWLAX2610007",
      customerId: job.customer,
      saleManId: people.sales.id,
      isCanceled: false,
    },
  ]);
  await insertRows(tx, "sea_bill", [
    { companyId, id: older.bill, hbltype: "Original", userModified: people.sales.id },
  ]);
  return older;
}
