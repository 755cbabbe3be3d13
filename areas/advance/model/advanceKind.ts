import { refuseApproval } from "@fairway/areas/approval/model/refusals.ts";
import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import type { NumberRule } from "@fairway/areas/numbering/model/numberRule.ts";
import { type Advance, advanceSteps } from "./advance.ts";
import { advanceFields, advanceSheet } from "./advanceFields.ts";
import { advanceTags } from "./advanceWords.ts";
import { refuseAdvance } from "./refusals.ts";

/** The declaration of advances. */
export const advanceKind = documentKind<Advance>({
  kinds: ["advance"],
  title: { en: "Advance", vi: "Tạm ứng" },
  table: "advance",
  own: [
    "requestDate",
    "paymentMethod",
    "paymentTerm",
    "deadlinePayment",
    "dueDate",
    "bankAccountNo",
    "bankAccountName",
    "bankName",
    "bankCode",
    "advanceNote",
    "advanceFor",
    "excRateUsdToLocal",
    "amount",
    "amountVnd",
    "amountUsd",
    "statusPayment",
    "voucherNo",
    "voucherDate",
    "canceledAt",
  ],
  ownCurrency: true,
  names: { partner: "payee", number: "advanceNo", state: "statusApproval" },
  steps: advanceSteps,
  row: ({ advanceNo, statusApproval, advanceNote, voucherNo }) => ({
    kind: "advance",
    number: advanceNo,
    numberScope: "",
    state: statusApproval,
    words: [advanceNote, voucherNo],
  }),
  standing: ({ advanceNo, statusApproval, syncStatus, voucherNo }) => ({
    number: advanceNo,
    state: statusApproval,
    isSynced: syncStatus === "Synced",
    paymentStatus: voucherNo ? "Paid" : null,
  }),
  files: { moduleName: "Accounting", folder: "Advance" },
  states: advanceTags,
  fields: advanceFields,
  sheet: advanceSheet,
  rights: {
    list: "acctAP.list",
    detail: "acctAP.detail",
    write: "acctAP.write",
    export: "acctAP.export",
  },
  closedBy: ["synced"],
  verbs: {
    print: { changes: false },
    update: { right: "acctAP.write", step: "update", byAuthor: true },
    send: { right: "acctAP.write", step: "send", byAuthor: true },
    delete: { right: "acctAP.delete", step: "delete" },
    deny: {
      right: "acctAP.detail",
      also: "acctAP.DenyAdvance",
      step: "deny",
      unless: ["paid", "held"],
    },
    voucher: { right: "acctAP.detail", also: "acctAP.UpdateVoucher", step: "voucher" },
    payBack: { right: "acctAP.detail", also: "acctAP.UpdateVoucher", step: "voucher" },
    account: {
      right: "acctAP.detail",
      also: "acctAP.SyncAcctSystem",
      step: "account",
      unless: ["paid"],
    },
    unlock: {
      right: "acctAP.detail",
      also: "settingUnlock.write",
      step: "unlock",
      unless: ["paid", "held"],
    },
  },
  refusals: {
    notAuthor: ({ number }) => refuseApproval("approval.notRequester", { number }),
    synced: ({ number: advanceNo }) => refuseAdvance("advance.synced", { advanceNo }),
    paid: ({ number: advanceNo }) => refuseAdvance("advance.vouchered", { advanceNo }),
    held: ({ number: advanceNo, heldBy: settlementNo }) =>
      refuseAdvance("advance.settled", { advanceNo, settlementNo }),
    state: ({ number: advanceNo }, verb) => {
      if (["voucher", "payBack", "account", "unlock"].includes(verb)) {
        return refuseAdvance("advance.notDone", { advanceNo });
      }
      return refuseAdvance(verb === "deny" ? "advance.notSent" : "advance.sent", { advanceNo });
    },
  },
});

/** The numbers of advances count by month. Source: rule AD-1. */
export const advanceNumbers: NumberRule = {
  series: "advance",
  period: "month",
  between: "/",
  digits: 4,
};
