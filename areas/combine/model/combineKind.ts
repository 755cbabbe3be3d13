import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import type { NumberRule } from "@fairway/areas/numbering/model/numberRule.ts";
import { type Combine, combineSteps } from "./combine.ts";
import { combineFields, combineSheet } from "./combineFields.ts";
import { combineTags } from "./combineWords.ts";
import { refuseCombine } from "./refusals.ts";

/** The declaration of combined billings. */
export const combineKind = documentKind<Combine>({
  kinds: ["combine"],
  title: { en: "Combined billing", vi: "Phiếu gộp công nợ" },
  table: "combine_billing",
  own: ["description", "billingDate", "reasonCancel", "canceledAt"],
  names: { partner: "partner", number: "combineBillingNo", state: "status" },
  steps: combineSteps,
  row: ({ combineBillingNo, status, description }) => ({
    kind: "combine",
    number: combineBillingNo,
    numberScope: "",
    state: status,
    words: [description],
  }),
  standing: ({ combineBillingNo, status, syncStatus }) => ({
    number: combineBillingNo,
    state: status,
    isSynced: syncStatus === "Synced",
  }),
  files: { moduleName: "Accounting", folder: "Combine" },
  states: combineTags,
  fields: combineFields,
  sheet: combineSheet,
  rights: {
    list: "acctSOA.list",
    detail: "acctSOA.detail",
    write: "acctSOA.write",
    export: "acctSOA.export",
  },
  closedBy: ["synced"],
  verbs: {
    print: { step: "print", changes: false },
    update: { right: "acctSOA.write", also: "acctSOA.CombineBilling", step: "update" },
    confirm: { right: "acctSOA.write", also: "acctSOA.ConfirmBilling", step: "confirm" },
    takeBack: { right: "acctSOA.write", also: "acctSOA.ConfirmBilling", step: "takeBack" },
    cancel: { right: "acctSOA.delete", also: "acctSOA.CombineBilling", step: "cancel" },
  },
  refusals: {
    synced: ({ number: combineBillingNo }) => refuseCombine("combine.synced", { combineBillingNo }),
    state: ({ number: combineBillingNo, state }) =>
      refuseCombine("combine.state", {
        combineBillingNo,
        state: combineTags[state as Combine["status"]].words,
      }),
  },
});

/** The numbers of combined billings count by month. Source: rule CB-2. */
export const combineNumbers: NumberRule = { series: "combine", period: "month", digits: 4 };
/** What a number of a combined billing begins with. */
export const combinePrefix = "CB";
