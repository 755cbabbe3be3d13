import { type OwnerRule, registerFileOwners } from "@fairway/areas/file/server/fileOwners.ts";
import { invoiceFiles } from "../model/fileFolders.ts";
import { refuseInvoice } from "../model/refusals.ts";
import { numberOf } from "../model/whyNotInvoiced.ts";
import { readInvoice } from "./shownInvoice.ts";

// Files follow the rights on the invoice, also when it is paid. Rule IN-8.
const ofInvoice: OwnerRule = async (tx, actor, { objectId }, will) => {
  const invoice = await readInvoice(tx, actor.companyId, objectId);
  const { voucherId: billingNo, invoiceNoReal: invoiceNo, date: accountingDate } = invoice;
  actor.must(`accManagement.${will === "see" ? "detail" : "write"}`, invoice);
  const isThere = invoice.syncStatus === "Synced" || invoice.referenceNo;
  if (will === "change" && isThere) {
    throw refuseInvoice("invoice.fromAccounting", { invoiceNo: numberOf(invoice) });
  }
  return { billingNo, invoiceNo, accountingDate };
};

registerFileOwners({ [`${invoiceFiles.moduleName}/${invoiceFiles.folder}`]: ofInvoice });
