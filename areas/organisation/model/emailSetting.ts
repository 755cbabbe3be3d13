import { id } from "@fairway/core/contract/shapes.ts";
import { addressesOf, notAddresses } from "@fairway/core/text/mailAddresses.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";

/** The kinds of mail whose recipients a department sets. */
export const emailTypes = {
  "Active Agreement": { en: "Agreement activated", vi: "Kích hoạt hợp đồng" },
  "Active Partner": { en: "Partner activated", vi: "Kích hoạt đối tác" },
  "Approve Advance": { en: "Advance to approve", vi: "Duyệt tạm ứng" },
  "Approve Settlement": { en: "Settlement to approve", vi: "Duyệt thanh toán tạm ứng" },
  "Receive Debit Note": { en: "Debit note issued", vi: "Nhận giấy báo nợ" },
  "Receive Credit Note": { en: "Credit note issued", vi: "Nhận giấy báo có" },
  "AR - Alert": { en: "Receivables alert", vi: "Cảnh báo công nợ" },
  "Job Mail": { en: "Copy of mails about jobs", vi: "Đồng gửi email về lô hàng" },
  "Air Import Mail": { en: "Copy of air import mails", vi: "Đồng gửi email hàng không nhập" },
  "New House Bill": { en: "Copy of mails on new bills", vi: "Đồng gửi email vận đơn mới" },
  "Missing Days": {
    en: "Copy of reminders of ATD and ATA",
    vi: "Đồng gửi email nhắc ATD, ATA",
  },
} as const satisfies Record<string, Words>;
export type EmailType = keyof typeof emailTypes;

/** The kinds whose recipients read mails about jobs in copy. */
export const copyTypes: readonly EmailType[] = [
  "Job Mail",
  "Air Import Mail",
  "New House Bill",
  "Missing Days",
];

const emailInfo = z
  .string()
  .max(500)
  .refine((line) => addressesOf(line).length > 0 && notAddresses(line).length === 0, {
    message: "name@company.com; other@company.com",
    params: {
      words: {
        en: "E-mail addresses, separated by semicolons: name@company.com; other@company.com",
        vi: "Các địa chỉ email cách nhau bằng dấu chấm phẩy: ten@congty.vn; khac@congty.vn",
      },
    },
  })
  .transform((line) => addressesOf(line).join("; "));

/** The entered setting of one kind of mail. */
export const emailSettingInput = z.object({
  deptId: id,
  emailType: z.enum(Object.keys(emailTypes) as [EmailType]),
  emailInfo,
});

/** A change of one kind of mail; the department does not change. */
export const emailSettingChange = emailSettingInput
  .omit({ deptId: true })
  .extend({ id, version: z.number().int() });

/** The recipients of a kind of mail of a department. */
export const emailSetting = z.object({
  id,
  version: z.number(),
  deptId: id,
  emailType: emailSettingInput.shape.emailType,
  emailInfo: z.string(),
  userNameModified: z.string().nullable(),
  datetimeModified: z.string(),
  permission: z.object({ allowUpdate: z.boolean() }),
});
