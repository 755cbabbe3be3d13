import { refuseApproval } from "@fairway/areas/approval/model/refusals.ts";
import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import type { NumberRule } from "@fairway/areas/numbering/model/numberRule.ts";
import { refuseSettlement } from "./refusals.ts";
import { type Settlement, settlementSteps } from "./settlement.ts";
import { settlementFields, settlementSheet } from "./settlementFields.ts";

/** The declaration of settlements. */
export const settlementKind = documentKind<Settlement>({
  kinds: ["settlement"],
  title: { en: "Settlement", vi: "Thanh toán tạm ứng" },
  table: "settlement",
  own: [
    "settlementType",
    "requestDate",
    "dueDate",
    "paymentMethod",
    "bankAccountNo",
    "bankAccountName",
    "bankName",
    "bankCode",
    "note",
    "amount",
    "amountVnd",
    "amountUsd",
    "advanceAmount",
    "balanceAmount",
    "voucherNo",
    "voucherDate",
    "canceledAt",
  ],
  ownCurrency: true,
  names: { partner: "payee", number: "settlementNo", state: "statusApproval" },
  steps: settlementSteps,
  row: ({ settlementNo, statusApproval, note, voucherNo }) => ({
    kind: "settlement",
    number: settlementNo,
    numberScope: "",
    state: statusApproval,
    words: [note, voucherNo],
  }),
  standing: ({ settlementNo, statusApproval, syncStatus, voucherNo }) => ({
    number: settlementNo,
    state: statusApproval,
    isSynced: syncStatus === "Synced",
    heldBy: voucherNo,
  }),
  files: { moduleName: "Accounting", folder: "Settlement" },
  states: approvedTags,
  fields: settlementFields,
  sheet: settlementSheet,
  rights: {
    list: "acctSP.list",
    detail: "acctSP.detail",
    write: "acctSP.write",
    export: "acctSP.export",
  },
  closedBy: ["synced"],
  verbs: {
    print: { changes: false },
    update: { right: "acctSP.write", step: "update", byAuthor: true, unless: ["held"] },
    send: { right: "acctSP.write", step: "send", byAuthor: true, unless: ["held"] },
    delete: { right: "acctSP.delete", step: "delete", unless: ["held"] },
    deny: { right: "acctSP.detail", also: "acctSP.DenySettlement", step: "deny", unless: ["held"] },
    account: {
      right: "acctSP.detail",
      also: "acctSP.SyncAcctSystem",
      step: "account",
      unless: ["held"],
    },
    unlock: {
      right: "acctSP.detail",
      also: "settingUnlock.write",
      step: "unlock",
      unless: ["held"],
    },
  },
  refusals: {
    notAuthor: ({ number }) => refuseApproval("approval.notRequester", { number }),
    synced: ({ number: settlementNo }) => refuseSettlement("settlement.synced", { settlementNo }),
    held: ({ number: settlementNo, heldBy: voucherNo }) =>
      refuseSettlement("settlement.paid", { settlementNo, voucherNo }),
    state: ({ number: settlementNo }, verb) => {
      if (verb === "unlock" || verb === "account")
        return refuseSettlement("settlement.notDone", { settlementNo });
      const code = verb === "deny" ? "settlement.notSent" : "settlement.sent";
      return refuseSettlement(code, { settlementNo });
    },
  },
});

/** The numbers of settlements count by month. Source: rule ST-1. */
export const settlementNumbers: NumberRule = {
  series: "settlement",
  period: "month",
  between: "/",
  digits: 4,
};
