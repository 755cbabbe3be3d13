import { type OwnerRule, registerFileOwners } from "@fairway/areas/file/server/fileOwners.ts";
import { receiptFiles } from "../model/fileFolders.ts";
import { refuseReceipt } from "../model/refusals.ts";
import { readReceipt } from "./shownReceipt.ts";

// Files follow the rights on the receipt, also when its money is posted. Rule RC-8.
const ofReceipt: OwnerRule = async (tx, actor, { objectId }, will) => {
  const receipt = await readReceipt(tx, actor.companyId, objectId);
  const { paymentRefNo: billingNo, paymentDate: accountingDate } = receipt;
  actor.must(`acctARP.${will === "see" ? "detail" : "write"}`, receipt);
  if (will === "change" && receipt.syncStatus === "Synced") {
    throw refuseReceipt("receipt.synced", { receiptNo: billingNo });
  }
  return { billingNo, accountingDate };
};

registerFileOwners({ [`${receiptFiles.moduleName}/${receiptFiles.folder}`]: ofReceipt });
