import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { checkVouchers, findToUnlock } from "./findToUnlock.ts";
import { generatePaymentId } from "./generatePaymentId.ts";
import { approvalOfUnlock, denialsOfUnlock, getUnlock, unlockHistory } from "./getUnlock.ts";
import { exportUnlocks, listUnlocks } from "./listUnlocks.ts";
import { addUnlock, deleteUnlock, updateUnlock } from "./saveUnlock.ts";
import { unlockSource } from "./unlockTable.ts";
import { approveUnlock, denyUnlock, recallUnlock, saveAndSendUnlock } from "./unlockApproval.ts";

ownFiles(unlockSource, ({ requestNo: billingNo }) => ({ billingNo }));

/** The calls of unlock requests. */
export const handlers: Served[] = [
  serve(contract.findToUnlock, findToUnlock),
  serve(contract.checkVouchers, checkVouchers),
  serve(contract.pageUnlocks, listUnlocks),
  serve(contract.exportUnlocks, exportUnlocks),
  serve(contract.addUnlock, addUnlock),
  serve(contract.updateUnlock, updateUnlock),
  serve(contract.saveAndSendUnlock, saveAndSendUnlock),
  serve(contract.getUnlock, getUnlock),
  serve(contract.unlockHistory, unlockHistory),
  serve(contract.deleteUnlock, deleteUnlock),
  serve(contract.approvalOfUnlock, approvalOfUnlock),
  serve(contract.denialsOfUnlock, denialsOfUnlock),
  serve(contract.approveUnlock, approveUnlock),
  serve(contract.denyUnlock, denyUnlock),
  serve(contract.recallUnlock, recallUnlock),
  serve(contract.generatePaymentId, generatePaymentId),
];
