import type { AccountKind } from "@fairway/areas/outbox/model/connectors.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** What each account of an entry is for. */
export const accountWords: Readonly<Record<AccountKind, Words>> = {
  receivable: { en: "Receivable from customers", vi: "Phải thu khách hàng" },
  receivableObh: { en: "Receivable on behalf", vi: "Phải thu chi hộ" },
  advance: { en: "Advances of customers", vi: "Khách hàng trả trước" },
  bank: { en: "Bank deposits", vi: "Tiền gửi ngân hàng" },
  cash: { en: "Cash", vi: "Tiền mặt" },
  revenue: { en: "Revenue", vi: "Doanh thu" },
  vatOut: { en: "VAT on sales", vi: "Thuế GTGT đầu ra" },
  cost: { en: "Cost of services", vi: "Giá vốn dịch vụ" },
  vatIn: { en: "VAT on purchases", vi: "Thuế GTGT đầu vào" },
  payable: { en: "Payable to vendors", vi: "Phải trả người bán" },
  onBehalfCollected: { en: "Collected on behalf", vi: "Thu hộ" },
  onBehalfPaid: { en: "Paid on behalf", vi: "Chi hộ" },
  exchangeGain: { en: "Exchange gain", vi: "Lãi tỷ giá" },
  exchangeLoss: { en: "Exchange loss", vi: "Lỗ tỷ giá" },
};
