import { contractTypes } from "@fairway/areas/partner/model/contractTypes.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { type FigureName, figureNames, figureParts } from "./figures.ts";
import type { Receivable } from "./receivable.ts";
import type { ReceivableTabName } from "./receivableTabs.ts";

/** A column of the list of receivables and of its sheet. */
export interface ReceivableColumn {
  readonly words: Words;
  readonly kind: "text" | "money" | "number" | "date";
}

const text = (en: string, vi: string): ReceivableColumn => ({ words: { en, vi }, kind: "text" });
const figures = Object.fromEntries(
  figureNames.map((name) => [name, { words: figureParts[name].words, kind: "money" }]),
) as Record<FigureName, ReceivableColumn>;

/** All columns by name. */
export const receivableColumns = {
  partnerCode: text("Partner ID", "Mã đối tác"),
  partnerName: text("Partner", "Đối tác"),
  parentName: text("Parent partner", "Đối tác mẹ"),
  salesmanName: text("Salesman", "Nhân viên kinh doanh"),
  agreementNo: text("Contract no.", "Số hợp đồng"),
  agreementType: text("Type", "Loại"),
  agreementStatus: text("Status", "Trạng thái"),
  currency: text("Currency", "Loại tiền"),
  expriedDate: { words: { en: "Expired date", vi: "Ngày hết hạn" }, kind: "date" },
  expriedDay: { words: { en: "Days left", vi: "Số ngày còn lại" }, kind: "number" },
  creditLimited: { words: { en: "Credit limit", vi: "Hạn mức công nợ" }, kind: "money" },
  overCreditAmount: { words: { en: "Over credit", vi: "Vượt hạn mức" }, kind: "money" },
  debitRate: { words: { en: "Debit rate %", vi: "Tỷ lệ nợ %" }, kind: "number" },
  ...figures,
} as const satisfies Readonly<Partial<Record<keyof Receivable, ReceivableColumn>>>;
export type ColumnName = keyof typeof receivableColumns;

const buckets = ["over1To15", "over16To30", "over30"] as const;
const partner = ["partnerCode", "partnerName"] as const;
const onBehalf = ["obhUnpaid", "obhOver1To15", "obhOver16To30", "obhOver30"] as const;

/** The columns of each tab in their order. */
export const columnsOfTab: Readonly<Record<ReceivableTabName, readonly ColumnName[]>> = {
  TRIAL_OFFICIAL: [
    ...partner,
    "debitAmount",
    "debitRate",
    "billingUnpaid",
    "obhAmount",
    ...buckets,
    "currency",
    "sellingNoVat",
    "billingAmount",
    "paidAmount",
    "advanceAmount",
    "creditLimited",
    "overCreditAmount",
    "agreementStatus",
    "agreementType",
    "salesmanName",
    "agreementNo",
    "expriedDate",
    "expriedDay",
    "parentName",
    "notDue",
    ...onBehalf,
  ],
  GUARANTEED: [
    "salesmanName",
    "creditLimited",
    "debitAmount",
    "debitRate",
    "billingUnpaid",
    "paidAmount",
    "obhAmount",
    ...buckets,
    "sellingNoVat",
    "billingAmount",
    "advanceAmount",
    ...partner,
    "agreementStatus",
  ],
  OTHER: [
    ...partner,
    "debitAmount",
    "billingUnpaid",
    "obhAmount",
    ...buckets,
    "currency",
    "billingAmount",
    "paidAmount",
    "advanceAmount",
    "agreementStatus",
    "agreementType",
    "salesmanName",
    "parentName",
    ...onBehalf,
  ],
  NO_AGREEMENT: [
    ...partner,
    "debitAmount",
    "billingUnpaid",
    "obhAmount",
    ...buckets,
    "currency",
    "salesmanName",
    "billingAmount",
    "paidAmount",
    "sellingNoVat",
    "advanceAmount",
    "parentName",
    ...onBehalf,
  ],
};

/** The status of an agreement. */
export const agreementStatuses = {
  Active: { en: "Active", vi: "Hiệu lực" },
  Inactive: { en: "Inactive", vi: "Không hiệu lực" },
} as const satisfies Readonly<Record<"Active" | "Inactive", Words>>;

/** The words of values that are said in a cell. */
export const saidValues: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  agreementType: contractTypes,
  agreementStatus: agreementStatuses,
};
