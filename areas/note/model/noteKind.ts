import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import type { NumberRule } from "@fairway/areas/numbering/model/numberRule.ts";
import { paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import { whyNotAdjustable } from "./adjustedNote.ts";
import type { Note } from "./note.ts";
import { rateReasonVerb } from "@fairway/areas/document/model/rateReasonVerb.ts";
import { noteFields, noteSheet, noteTags } from "./noteFields.ts";
import { refuseNote } from "./refusals.ts";
import { whyNotRejected, whyNotSent } from "./whyNotSent.ts";

/** The declaration of debit, credit and invoice notes. */
export const noteKind = documentKind<Note>({
  kinds: ["note"],
  title: { en: "Debit or credit note", vi: "Giấy báo nợ, báo có" },
  table: "cd_note",
  own: [
    "type",
    "jobId",
    "exchangeRate",
    "excRateUsdToLocal",
    "exchangeDate",
    "total",
    "totalVnd",
    "totalUsd",
    "chargeCount",
    "isPrepaid",
    "note",
    "flexId",
    "reasonReject",
  ],
  ownCurrency: true,
  names: { partner: "partner", number: "code", state: "status", saleMan: "named" },
  row: ({ code, status, flexId }) => ({
    kind: "note",
    number: code,
    numberScope: "",
    state: status,
    words: [flexId],
  }),
  standing: (note) => ({
    number: note.code,
    state: note.status,
    isSynced: note.syncStatus === "Synced",
    paymentStatus: note.paymentStatus,
    job: note.job,
    heldBy: note.issuedFor ?? (note.status === "New" ? null : note.status),
  }),
  files: { moduleName: "Accounting", folder: "CDNote" },
  states: noteTags,
  payments: paymentTags,
  fields: noteFields,
  sheet: noteSheet,
  rights: {
    list: "accManagement.list",
    detail: "accManagement.detail",
    write: "accManagement.write",
    export: "accManagement.export",
  },
  // Rules DN-7 and DN-8.
  closedBy: ["synced", "paid", "jobLocked", "jobCanceled"],
  verbs: {
    print: { changes: false },
    update: { right: "accManagement.write" },
    delete: { right: "accManagement.delete", unless: ["jobFinished", "held"] },
    // A change may type rates while its lines are valued again (DN-7).
    rerate: { right: "accManagement.write", unless: ["jobFinished", "held"] },
    // Rule DN-20.
    adjust: {
      right: "accManagement.write",
      unless: ["jobFinished", "held"],
      only: (note) => whyNotAdjustable(note) === null,
    },
    // Rules DN-15 and DN-16: a locked or finished job is closed for changes, not for accounting.
    send: {
      right: "accManagement.write",
      changes: false,
      unless: ["synced", "jobCanceled", "held"],
      only: (note) => whyNotSent(note) === null,
    },
    reject: {
      right: "accManagement.detail",
      also: "accManagement.Reject",
      changes: false,
      unless: ["held"],
      only: (note) => whyNotRejected(note) === null,
    },
    rateReason: rateReasonVerb("accManagement.detail"),
    issueInvoice: {
      also: "accManagement.Invoice",
      changes: false,
      unless: ["jobCanceled"],
      // A prepaid note waits for its money (DN-12).
      only: ({ type, status, paymentStatus, openLines }) =>
        type !== "CREDIT" &&
        openLines > 0 &&
        (status !== "New" || paymentStatus === null || paymentStatus === "Paid"),
    },
  },
  refusals: {
    synced: ({ number: code }) => refuseNote("cdNote.synced", { code }),
    // A new note has no invoice; what is paid on it was confirmed in advance (DN-12).
    paid: ({ number: code, state }) =>
      refuseNote(state === "New" ? "cdNote.confirmed" : "cdNote.paid", { code }),
    jobLocked: ({ job }) => refuseNote("cdNote.jobLocked", { jobNo: job?.jobNo ?? "" }),
    jobFinished: ({ job }) => refuseNote("cdNote.jobFinished", { jobNo: job?.jobNo ?? "" }),
    jobCanceled: ({ job }) => refuseNote("cdNote.jobCanceled", { jobNo: job?.jobNo ?? "" }),
    held: ({ number: code, heldBy }) =>
      refuseNote("cdNote.invoiced", { code, documentNo: heldBy ?? "" }),
  },
});

/** The numbers of notes count by prefix and month. Source: rule DN-9. */
export const noteNumbers: NumberRule = { series: "cdNote", period: "month", digits: 5 };
