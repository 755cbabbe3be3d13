import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { documentKind } from "@fairway/areas/document/model/documentKind.ts";
import type { NumberRule } from "@fairway/areas/numbering/model/numberRule.ts";
import { refuseUnlock } from "./refusals.ts";
import { unlockFields, unlockSheet } from "./unlockFields.ts";
import { type UnlockRequest, unlockSteps } from "./unlockRequest.ts";

const sent = ({ number: requestNo }: { readonly number: string }) =>
  refuseUnlock("unlock.sent", { requestNo });

/** The declaration of unlock requests. */
export const unlockKind = documentKind<UnlockRequest>({
  kinds: ["unlock"],
  title: { en: "Unlock request", vi: "Yêu cầu mở khóa" },
  table: "unlock_request",
  own: [
    "subject",
    "unlockType",
    "newServiceDate",
    "generalReason",
    "requestDate",
    "unlockedAt",
    "canceledAt",
  ],
  names: { partner: "partner", number: "requestNo", state: "statusApproval" },
  steps: unlockSteps,
  row: ({ requestNo, statusApproval, subject }) => ({
    kind: "unlock",
    number: requestNo,
    numberScope: "",
    state: statusApproval,
    words: [subject],
  }),
  standing: ({ requestNo, statusApproval, syncStatus }) => ({
    number: requestNo,
    state: statusApproval,
    isSynced: syncStatus === "Synced",
  }),
  files: { moduleName: "Setting", folder: "UnlockRequest" },
  states: approvedTags,
  fields: unlockFields,
  sheet: unlockSheet,
  rights: {
    list: "settingUnlockRequest.list",
    detail: "settingUnlockRequest.detail",
    write: "settingUnlockRequest.write",
    export: "settingUnlockRequest.export",
  },
  closedBy: ["synced"],
  verbs: {
    update: { right: "settingUnlockRequest.write", step: "update" },
    send: { right: "settingUnlockRequest.write", step: "send" },
    delete: { right: "settingUnlockRequest.delete", step: "delete" },
  },
  refusals: {
    synced: ({ number: requestNo }) => refuseUnlock("unlock.synced", { requestNo }),
    state: sent,
  },
});

/** The numbers of requests count by month. Source: rule UN-1. */
export const unlockNumbers: NumberRule = {
  series: "unlock",
  period: "month",
  between: "/",
  digits: 4,
};
