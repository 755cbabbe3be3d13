import type { HouseBill, HouseBillForm } from "@fairway/areas/housebill/model/houseBill.ts";
import { houseBillForm } from "@fairway/areas/housebill/model/houseBill.ts";
import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { fieldsOfOneBill, type OperationForm } from "../model/operation.ts";
import { refuseOperation } from "../model/refusals.ts";

/** Refuses a job of a service whose jobs are not opened with one bill. */
export function mustBeOperation(job: Pick<Shipment, "jobNo" | "transactionType">): void {
  if (!serviceOf(job.transactionType).bill.isOfJob) {
    throw refuseOperation("operation.otherService", { jobNo: job.jobNo });
  }
}

/** Reads the one bill of an operations job; the caller checks the right. */
export async function billOfOperation(
  tx: Tx,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  job: Pick<Shipment, "id" | "jobNo" | "transactionType">,
): Promise<HouseBill> {
  mustBeOperation(job);
  const [bill] = await readBillsOfJob(tx, companyId, job.id, language);
  if (!bill) throw new Error(`the operations job ${job.jobNo} has no bill`);
  return bill;
}

const goods = [
  "packageQty",
  "packageType",
  "grossWeight",
  "netWeight",
  "chargeWeight",
  "cbm",
] as const;
type Goods = Readonly<Record<(typeof goods)[number], string | null>>;

/**
 * The form of the bill of an operations job: what is keyed with the job, its master number, incoterm
 * and goods.
 *
 * Source: rule OJ-3
 */
export function formOfOneBill(
  keyed: Pick<OperationForm, keyof typeof fieldsOfOneBill.shape | "mawb" | "incotermId">,
  job: Goods,
): HouseBillForm {
  const empty = Object.keys(houseBillForm.shape).map((field) => [field, null]);
  const ofForm = Object.keys(fieldsOfOneBill.shape).map((field) => [
    field,
    keyed[field as keyof typeof keyed],
  ]);
  const ofGoods = goods.map((field) => [field, job[field]]);
  return {
    ...(Object.fromEntries([...empty, ...ofForm, ...ofGoods]) as HouseBillForm),
    mawb: keyed.mawb,
    incotermId: keyed.incotermId,
  };
}
