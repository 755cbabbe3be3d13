import { decimalText, id } from "@fairway/core/contract/shapes.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { z } from "zod";
import { type ServiceCode, serviceOrder } from "./serviceCodes.ts";

/** How a step of an approval is taken. */
export const stepModes = {
  None: { en: "Skipped", vi: "Bỏ qua" },
  Auto: { en: "Automatic", vi: "Tự động duyệt" },
  Approval: { en: "Needs approval", vi: "Cần phê duyệt" },
} as const;

/** How the board takes its step: `Special` may approve at any moment, over all open steps. */
export const boardModes = {
  ...stepModes,
  Special: { en: "At any moment", vi: "Duyệt bất cứ lúc nào" },
} as const;

/** What happens when a partner does not pass a check. */
export const applyTypes = {
  None: { en: "Nothing", vi: "Không áp dụng" },
  Alert: { en: "Alert by mail", vi: "Cảnh báo qua email" },
  "Check Point": { en: "Check point, blocks", vi: "Chặn kiểm tra" },
} as const;

/** Whose partners are checked. */
export const applyPartners = {
  None: { en: "Nobody", vi: "Không" },
  Customer: { en: "Customers", vi: "Khách hàng" },
  Agent: { en: "Agents", vi: "Đại lý" },
  Both: { en: "Both", vi: "Cả hai" },
} as const;

const keysOf = <Of extends object>(of: Of) => Object.keys(of) as [keyof Of & string];
const mode = z.enum(keysOf(stepModes));
const steps = {
  leader: mode,
  manager: mode,
  accountant: mode,
  bod: z.enum(keysOf(boardModes)),
};
const days = z.number().int().min(1).max(30);
const service = z.enum(serviceOrder);
const between = (least: number, most: number) =>
  decimalText.refine((text) => decimal(text).gte(least) && decimal(text).lte(most), {
    message: `${least} – ${most}`,
  });

/** The steps by which an advance or a settlement is approved. */
export const approvalRow = z.object({ type: z.enum(["Advance", "Settlement"]), ...steps });
/** The steps by which something locked is opened again. */
export const unlockRow = z.object({
  type: z.enum(["Shipment", "Advance", "Settlement"]),
  ...steps,
});
/** When the jobs of a service lock by themselves. */
export const lockRow = z.object({
  transactionType: service,
  lockDate: days,
  lockAfterUnlocking: days,
  isApply: z.boolean(),
});
/** The least margin of a service; without both figures there is none. */
export const marginRow = z.object({
  transactionType: service,
  minProfitMarginPercent: between(-100, 100).nullable(),
  minProfit: between(-1e12, 1e12).nullable(),
  currencyId: z.enum(["VND", "USD"]),
});
/** What is checked of partners before work goes on. */
export const receivableSetting = z.object({
  applyType: z.enum(keysOf(applyTypes)),
  applyPartner: z.enum(keysOf(applyPartners)),
  isApplyContract: z.boolean(),
  creditLimit: z.boolean(),
  overPaymentTerm: z.boolean(),
  overPaymentTermObh: z.boolean(),
  expiredAgreement: z.boolean(),
  exemptFromCheckPoint: z.boolean(),
});
export const payableSetting = z.object({
  approvalAdvance: z.boolean(),
  approvalSettlement: z.boolean(),
});
export const opexSetting = z.object({ alertAtd: z.boolean() });
/** The office that jobs are copied to. */
export const replicateSetting = z.object({
  replicateOfficeId: id.nullable(),
  replicatePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,5}$/)
    .nullable(),
  replicateAutorateVat: between(0, 100).nullable(),
});

export type ApprovalRow = z.output<typeof approvalRow>;
export type LockRow = z.output<typeof lockRow>;
export type MarginRow = z.output<typeof marginRow>;
export type ReceivableSetting = z.output<typeof receivableSetting>;
export type ReplicateSetting = z.output<typeof replicateSetting>;
export type ApprovalSteps = Omit<ApprovalRow, "type">;

/** What an office works by until it has decided otherwise (OR-12). */
export const usualSteps: ApprovalSteps = {
  leader: "None",
  manager: "Approval",
  accountant: "Approval",
  bod: "Auto",
};
export const usualReceivable: ReceivableSetting = {
  applyType: "None",
  applyPartner: "None",
  isApplyContract: false,
  creditLimit: false,
  overPaymentTerm: false,
  overPaymentTermObh: false,
  expiredAgreement: false,
  exemptFromCheckPoint: false,
};
export const usualLock = (transactionType: ServiceCode): LockRow => ({
  transactionType,
  lockDate: 30,
  lockAfterUnlocking: 30,
  isApply: false,
});
export const noMargin = (transactionType: ServiceCode): MarginRow => ({
  transactionType,
  minProfitMarginPercent: null,
  minProfit: null,
  currencyId: "VND",
});
