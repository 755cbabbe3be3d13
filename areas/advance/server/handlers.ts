import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { accountAdvances } from "./accountAdvances.ts";
import {
  approveAdvance,
  denyAdvance,
  denyAdvances,
  recallAdvance,
  saveAndSend,
  unlockAdvances,
} from "./advanceApproval.ts";
import { advanceSource } from "./advanceTable.ts";
import { advancesToUnlock } from "./advancesToUnlock.ts";
import {
  advancesOfBill,
  advancesOnBills,
  billsForAdvance,
  vouchersInUse,
} from "./billsForAdvance.ts";
import { advanceBalances, advanceLedger, exportBalances } from "./advanceBalances.ts";
import { deleteAdvance, updateTerm, updateVoucher } from "./changeAdvance.ts";
import {
  advanceHistory,
  approvalOfAdvance,
  denialsOfAdvance,
  getAdvance,
  linesOfAdvance,
  mayDeleteAdvance,
  mayOpenAdvance,
} from "./getAdvance.ts";
import { exportAdvances, listAdvances, queryAdvances } from "./listAdvances.ts";
import { bankBin, payeeBank } from "./payeeBank.ts";
import { payBack, reversePaidBack } from "./payOut.ts";
import { exportAdvanceForm, exportAdvanceLines } from "./advanceSheets.ts";
import { importVouchers, uploadVouchers, voucherTemplate } from "./importVouchers.ts";
import { previewAdvance, previewAdvances } from "./previewAdvance.ts";
import { addAdvance, updateAdvance } from "./saveAdvance.ts";
import { getAdvanceSetting, saveAdvanceSetting } from "./settingOfOffice.ts";
import { checkFees } from "./whyNotLimits.ts";

ownFiles(advanceSource, ({ advanceNo: billingNo }) => ({ billingNo }));

/** The calls of advances. */
export const handlers: Served[] = [
  serve(contract.accountAdvances, accountAdvances),
  serve(contract.pageAdvances, listAdvances),
  serve(contract.queryAdvances, queryAdvances),
  serve(contract.exportAdvances, exportAdvances),
  serve(contract.addAdvance, addAdvance),
  serve(contract.updateAdvance, updateAdvance),
  serve(contract.saveAndSendAdvance, saveAndSend),
  serve(contract.getAdvance, getAdvance),
  serve(contract.linesOfAdvance, linesOfAdvance),
  serve(contract.approvalOfAdvance, approvalOfAdvance),
  serve(contract.denialsOfAdvance, denialsOfAdvance),
  serve(contract.deleteAdvance, deleteAdvance),
  serve(contract.mayDeleteAdvance, mayDeleteAdvance),
  serve(contract.mayOpenAdvance, mayOpenAdvance),
  serve(contract.approveAdvance, approveAdvance),
  serve(contract.denyAdvance, denyAdvance),
  serve(contract.recallAdvance, recallAdvance),
  serve(contract.updateTerm, updateTerm),
  serve(contract.updateVoucher, updateVoucher),
  serve(contract.denyAdvances, denyAdvances),
  serve(contract.advancesToUnlock, advancesToUnlock),
  serve(contract.unlockAdvances, unlockAdvances),
  serve(contract.billsForAdvance, billsForAdvance),
  serve(contract.advancesOnBills, advancesOnBills),
  serve(contract.checkFees, checkFees),
  serve(contract.vouchersInUse, vouchersInUse),
  serve(contract.advancesOfBill, advancesOfBill),
  serve(contract.advanceHistory, advanceHistory),
  serve(contract.advanceBalances, advanceBalances),
  serve(contract.exportBalances, exportBalances),
  serve(contract.advanceLedger, advanceLedger),
  serve(contract.payBack, payBack),
  serve(contract.reversePaidBack, reversePaidBack),
  serve(contract.payeeBank, payeeBank),
  serve(contract.bankBin, bankBin),
  serve(contract.voucherTemplate, voucherTemplate),
  serve(contract.uploadVouchers, uploadVouchers),
  serve(contract.importVouchers, importVouchers),
  serve(contract.previewAdvance, previewAdvance),
  serve(contract.previewAdvances, previewAdvances),
  serve(contract.exportAdvanceForm, exportAdvanceForm),
  serve(contract.exportAdvanceLines, exportAdvanceLines),
  serve(contract.getAdvanceSetting, getAdvanceSetting),
  serve(contract.saveAdvanceSetting, saveAdvanceSetting),
];
