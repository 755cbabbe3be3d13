import { decimalText, maybeId } from "@fairway/core/contract/shapes.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { z } from "zod";
import { columnsOf, moneyOf, type ReportColumn } from "./reportColumn.ts";
import { reportCriteria } from "./reportCriteria.ts";

/** The reports of what partners are entitled to. */
export const commissionTitles = {
  PR: { en: "Commission, air and sea", vi: "Hoa hồng đường biển và hàng không" },
  OPS: { en: "Commission, operations", vi: "Hoa hồng dịch vụ hải quan và vận tải" },
  incentive: { en: "Incentive", vi: "Thưởng" },
} as const;
export type CommissionReport = keyof typeof commissionTitles;
/** Their names. */
export const commissionReportNames = Object.keys(commissionTitles) as [
  CommissionReport,
  ...CommissionReport[],
];

/** The currency of each report. */
export const commissionCurrencies = {
  PR: secondCurrency,
  OPS: localCurrency,
  incentive: secondCurrency,
} as const satisfies Record<CommissionReport, BookCurrency>;

/** The rate of a company that has none. Unit: VND for one US dollar */
export const usualCommissionRate = "20000";

/** What the jobs of a commission report are narrowed to, and how it is computed. */
export const commissionCriteria = reportCriteria.extend({
  /** The partner to whom commission is paid. */
  beneficiary: maybeId,
  /** VND for one US dollar; by default the commission rate of the company. */
  exchangeRate: decimalText
    .refine((rate) => /^[1-9]\d{0,5}(\.\d{1,3})?$/.test(rate))
    .nullish()
    .transform((rate) => rate ?? null),
});
export type CommissionCriteria = z.output<typeof commissionCriteria>;

const text = columnsOf("text", 120);
const day = columnsOf("day", 100);
const number = columnsOf("number", 90);
const money = moneyOf(120);
const inVnd = (key: string, en: string, vi: string): ReportColumn => ({
  ...money(key, { en, vi }),
  currency: localCurrency,
});

const customer = text("customer", "Customer", "Khách hàng", 150);
const jobNo = text("jobNo", "Job ID", "Số lô", 140);
const hwbno = text("hwbno", "HBL/HAWB", "HBL/HAWB", 130);
const mawb = text("mawb", "MBL/MAWB", "MBL/MAWB", 130);
const sold = {
  sold: { en: "With a selling line", vi: "Có dòng phí bán" },
} as const;

const earned: readonly ReportColumn[] = [
  money("buying", { en: "Buying", vi: "Phí mua" }),
  money("selling", { en: "Selling", vi: "Phí bán" }),
  money("grossBefore", { en: "Gross before", vi: "Lợi nhuận trước hoa hồng" }),
  money("com", { en: "Commission", vi: "Hoa hồng" }),
];
const entitled: readonly ReportColumn[] = [
  money("grossAfter", { en: "Gross after", vi: "Lợi nhuận sau hoa hồng" }),
  money("comCap", { en: "Cap", vi: "Trần hoa hồng" }),
  number("comShare", "Commission %", "Tỷ lệ hoa hồng %"),
  inVnd("amountVnd", "Amount VND", "Thành tiền VND"),
  inVnd("overCap", "Over the cap", "Vượt trần"),
  inVnd("cit", "CIT charged", "Thuế TNDN"),
  inVnd("entitled", "Entitled", "Được hưởng"),
  inVnd("pit", "PIT", "Thuế TNCN"),
  inVnd("net", "Net", "Thực nhận"),
  { ...text("note", "Note", "Ghi chú"), of: sold },
];

/** The columns of each report. */
export const commissionColumns: Readonly<Record<CommissionReport, readonly ReportColumn[]>> = {
  PR: [
    jobNo,
    hwbno,
    day("date", "Date", "Ngày"),
    customer,
    text("goods", "Weight or containers", "Trọng lượng hoặc container", 150),
    text("port", "Port", "Cảng", 90),
    ...earned,
    { ...number("comRate", "Rate of commission", "Đơn giá hoa hồng"), width: 110 },
    ...entitled,
  ],
  OPS: [
    jobNo,
    text("month", "Month", "Tháng", 80),
    customer,
    text("customNo", "Customs no", "Số tờ khai", 140),
    ...earned,
    ...entitled,
  ],
  incentive: [
    jobNo,
    hwbno,
    day("date", "Date", "Ngày"),
    mawb,
    customer,
    money("profit", { en: "Profit", vi: "Lợi nhuận" }),
    inVnd("proposed", "Proposed VND", "Đề xuất VND"),
  ],
};
