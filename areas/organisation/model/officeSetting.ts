import { mostRateShare } from "./rateShare.ts";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { decimalText, id } from "@fairway/core/contract/shapes.ts";
import { bookCurrencies, localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { z } from "zod";

/** The mode of an approval step. */
export const stepModes = {
  None: { en: "Skipped", vi: "Bỏ qua" },
  Auto: { en: "Automatic", vi: "Tự động duyệt" },
  Approval: { en: "Needs approval", vi: "Cần phê duyệt" },
} as const;

/** The mode of the board's step: `Special` may approve at any moment, skipping all open steps. */
export const boardModes = {
  ...stepModes,
  Special: { en: "At any moment", vi: "Duyệt bất cứ lúc nào" },
} as const;

/** The action when a partner fails a check. */
export const applyTypes = {
  None: { en: "Nothing", vi: "Không áp dụng" },
  Alert: { en: "Alert by mail", vi: "Cảnh báo qua email" },
  "Check Point": { en: "Check point (blocks)", vi: "Điểm kiểm tra (chặn)" },
} as const;

/** The partners that are checked. */
export const applyPartners = {
  None: { en: "Nobody", vi: "Không" },
  Customer: { en: "Customers", vi: "Khách hàng" },
  Agent: { en: "Agents", vi: "Đại lý" },
  Both: { en: "Both", vi: "Cả hai" },
} as const;

const keysOf = <Of extends object>(choices: Of) => Object.keys(choices) as [keyof Of & string];
const mode = z.enum(keysOf(stepModes));
const steps = {
  leader: mode,
  manager: mode,
  accountant: mode,
  bod: z.enum(keysOf(boardModes)),
};
const days = z.number().int().min(1).max(30);
const service = z.enum(serviceCodes);
const between = (least: number, most: number) =>
  decimalText.refine((text) => decimal(text).gte(least) && decimal(text).lte(most), {
    message: `${least} – ${most}`,
  });

/** The steps that approve a type of document, and the amount in VND above which the board does. */
export const approvalRow = z.object({
  type: z.string().max(50),
  ...steps,
  overLimit: decimalText
    .refine((text) => /^[0-9]{1,15}$/.test(text) && decimal(text).gte(1), {
      message: "1 – 999999999999999",
    })
    .nullable()
    .default(null),
});
/** The same with the name of the type. */
const namedApprovalRow = approvalRow.extend({
  typeName: z.object({ en: z.string(), vi: z.string() }),
});
/** When the jobs of a service lock automatically. */
export const lockRow = z.object({
  transactionType: service,
  lockDate: days,
  lockAfterUnlocking: days,
  isApply: z.boolean(),
});
/** The minimum margin of a service; none without both figures. */
export const marginRow = z.object({
  transactionType: service,
  minProfitMarginPercent: between(-100, 100).nullable(),
  minProfit: between(-1e12, 1e12).nullable(),
  currencyId: z.enum(bookCurrencies),
});
/** The checks of partners before further work. */
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
/** The share in percent by which a typed exchange rate may differ from the day's rate. */
export const typedRateSetting = z.object({ rateShare: between(0, mostRateShare) });
/** The margin in percent above which a job is finished only with a reason. */
export const finishingSetting = z.object({ marginCap: between(0, 100) });
/** The most days for which the office releases a check point. */
export const releaseSetting = z.object({ releaseDays: days });
export const opexSetting = z.object({ alertAtd: z.boolean() });
/**
 * Whether new jobs of the office get the stages of their set at once, whether jobs with a typed service
 * date ahead start in schedule, and how many hours before a deadline a job is warned; null is the
 * setting of the server.
 */
export const stageSetting = z.object({
  stagesOnOpening: z.boolean(),
  startsInSchedule: z.boolean(),
  warningHours: z.number().int().min(1).max(240).nullable(),
});
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
  /** What the other office adds to its costs, in percent of its price, and the step of its prices in VND. */
  replicateMargin: between(0, 99),
  replicateStep: between(0.001, 1e9),
});
/** A change of it; margin and step that are not sent stay. */
const replicateChange = replicateSetting.extend({
  replicateMargin: replicateSetting.shape.replicateMargin.nullish(),
  replicateStep: replicateSetting.shape.replicateStep.nullish(),
});

export type ApprovalRow = z.output<typeof approvalRow>;
export type LockRow = z.output<typeof lockRow>;
export type MarginRow = z.output<typeof marginRow>;
export type ReceivableSetting = z.output<typeof receivableSetting>;
export type ReplicateSetting = z.output<typeof replicateSetting>;
export type ApprovalSteps = Omit<ApprovalRow, "type" | "overLimit">;

/** The default settings of an office (OR-12). */
export const usualSteps: ApprovalSteps = {
  leader: "None",
  manager: "Approval",
  accountant: "Approval",
  bod: "Auto",
};
export const usualRateShare = "5";
export const usualMarginCap = "50";
export const usualReleaseDays = 3;
export const usualReplicateMargin = "24";
export const usualReplicateStep = "10000";
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
  currencyId: localCurrency,
});

/** The settings of an office. */
export const officeSettings = z.object({
  officeId: id,
  /** 0 while the office has no settings. */
  version: z.number(),
  isSet: z.boolean(),
  approvals: z.array(namedApprovalRow),
  unlocks: z.array(namedApprovalRow),
  account: receivableSetting,
  accountPayable: payableSetting,
  opex: opexSetting,
  stages: stageSetting,
  typedRate: typedRateSetting,
  finishing: finishingSetting,
  release: releaseSetting,
  replicateOffice: replicateSetting,
  replicateOfficeCode: z.string().nullable(),
  lockingDateShipment: z.array(lockRow),
  profitMargins: z.array(marginRow),
  userNameModified: z.string().nullable(),
  datetimeModified: z.string().nullable(),
  permission: z.object({ allowUpdate: z.boolean() }),
});

const onceEach = <Row extends z.ZodObject>(row: Row, key: keyof z.output<Row> & string) =>
  z
    .array(row)
    .max(20)
    .refine(
      (rows) =>
        new Set(rows.map((each) => (each as Record<string, unknown>)[key])).size === rows.length,
      { message: key },
    )
    .nullish();

/** A change of an office's settings; a part that is null or omitted is unchanged. */
export const settingChange = z.object({
  officeId: id,
  version: z.number().int().min(0),
  approvePayments: onceEach(approvalRow, "type"),
  unlockShipments: onceEach(approvalRow, "type"),
  lockShipmentDate: onceEach(lockRow, "transactionType"),
  accountReceivable: receivableSetting.nullish(),
  replicateOffice: replicateChange.nullish(),
  accountPayable: payableSetting.nullish(),
  opex: opexSetting.nullish(),
  stages: stageSetting.partial().nullish(),
  typedRate: typedRateSetting.nullish(),
  finishing: finishingSetting.nullish(),
  release: releaseSetting.nullish(),
  profitMargins: onceEach(marginRow, "transactionType"),
});
