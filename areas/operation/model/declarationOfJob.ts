import { carriageOf } from "./carriages.ts";
import type { OperationRecord } from "./operation.ts";

/** What a new declaration on a job starts with: numbers, customer, gateway and carriage of the job. */
export function declarationOfJob(job: OperationRecord) {
  const isExport = job.serviceMode === "Export";
  return {
    type: isExport ? ("Export" as const) : ("Import" as const),
    customerId: job.customerId,
    customerCode: job.customerCode,
    customerName: job.customerName,
    hblid: job.hwbno,
    mblid: job.mawb ?? job.hwbno,
    gateway: job.clearanceLocationCode ?? (isExport ? job.polCode : job.podCode),
    ...carriageOf(job.productService ?? null),
    eta: job.eta,
    unitCode: job.packageTypeCode,
    shipper: job.shipperDescription,
    consignee: job.consigneeDescription,
  };
}
