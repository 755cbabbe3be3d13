import { costPers, type CostPer } from "@fairway/areas/catalogue/model/stageSet.ts";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import type { AskedView } from "@fairway/core/listMemory/askedView.ts";
import { day, decimalText, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** What the list shows: usual costs that are missing, or supplier's invoices that are stated twice. */
export const openCostViews = {
  missing: { en: "Usual costs that are missing", vi: "Chi phí thường có còn thiếu" },
  invoices: { en: "Supplier invoices stated twice", vi: "Hóa đơn nhà cung cấp ghi hai lần" },
} as const;
export const openCostViewNames = Object.keys(openCostViews) as [
  keyof typeof openCostViews,
  ...(keyof typeof openCostViews)[],
];

const pers = Object.keys(costPers) as [CostPer, ...CostPer[]];
const name = z.string().nullable();

/** A job with a usual cost that is missing, or with an invoice that is stated twice. */
export const openCost = z.object({
  key: z.string(),
  jobId: id,
  jobNo: z.string(),
  transactionType: z.enum(serviceCodes),
  serviceDate: day.nullable(),
  customers: name,
  personIncharge: name,
  /** Of a missing cost. */
  chargeCode: name,
  chargeName: name,
  stageName: name,
  per: z.enum(pers).nullable(),
  usual: z.number().nullable(),
  missing: z.number().nullable(),
  /** Of an invoice. */
  partnerName: name,
  invoiceNo: name,
  seriesNo: name,
  lines: z.number().nullable(),
  amountVnd: decimalText.nullable(),
  /** The numbers of the other jobs that state it and that the user may open, and how many in all. */
  otherJobs: name,
  elsewhere: z.number().nullable(),
});
export type OpenCost = Readonly<z.infer<typeof openCost>>;

/** What the address of the list asks for. */
export function openCostsAsk({ search, filters }: Pick<AskedView, "search" | "filters">) {
  const among = <Value extends string>(names: readonly Value[], filter: string) =>
    names.find((each) => each === filters[filter]) ?? null;
  return {
    keyword: search || null,
    service: among(serviceCodes, "service"),
    view: among(openCostViewNames, "view") ?? ("missing" as const),
    isMine: filters["mine"] === "yes",
  };
}
