import { bank } from "@fairway/areas/catalogue/model/bank.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { nextState, type Steps } from "@fairway/core/steps/steps.ts";
import { partner } from "./partner.ts";

/** How far a bank account is on its way to being paid to. */
export const partnerBankStatuses = {
  New: { en: "New", vi: "Mới" },
  Processing: { en: "Waiting for approval", vi: "Chờ phê duyệt" },
  Approved: { en: "Approved", vi: "Đã duyệt" },
  Rejected: { en: "Rejected", vi: "Bị từ chối" },
  Revise: { en: "To be revised", vi: "Cần điều chỉnh" },
} as const;
export type PartnerBankStatus = keyof typeof partnerBankStatuses;

/** A bank account of a partner; money is paid out only to approved ones. */
export const partnerBank = resource("partnerBank", {
  title: { en: "Partner bank account", vi: "Tài khoản ngân hàng đối tác" },
  menu: "catPartnerdata",
  shared: "company",
  guard: "row",
  key: "bankAccountNo",
  names: { en: "bankAccountName", vi: "bankAccountName" },
  fields: {
    partnerId: field.link({
      label: { en: "Partner", vi: "Đối tác" },
      to: partner as unknown as LinkTarget,
      locked: true,
    }),
    bankId: field.link({
      label: { en: "Bank", vi: "Ngân hàng" },
      to: bank as unknown as LinkTarget,
    }),
    bankAccountNo: field.code({
      label: { en: "Bank Account No", vi: "Số tài khoản" },
      max: 50,
      pattern: {
        is: /^\S+$/,
        words: { en: "No blanks in an account number.", vi: "Số tài khoản không có khoảng trắng." },
      },
    }),
    bankAccountName: field.text({
      label: { en: "Bank Account Name", vi: "Chủ tài khoản" },
      max: 200,
    }),
    bankAddress: field.text({ label: { en: "Bank Address", vi: "Địa chỉ ngân hàng" }, max: 500 }),
    beneficiaryAddress: field.text({
      label: { en: "Beneficiary Address", vi: "Địa chỉ người thụ hưởng" },
      max: 500,
    }),
    swiftCode: field.code({
      label: { en: "SWIFT Code", vi: "Mã SWIFT" },
      max: 11,
      optional: true,
      upper: true,
      pattern: {
        is: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
        words: {
          en: "8 or 11 characters, e.g. BFTVVNVX.",
          vi: "8 hoặc 11 ký tự, ví dụ BFTVVNVX.",
        },
      },
    }),
    note: field.note({ label: { en: "Note", vi: "Ghi chú" }, max: 500 }),
    approveStatus: field.choice({
      label: { en: "Approved Status", vi: "Trạng thái duyệt" },
      of: partnerBankStatuses,
      start: "New",
      locked: true,
    }),
    approveComment: field.text({
      label: { en: "Reason", vi: "Lý do" },
      max: 500,
      optional: true,
      locked: true,
    }),
    source: field.text({
      label: { en: "Source", vi: "Nguồn" },
      max: 50,
      locked: true,
      optional: true,
    }),
  },
  unique: [["bankAccountNo", "partnerId"]],
  list: {
    columns: [
      "bankAccountNo",
      "bankAccountName",
      "bankAddress",
      "swiftCode",
      "bankId",
      "approveStatus",
      "source",
      "note",
    ],
    search: [],
    sort: "datetimeModified",
    descending: true,
  },
  form: [
    ["bankId", "bankAccountNo"],
    ["bankAccountName"],
    ["bankAddress"],
    ["beneficiaryAddress"],
    ["swiftCode"],
    ["note"],
  ],
  excel: ["bankId", "bankAccountNo", "bankAccountName", "bankAddress", "swiftCode", "note"],
  calls: {
    controller: "CatPartnerBank",
    paths: { get: "GetDetail", add: "AddNew", update: "Update", remove: "{id}" },
  },
});

const open = { update: "New", send: "Processing", delete: "Deleted" } as const;

/**
 * The life of a bank account.
 *
 * Shape: a change keeps the status it was made in; what is approved is revised first.
 */
export const partnerBankSteps = {
  New: open,
  Processing: { approve: "Approved", reject: "Rejected" },
  Approved: { revise: "Revise" },
  Rejected: { ...open, update: "Rejected" },
  Revise: { ...open, update: "Revise" },
} as const satisfies Record<PartnerBankStatus, Steps[string]>;

/** The rights of the accounting department, which alone approves accounts. */
export const bankApprovers = ["acctSP.SyncAcctSystem", "acctAP.SyncAcctSystem"] as const;

/** What is done to a bank account besides changing its fields. */
export type PartnerBankVerb = "update" | "send" | "approve" | "reject" | "revise" | "delete";

/** The status that a verb leads to, or null when it is not open. */
export function nextBankStatus(status: string, verb: PartnerBankVerb): string | null {
  return nextState(partnerBankSteps as Steps, status, verb);
}
