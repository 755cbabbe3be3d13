import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { receiptSource } from "./receiptTable.ts";

// Files follow the rights on the receipt, also after posting. Rule RC-8.
ownFiles(receiptSource, ({ paymentRefNo: billingNo, paymentDate: accountingDate }) => ({
  billingNo,
  accountingDate,
}));
