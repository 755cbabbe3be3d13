import type { Family } from "@fairway/areas/service/model/families.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** Freight terms, by the word that is stored. */
export const freightTerms = {
  Prepaid: { en: "Prepaid", vi: "Trả trước" },
  Collect: { en: "Collect", vi: "Trả sau" },
} as const satisfies Record<string, Words>;

/** How the freight of a bill is paid. */
export const freightPayments = {
  ...freightTerms,
  "Sea - Air Difference": { en: "Sea - Air Difference", vi: "Chênh lệch biển - hàng không" },
} as const satisfies Record<string, Words>;

/** Whether the customer is our own or nominated by an agent. */
export const shipmentTypes = {
  Freehand: { en: "Freehand", vi: "Hàng tự khai thác (Freehand)" },
  Nominated: { en: "Nominated", vi: "Hàng chỉ định (Nominated)" },
} as const satisfies Record<string, Words>;

/** The kinds of bill of lading. */
export const billTypes = {
  Copy: { en: "Copy", vi: "Bản sao" },
  Original: { en: "Original", vi: "Bản gốc" },
  "Sea Waybill": { en: "Sea Waybill", vi: "Giấy gửi hàng đường biển" },
  Surrendered: { en: "Surrendered", vi: "Điện giao hàng (Surrendered)" },
} as const satisfies Record<string, Words>;

/** The kinds of bill that a family has. */
export const billTypesOf: Readonly<Record<Family, readonly (keyof typeof billTypes)[]>> = {
  sea: ["Copy", "Original", "Sea Waybill", "Surrendered"],
  air: ["Copy", "Original", "Surrendered"],
  operations: [],
};

/** The types of service, as the trade writes them. */
export const typesOfService = [
  "FCL/FCL",
  "LCL/LCL",
  "FCL/LCL",
  "CY/CFS",
  "CY/CY",
  "CFS/CY",
  "CFS/CFS",
  "CY/DR",
  "DR/CY",
  "DR/DR",
  "DR/CFS",
  "CFS/DR",
] as const;

/** The types of move, as the trade writes them. */
export const typesOfMove = [
  "FCL/FCL-CY/CY",
  "LCL/LCL-CY/CY",
  "LCL/LCL-CFS/CFS",
  "LCL/FCL-CFS/CY",
  "FCL/LCL-CY/CFS",
] as const;

/** The number of original bills, as printed. */
export const originalNumbers = ["ZERO (0)", "ONE (1)", "TWO (2)", "THREE (3)"] as const;

/** The state of a job, by the word that is stored. */
export const statusWords = {
  InSchedule: { en: "In schedule", vi: "Theo lịch" },
  Processing: { en: "Processing", vi: "Đang xử lý" },
  Pending: { en: "Pending", vi: "Chờ xử lý" },
  Warning: { en: "Warning", vi: "Cảnh báo" },
  Overdued: { en: "Overdue", vi: "Quá hạn" },
  Finish: { en: "Finished", vi: "Hoàn thành" },
  Canceled: { en: "Canceled", vi: "Đã hủy" },
} as const satisfies Record<string, Words>;
export type JobStatus = keyof typeof statusWords;

/** How far the customers of a job have paid. */
export const paymentWords = {
  Paid: { en: "Paid", vi: "Đã thanh toán" },
  "Paid A Part": { en: "Paid in part", vi: "Thanh toán một phần" },
  Unpaid: { en: "Unpaid", vi: "Chưa thanh toán" },
} as const satisfies Record<string, Words>;

/** In the filter of the list: jobs in work that were finished before. Reopen is no stored state. */
export const reopenedStatus = "Reopen";

/** In the filter of the list: every state except finished and canceled. */
export const anyOpenStatus = "Open";
