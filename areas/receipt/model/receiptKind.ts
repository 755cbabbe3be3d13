import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import { rateReasonVerb } from "@fairway/areas/document/model/rateReasonVerb.ts";
import type { NumberRule, SeriesOf } from "@fairway/areas/numbering/model/numberRule.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { type Receipt, receiptSteps } from "./receipt.ts";
import { receiptFields, receiptSheet } from "./receiptFields.ts";
import { receiptTags } from "./receiptWords.ts";
import { refuseReceipt } from "./refusals.ts";

/** Refuses a number that another receipt has. */
export const numberTaken = (value: string) =>
  refuseReceipt("receipt.numberTaken", { value }, { field: "paymentRefNo" });

/** The declaration of receipts. */
export const receiptKind = documentKind<Receipt>({
  kinds: ["receipt"],
  title: { en: "Receipt", vi: "Phiếu thu" },
  table: "receipt",
  own: [
    "type",
    "class",
    "agreementId",
    "paymentDate",
    "exchangeRate",
    "excRateUsdToLocal",
    "isRateTyped",
    "paidAmount",
    "paidAmountVnd",
    "paidAmountUsd",
    "creditAmount",
    "creditAmountVnd",
    "creditAmountUsd",
    "cusAdvanceAmount",
    "cusAdvanceAmountVnd",
    "cusAdvanceAmountUsd",
    "paymentMethod",
    "bankAccountNo",
    "obhpartnerId",
    "referenceId",
    "referenceNo",
    "description",
    "doneAt",
    "cancelledAt",
    "cancelledBy",
    "cancelReason",
  ],
  ownCurrency: true,
  names: { partner: "customer", number: "paymentRefNo", state: "status" },
  steps: receiptSteps,
  row: ({ paymentRefNo, status, description }) => ({
    kind: "receipt",
    number: paymentRefNo,
    numberScope: "",
    state: status,
    words: [description],
  }),
  standing: ({ paymentRefNo, status, syncStatus, usedAdvance, currencyId: currency }) => ({
    number: paymentRefNo,
    state: status,
    isSynced: syncStatus === "Synced",
    ...(usedAdvance
      ? {
          heldBy: usedAdvance.receipts.join(", "),
          heldFacts: {
            used: usedAdvance.used,
            left: usedAdvance.left,
            others: usedAdvance.others,
            currency,
          },
        }
      : {}),
  }),
  files: { moduleName: "Accounting", folder: "Receipt" },
  states: receiptTags,
  fields: receiptFields,
  sheet: receiptSheet,
  rights: {
    list: "acctARP.list",
    detail: "acctARP.detail",
    write: "acctARP.write",
    export: "acctARP.export",
  },
  closedBy: ["synced"],
  verbs: {
    print: { changes: false },
    update: { right: "acctARP.write", step: "save" },
    done: { right: "acctARP.write", step: "done" },
    cancel: { right: "acctARP.write", step: "cancel", unless: ["held"] },
    account: { right: "acctARP.write", step: "account" },
    quickUpdate: { right: "acctARP.write", step: "correct" },
    delete: { right: "acctARP.delete", step: "drop" },
    rateReason: rateReasonVerb("acctARP.detail"),
  },
  refusals: {
    synced: ({ number: receiptNo }) => refuseReceipt("receipt.synced", { receiptNo }),
    state: ({ number: receiptNo, state: status }, verb) => {
      if (verb === "cancel" || verb === "account")
        return refuseReceipt("receipt.notDone", { receiptNo, status });
      return verb === "quickUpdate"
        ? refuseReceipt("receipt.notCorrected", { receiptNo, status })
        : refuseReceipt("receipt.notDraft", { receiptNo });
    },
    held: ({ number: receiptNo, heldBy, heldFacts }) =>
      refuseReceipt("receipt.advanceUsed", {
        receiptNo,
        receipts: heldBy ?? "",
        isNamed: heldBy ? "yes" : "no",
        ...heldFacts,
      }),
    numberTaken,
  },
});

/** The numbers of receipts count by year. Source: rule RC-6. */
export const receiptNumbers: NumberRule = { series: "receipt", period: "year", digits: 5 };

/** The number series of receipts in the year of a day. */
export const receiptSeries = (day: Day): SeriesOf => ({ rule: receiptNumbers, prefix: "PT", day });
