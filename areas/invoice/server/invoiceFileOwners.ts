import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { invoiceSource } from "./invoiceTable.ts";

// Files follow the rights on the invoice, also when it is paid. Rule IN-8.
ownFiles(invoiceSource, ({ voucherId: billingNo, invoiceNoReal: invoiceNo, date }) => ({
  billingNo,
  invoiceNo,
  accountingDate: date,
}));
