import type { accountingMethods } from "../model/invoice.ts";
import type { InvoiceDetail } from "../model/invoiceDetail.ts";

/** The fields of the head as an update sends them. */
export function headOf(invoice: InvoiceDetail) {
  const {
    id,
    version,
    voucherId,
    invoiceNoTempt,
    invoiceNoReal,
    serie,
    date,
    paymentMethod,
    paymentTerm,
    accountNo,
    description,
    attachDocumentInfo,
  } = invoice;
  return {
    id,
    version,
    voucherId,
    invoiceNoTempt,
    invoiceNoReal,
    serie,
    date,
    paymentMethod: paymentMethod as (typeof accountingMethods)[number],
    paymentTerm,
    accountNo,
    description,
    attachDocumentInfo,
  };
}
