import type { Status } from "@fairway/core/words/statusTag.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { may } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** The kinds of record that go to the accounting system, as it names them. */
export const dataTypes = [
  "ADVANCE",
  "SETTLEMENT",
  "SOA",
  "CDNOTE",
  "VOUCHER",
  "INVOICE",
  "PAYMENT",
  "PARTNER",
  "BANK",
  "TARIFF",
] as const;
export type DataType = (typeof dataTypes)[number];

/** Those that are documents. */
export const documentTypes: readonly DataType[] = dataTypes.slice(0, 7);

export const dataTypeWords: Readonly<Record<DataType, Words>> = {
  ADVANCE: { en: "Advance", vi: "Tạm ứng" },
  SETTLEMENT: { en: "Settlement", vi: "Thanh toán tạm ứng" },
  SOA: { en: "Statement of account", vi: "Bảng kê công nợ" },
  CDNOTE: { en: "Debit or credit note", vi: "Giấy báo nợ, báo có" },
  VOUCHER: { en: "Voucher", vi: "Chứng từ" },
  INVOICE: { en: "Invoice", vi: "Hóa đơn" },
  PAYMENT: { en: "Receipt", vi: "Phiếu thu" },
  PARTNER: { en: "Partner", vi: "Đối tác" },
  BANK: { en: "Bank account", vi: "Tài khoản ngân hàng" },
  TARIFF: { en: "Tariff", vi: "Biểu giá" },
};

/** The states of an item; a failed one waits until a user sends it again. */
export const itemStates = ["Waiting", "Synced", "Rejected", "Failed"] as const;
export type ItemState = (typeof itemStates)[number];

export const itemTags: Readonly<Record<ItemState, Status>> = {
  Waiting: { words: { en: "Sending", vi: "Đang gửi" }, meaning: "progress" },
  Synced: { words: { en: "Accepted", vi: "Đã nhận" }, meaning: "good" },
  Rejected: { words: { en: "Rejected", vi: "Bị từ chối" }, meaning: "bad" },
  Failed: { words: { en: "Not delivered", vi: "Gửi không được" }, meaning: "bad" },
};

/** The ends of a try: Refused never reached the system, Unknown may have. */
export const outcomes = ["Synced", "Rejected", "Refused", "Unknown"] as const;
export type Outcome = (typeof outcomes)[number];

/** A record with its way to the accounting system. */
export const shownItem = z.object({
  id: z.string(),
  version: z.number(),
  dataType: z.enum(dataTypes),
  recordId: z.string(),
  number: z.string(),
  partnerName: z.string().nullable(),
  action: z.enum(["ADD", "UPDATE"]),
  syncVersion: z.number(),
  state: z.enum(itemStates),
  nextTryAt: z.string().nullable(),
  tries: z.number(),
  ledgerNo: z.string().nullable(),
  reason: z.string().nullable(),
  answeredAt: z.string().nullable(),
  userNameCreated: z.string().nullable(),
  datetimeCreated: z.string(),
  datetimeModified: z.string(),
  may,
});
export type ShownItem = z.infer<typeof shownItem>;
