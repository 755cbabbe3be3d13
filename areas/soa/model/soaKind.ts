import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import { rateReasonVerb } from "@fairway/areas/document/model/rateReasonVerb.ts";
import { paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import type { NumberRule } from "@fairway/areas/numbering/model/numberRule.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { refuseSoa } from "./refusals.ts";
import { type Soa, soaSteps } from "./soa.ts";
import { soaFields, soaSheet } from "./soaFields.ts";
import { soaTags } from "./soaWords.ts";

/** The declaration of statements of account. */
export const soaKind = documentKind<Soa>({
  kinds: ["soa"],
  title: { en: "Statement of account", vi: "Bảng kê công nợ" },
  table: "soa",
  own: [
    "type",
    "soaformDate",
    "soatoDate",
    "dateType",
    "serviceTypeId",
    "obh",
    "staffType",
    "creatorShipment",
    "shipmentCustomerId",
    "commodityGroupId",
    "airlineCode",
    "note",
    "exchangeDate",
    "excRateUsdToLocal",
    "isRateTyped",
    "debitAmount",
    "creditAmount",
    "totalVnd",
    "totalUsd",
    "totalShipment",
    "totalCharge",
    "paymentDueDate",
    "revision",
    "reasonRevise",
    "reasonReject",
    "canceledAt",
    "issuedFrom",
  ],
  ownCurrency: true,
  names: { partner: "customer", number: "soano", state: "status", saleMan: "named" },
  steps: soaSteps,
  row: ({ soano, status, note }) => ({
    kind: "soa",
    number: soano,
    numberScope: "",
    state: status,
    words: [note],
  }),
  standing: ({ soano, status, syncStatus, paymentStatus, heldBy }) => ({
    number: soano,
    state: status,
    isSynced: syncStatus === "Synced",
    paymentStatus,
    heldBy,
  }),
  files: { moduleName: "Accounting", folder: "SOA" },
  states: soaTags,
  payments: paymentTags,
  fields: soaFields,
  sheet: soaSheet,
  rights: {
    list: "acctSOA.list",
    detail: "acctSOA.detail",
    write: "acctSOA.write",
    export: "acctSOA.export",
  },
  closedBy: ["synced", "paid"],
  verbs: {
    print: { changes: false },
    update: { right: "acctSOA.write", step: "update" },
    adjust: {
      right: "acctSOA.write",
      step: "adjust",
      only: ({ type, currencyId }) => type === "Debit" && currencyId === localCurrency,
    },
    split: { right: "acctSOA.write", also: "acctSOA.add", step: "split", unless: ["held"] },
    request: { right: "acctSOA.write", step: "request" },
    confirm: { right: "acctSOA.write", step: "confirm" },
    revise: { right: "acctSOA.write", step: "revise" },
    delete: { right: "acctSOA.delete", step: "delete", unless: ["held"] },
    reject: { right: "acctSOA.detail", also: "acctSOA.Reject", step: "reject", unless: ["held"] },
    reissue: { right: "acctSOA.detail", also: "acctSOA.add", step: "reissue", changes: false },
    rateReason: rateReasonVerb("acctSOA.detail"),
    account: { right: "acctSOA.write", step: "account", unless: ["held"] },
    rejectCredit: {
      right: "acctSOA.detail",
      also: "acctSOA.Reject",
      changes: false,
      unless: ["held"],
      only: ({ type, syncStatus }) => type === "Credit" && syncStatus === "Synced",
    },
  },
  refusals: {
    synced: ({ number: soano }) => refuseSoa("soa.synced", { soano }),
    paid: ({ number: soano }) => refuseSoa("soa.paid", { soano }),
    held: ({ number: soano, heldBy }) => refuseSoa("soa.held", { soano, documentNo: heldBy ?? "" }),
    state: ({ number: soano, state }) =>
      refuseSoa("soa.state", { soano, state: soaTags[state as Soa["status"]].words }),
  },
});

/** The numbers of statements count by year. Source: rule SO-2. */
export const soaNumbers: NumberRule = { series: "soa", period: "year", digits: 5 };
