import { z } from "zod";

/** The series of numbers that are checked for gaps. */
export const seriesWords = {
  job: { en: "Jobs", vi: "Lô hàng" },
  houseBill: { en: "House bills", vi: "Vận đơn nhà" },
  cdNote: { en: "Debit and credit notes", vi: "Giấy báo nợ, báo có" },
  voucherId: { en: "Voucher IDs", vi: "Số chứng từ" },
  invoiceNoTempt: { en: "Invoice numbers", vi: "Số hóa đơn" },
  advance: { en: "Advances", vi: "Tạm ứng" },
  receipt: { en: "Receipts", vi: "Phiếu thu" },
  combine: { en: "Combined billings", vi: "Gộp chứng từ công nợ" },
  vendorPayment: { en: "Payments to vendors", vi: "Phiếu chi nhà cung cấp" },
} as const;

/** The explanations of a gap: why no record has a drawn number. */
export const explanationWords = {
  deleted: { en: "The record was deleted", vi: "Chứng từ đã bị xóa" },
  changed: { en: "The record got another number", vi: "Chứng từ đã đổi số khác" },
  skipped: {
    en: "A higher number was typed",
    vi: "Đã nhập tay một số lớn hơn",
  },
  unknown: { en: "Not explained: tell your administrator", vi: "Chưa rõ: hãy báo quản trị viên" },
} as const;

const series = Object.keys(seriesWords) as [keyof typeof seriesWords];

const explanations = Object.keys(explanationWords) as [keyof typeof explanationWords];

/** A range of numbers that were drawn or skipped and that no record has. */
export const numberGap = z.object({
  series: z.enum(series),
  /** The prefix and the period of the series: INV/26, FHD2611. */
  serie: z.string(),
  from: z.string(),
  to: z.string(),
  count: z.number(),
  explanation: z.enum(explanations),
  /** When and by whom the record was deleted or changed, or the higher number typed. */
  at: z.string().nullable(),
  personName: z.string().nullable(),
  /** The record that was changed, or that got the higher number; null when it was deleted. */
  recordId: z.string().nullable(),
  recordNumber: z.string().nullable(),
});
export type NumberGap = z.output<typeof numberGap>;
