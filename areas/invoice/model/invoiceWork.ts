import { isOutsideAsked } from "@fairway/areas/rate/model/outsideWords.ts";
import type { AskedView } from "@fairway/core/listMemory/askedView.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { AccountingStatus, ShownInvoice } from "./invoice.ts";

/** The invoices that somebody waits for, as a filter of their list. Source: rule IN-10 */
export const invoiceWork = {
  open: { en: "Not paid in full", vi: "Chưa thu đủ" },
  dueWeek: { en: "Due within 7 days", vi: "Đến hạn trong 7 ngày" },
  overdue: { en: "Overdue", vi: "Quá hạn" },
  noRealNo: { en: "Without a real invoice no.", vi: "Chưa có số hóa đơn thật" },
} as const satisfies Record<string, Words>;
export type InvoiceWork = keyof typeof invoiceWork;

/** The number of days within which an invoice falls due soon, today included. */
export const dueSoonDays = 7;

/** What the address of the list of invoices asks for. */
export function invoiceAsk({ search, filters, from, to }: AskedView) {
  const type = filters["type"];
  return {
    referenceNos: search,
    partnerId: filters["partner"] || null,
    ...(type ? { types: [type as "Invoice" | "InvoiceTemp"] } : {}),
    status: (filters["state"] || null) as AccountingStatus | null,
    paymentStatus: (filters["paymentStatus"] || null) as ShownInvoice["paymentStatus"] | null,
    work: (filters["work"] || null) as InvoiceWork | null,
    rateOutside: isOutsideAsked(filters["rate"]),
    fromIssuedDate: from,
    toIssuedDate: to,
  };
}
