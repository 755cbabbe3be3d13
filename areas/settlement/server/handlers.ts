import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { accountSettlements } from "./accountSettlements.ts";
import {
  checkProfits,
  checkSend,
  mayChangeLines,
  mayDenySettlements,
  repeatedLines,
} from "./checkSettlement.ts";
import "./constraints.ts";
import { copyLines } from "./copyLines.ts";
import { advancesForHouse, paymentsOfShipment } from "./costsOfHouse.ts";
import { deleteSettlement } from "./deleteSettlement.ts";
import { existingCharges, payeesOfCharges } from "./findCosts.ts";
import {
  approvalOfSettlement,
  denialsOfSettlement,
  directLinesOfSettlement,
  getSettlement,
  groupsOfSettlement,
  jobsOfSettlement,
  linesOfSettlement,
  mayDeleteSettlement,
  mayOpenSettlement,
  settlementHistory,
} from "./getSettlement.ts";
import {
  exportSettlements,
  listSettlements,
  querySettlements,
  settlementsToUnlock,
} from "./listSettlements.ts";
import { checkPapers } from "./missingPapers.ts";
import { previewSettlement, previewSettlements } from "./previewSettlement.ts";
import { addSettlement, updateSettlement } from "./saveSettlement.ts";
import {
  approveSettlement,
  denySettlement,
  denySettlements,
  recallSettlement,
  saveAndSendSettlement,
  sendSettlement,
  unlockSettlements,
} from "./settlementApproval.ts";
import {
  exportSettlementByDocument,
  exportSettlementForm,
  exportSettlementGeneral,
} from "./settlementForms.ts";
import { exportSettlementCharges, exportSettlementHouses } from "./settlementSheets.ts";
import { settlementSource } from "./settlementTable.ts";

ownFiles(settlementSource, ({ settlementNo: billingNo }) => ({ billingNo }));

/** The calls of settlements. */
export const handlers: Served[] = [
  serve(contract.accountSettlements, accountSettlements),
  serve(contract.pageSettlements, listSettlements),
  serve(contract.querySettlements, querySettlements),
  serve(contract.exportSettlements, exportSettlements),
  serve(contract.addSettlement, addSettlement),
  serve(contract.updateSettlement, updateSettlement),
  serve(contract.saveAndSendSettlement, saveAndSendSettlement),
  serve(contract.sendSettlement, sendSettlement),
  serve(contract.getSettlement, getSettlement),
  serve(contract.jobsOfSettlement, jobsOfSettlement),
  serve(contract.linesOfSettlement, linesOfSettlement),
  serve(contract.groupsOfSettlement, groupsOfSettlement),
  serve(contract.directLinesOfSettlement, directLinesOfSettlement),
  serve(contract.approvalOfSettlement, approvalOfSettlement),
  serve(contract.denialsOfSettlement, denialsOfSettlement),
  serve(contract.deleteSettlement, deleteSettlement),
  serve(contract.mayDeleteSettlement, mayDeleteSettlement),
  serve(contract.mayOpenSettlement, mayOpenSettlement),
  serve(contract.approveSettlement, approveSettlement),
  serve(contract.denySettlement, denySettlement),
  serve(contract.recallSettlement, recallSettlement),
  serve(contract.mayDenySettlements, mayDenySettlements),
  serve(contract.denySettlements, denySettlements),
  serve(contract.settlementsToUnlock, settlementsToUnlock),
  serve(contract.unlockSettlements, unlockSettlements),
  serve(contract.existingCharges, existingCharges),
  serve(contract.payeesOfCharges, payeesOfCharges),
  serve(contract.advancesForHouse, advancesForHouse),
  serve(contract.paymentsOfShipment, paymentsOfShipment),
  serve(contract.repeatedLines, repeatedLines),
  serve(contract.checkProfits, checkProfits),
  serve(contract.checkSend, checkSend),
  serve(contract.mayChangeLines, mayChangeLines),
  serve(contract.copyLines, copyLines),
  serve(contract.settlementHistory, settlementHistory),
  serve(contract.checkPapers, checkPapers),
  serve(contract.previewSettlement, previewSettlement),
  serve(contract.previewSettlements, previewSettlements),
  serve(contract.exportSettlementForm, exportSettlementForm),
  serve(contract.exportSettlementByDocument, exportSettlementByDocument),
  serve(contract.exportSettlementGeneral, exportSettlementGeneral),
  serve(contract.exportSettlementHouses, exportSettlementHouses),
  serve(contract.exportSettlementCharges, exportSettlementCharges),
];
