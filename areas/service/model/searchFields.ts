import type { Words } from "@fairway/core/words/words.ts";

/** The fields by which a job is found. */
export const searchFields = {
  all: { en: "All", vi: "Tất cả" },
  clearanceNo: { en: "Custom No", vi: "Số tờ khai" },
  jobNo: { en: "Job ID", vi: "Số lô" },
  bookingNo: { en: "Booking No", vi: "Số booking" },
  mawb: { en: "MBL No", vi: "Số MBL" },
  hwbno: { en: "HBL No", vi: "Số vận đơn nhà" },
  containerNo: { en: "Container No", vi: "Số container" },
  sealNo: { en: "Seal No", vi: "Số chì" },
  markNo: { en: "Mark No", vi: "Ký mã hiệu" },
  creditDebitNo: { en: "Debit/Credit Note No", vi: "Số giấy báo nợ/có" },
  soaNo: { en: "SOA No", vi: "Số bảng kê" },
} as const satisfies Record<string, Words>;
export type SearchField = keyof typeof searchFields;
