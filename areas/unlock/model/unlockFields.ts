import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { headFields } from "@fairway/areas/document/model/headFields.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { field } from "@fairway/core/resource/field.ts";
import { unlockTypes } from "./unlockTypes.ts";

const reasonLabel = { en: "General reason", vi: "Lý do chung" };

/** The fields of a request in its history and the exported list. */
export const unlockFields = {
  ...headFields("partner", { en: "Partner", vi: "Đối tác" }),
  requestNo: field.code({ label: { en: "Request no.", vi: "Số yêu cầu" }, max: 30 }),
  subject: field.text({ label: { en: "Subject", vi: "Tiêu đề" }, max: 250 }),
  unlockType: field.choice({ label: { en: "Unlock type", vi: "Loại mở khóa" }, of: unlockTypes }),
  referenceNo: field.text({ label: { en: "Reference no.", vi: "Số tham chiếu" }, max: 10_000 }),
  newServiceDate: field.date({
    label: { en: "New service date", vi: "Ngày dịch vụ mới" },
    optional: true,
  }),
  requestDate: field.date({ label: { en: "Request date", vi: "Ngày yêu cầu" } }),
  unlockedAt: field.instant({ label: { en: "Unlocked at", vi: "Mở khóa lúc" } }),
  requesterName: field.text({ label: { en: "Requester", vi: "Người đề nghị" }, max: 250 }),
  reasons: field.text({ label: { en: "Reason", vi: "Lý do" }, max: 10_000 }),
  generalReason: field.note({ label: reasonLabel, max: 10_000 }),
  generalReasonText: field.note({ label: reasonLabel, max: 10_000 }),
  statusApproval: field.choice({
    label: { en: "Approval", vi: "Phê duyệt" },
    of: statusWords(approvedTags),
  }),
  canceledAt: field.instant({ label: { en: "Canceled at", vi: "Hủy lúc" } }),
};

/** The columns of the exported list. */
export const unlockSheet = [
  "requestNo",
  "subject",
  "referenceNo",
  "unlockType",
  "newServiceDate",
  "requestDate",
  "unlockedAt",
  "requesterName",
  "reasons",
  "generalReasonText",
  "statusApproval",
  "datetimeCreated",
] as const;
