import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import * as contract from "../contract.ts";
import { paymentSheets } from "../model/paymentImportSheet.ts";

const { pagePayments: paging } = contract;

const calls = {
  Invoice: {
    paging,
    template: contract.invoicePaymentTemplate,
    upload: contract.uploadInvoicePayments,
    import: contract.importInvoicePayments,
  },
  OBH: {
    paging,
    template: contract.obhPaymentTemplate,
    upload: contract.uploadObhPayments,
    import: contract.importObhPayments,
  },
};

/** Imports payments of invoices from a sheet; with `type=OBH` those of on-behalf invoices. */
export default function PaymentImport() {
  const { search } = useAddress();
  const kind = search["type"] === "OBH" ? "OBH" : "Invoice";
  const back = "/home/accounting/account-receivable-payable/history-payment";
  return <ResourceImport resource={paymentSheets[kind]} calls={calls[kind]} back={back} />;
}
