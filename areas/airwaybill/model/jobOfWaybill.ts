import { cleanWaybillNo } from "@fairway/areas/catalogue/model/waybillNo.ts";
import { withJobWeights } from "@fairway/areas/goods/model/airGoods.ts";
import { type DimensionForm, volumeText } from "@fairway/areas/goods/model/dimension.ts";
import { isOther } from "@fairway/core/money/isOther.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { withDaysThatFollow } from "@fairway/areas/shipment/model/daysThatFollow.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { z } from "zod";
import { changedFields, jobFieldsOfWaybill, type jobPartOfWaybill } from "./airWayBill.ts";

export type JobPart = z.output<typeof jobPartOfWaybill>;

/** The job with the values of its waybill. Rules AW-5 and AW-8 */
export function jobOfWaybill(job: Shipment, waybill: JobPart): Shipment {
  const carried = Object.fromEntries(
    Object.keys(jobFieldsOfWaybill.shape).map((field) => [field, waybill[field as keyof JobPart]]),
  );
  const parts = [waybill.mblno1, waybill.mblno3];
  const typed = parts.every(Boolean) ? cleanWaybillNo(parts.join("-")) : null;
  // A number of another form is keyed on the job.
  return { ...job, ...carried, mawb: job.isMawb ? job.mawb : typed };
}

/**
 * The values of a job that its waybill changes, with the totals of the lines.
 *
 * Shape: values as they are stored, so references are ids; dimensions are their printed lines.
 */
export function changesOfJob(
  job: Shipment,
  waybill: JobPart,
  stored: readonly DimensionForm[],
): {
  field: (typeof changedFields)[number] | "dimensions";
  was: string | null;
  is: string | null;
}[] {
  const lines = waybill.dimensionDetails ?? stored;
  const service = serviceOf(job.transactionType);
  const moved = withDaysThatFollow(
    service,
    job,
    jobOfWaybill(job, waybill),
    waybill.keptDays ?? [],
  );
  const after = withJobWeights(service, moved, lines);
  const changed = changedFields
    .filter((field) => isOther(job[field] ?? null, after[field] ?? null))
    .map((field) => ({ field, was: job[field] ?? null, is: after[field] ?? null }));
  const [was, is] = [volumeText(stored), volumeText(lines)];
  return was === is ? changed : [...changed, { field: "dimensions", was, is }];
}
