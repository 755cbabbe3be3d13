import type { AskedView } from "@fairway/core/listMemory/askedView.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The list of prepaid notes, below that of receipts. */
export const prepaidHome = "/home/accounting/account-receivable-payable/prepaid-payment";

/** Is the money of a prepaid note there? */
export const prepaidStates = {
  Unpaid: { en: "Unpaid", vi: "Chưa thanh toán" },
  Paid: { en: "Paid", vi: "Đã thanh toán" },
} as const satisfies Record<string, Words>;
export type PrepaidState = keyof typeof prepaidStates;

/** What the address of the list of prepaid notes asks for. */
export function prepaidAsk({ search, filters }: Pick<AskedView, "search" | "filters">) {
  const { status = "", salesman, office, currency } = filters;
  return {
    keyword: search || null,
    saleManId: salesman || null,
    officeId: office || null,
    currencyId: currency || null,
    status: status in prepaidStates ? (status as PrepaidState) : null,
  };
}
