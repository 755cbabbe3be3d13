import type { Day } from "@fairway/core/time/day.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { DebtDocument } from "./debtDocument.ts";
import type { FigureName } from "./figures.ts";
import type { Receivable } from "./receivable.ts";

/** The list of receipts. */
export const receiptHome = "/home/accounting/account-receivable-payable";

/** The summary of receivables. */
export const receivableHome = `${receiptHome}/summary`;

/** The debts of one debtor. */
export const receivableDetail = `${receivableHome}/detail`;

/** The address of the debts of a row, as of a day, with the documents behind a figure. */
export function detailHome(
  row: Pick<Receivable, "agreementId" | "partnerId" | "salesmanId">,
  { day, figure }: { readonly day: Day | null; readonly figure?: FigureName },
): string {
  const { agreementId, partnerId, salesmanId } = row;
  const parts = {
    ...(agreementId ? { agreementId } : { partnerId, salesmanId }),
    day,
    figure: figure ?? null,
  };
  const search = Object.entries(parts).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return `${receivableDetail}?${search.join("&")}`;
}

/** The address of a document behind a figure; null where none is known. */
export function documentHome(
  document: Pick<DebtDocument, "documentId" | "type" | "jobId" | "service">,
): string | null {
  const { documentId, type, jobId, service } = document;
  if (documentId && type === "Receipt") {
    return `${receiptHome}/receipt/${documentId}`;
  }
  if (documentId) {
    const list = type === "Voucher" ? "voucher" : "vat-invoice";
    return `/home/accounting/management/${list}/${documentId}`;
  }
  return jobId && service ? jobHome({ id: jobId, transactionType: service }) : null;
}
