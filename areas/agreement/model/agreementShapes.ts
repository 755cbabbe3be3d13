import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { contractTypes } from "@fairway/areas/partner/model/contractTypes.ts";
import { day, decimalText, id, maybeCode, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { paymentMethods, termBases } from "./agreement.ts";

const keysOf = <K extends string>(choices: Record<K, unknown>) =>
  Object.keys(choices) as [K, ...K[]];

/** An agreement as its form sends it; omitted fields get defaults. */
export const agreementInput = z.object({
  salemanId: id.optional(),
  officeId: z.array(id).max(200).default([]),
  saleService: z
    .array(z.enum(keysOf(serviceNames)))
    .max(20)
    .default([]),
  contractType: z.enum(keysOf(contractTypes)).default("Trial"),
  contractNo: maybeCode(50),
  effectiveDate: day.optional(),
  expiredDate: day.nullish(),
  paymentMethod: z.enum(keysOf(paymentMethods)).default("All"),
  baseOn: z.enum(keysOf(termBases)).default("Invoice Date"),
  currencyId: z.string().max(3).nullish(),
  creditCurrency: z.string().max(3).nullish(),
  paymentTerm: z.number().int().nullish(),
  paymentTermObh: z.number().int().nullish(),
  creditLimit: decimalText.nullish(),
  creditLimitRate: decimalText.nullish(),
  creditUnlimited: z.boolean().nullish(),
  trialCreditLimited: decimalText.nullish(),
  trialCreditDays: z.number().int().nullish(),
  noDue: z.boolean().nullish(),
  vas: z
    .array(z.enum(keysOf(serviceNames)))
    .max(20)
    .nullish(),
  autoExtendDays: decimalText.nullish(),
  firstShipmentDate: day.nullish(),
  emailAddress: maybeText(500),
  description: maybeText(1000),
});
export type AgreementInput = z.infer<typeof agreementInput>;

/** An agreement as calls return it. */
export const agreement = z.object({
  id,
  version: z.number(),
  companyId: z.string(),
  companyCode: z.string(),
  partnerId: z.string(),
  salemanId: z.string(),
  salemanName: z.string().nullable(),
  salemanNameVn: z.string().nullable(),
  officeId: z.array(z.string()),
  officeCodes: z.array(z.string()),
  saleService: z.array(z.string()),
  contractType: z.string(),
  contractNo: z.string().nullable(),
  shipmentType: z.string(),
  effectiveDate: z.string(),
  expiredDate: z.string().nullable(),
  isExpired: z.boolean(),
  paymentMethod: z.string(),
  baseOn: z.enum(keysOf(termBases)),
  currencyId: z.string(),
  creditCurrency: z.string(),
  paymentTerm: z.number(),
  paymentTermObh: z.number().nullable(),
  creditLimit: z.string().nullable(),
  creditLimitRate: z.string(),
  creditUnlimited: z.boolean(),
  trialCreditLimited: z.string().nullable(),
  trialCreditDays: z.number().nullable(),
  trialEffectDate: z.string().nullable(),
  trialExpiredDate: z.string().nullable(),
  noDue: z.boolean(),
  vas: z.array(z.string()),
  autoExtendDays: z.string(),
  firstShipmentDate: z.string().nullable(),
  approvalStatus: z.string(),
  approvalComment: z.string().nullable(),
  emailAddress: z.string().nullable(),
  description: z.string().nullable(),
  arconfirmed: z.boolean(),
  active: z.boolean(),
  userCreated: z.string().nullable(),
  datetimeCreated: z.string(),
  datetimeModified: z.string(),
  may: z.array(z.string()),
});
export type AgreementRow = z.infer<typeof agreement>;

/** The fields that are returned only to users who may open the agreement: terms and remarks. */
const termFields = {
  paymentMethod: true,
  baseOn: true,
  currencyId: true,
  creditCurrency: true,
  paymentTerm: true,
  paymentTermObh: true,
  creditLimit: true,
  creditLimitRate: true,
  creditUnlimited: true,
  trialCreditLimited: true,
  trialCreditDays: true,
  trialEffectDate: true,
  trialExpiredDate: true,
  autoExtendDays: true,
  firstShipmentDate: true,
  approvalComment: true,
  emailAddress: true,
  description: true,
} as const;

/** An agreement in a list; without its terms if the user may not open it. */
export const listedAgreement = agreement.partial(termFields);
export type ListedAgreement = z.infer<typeof listedAgreement>;

/** Whether the answer contains the terms, because the user may open the agreement. */
export function isOpened(row: ListedAgreement): row is AgreementRow {
  return row.may.includes("open");
}

/** Returns an agreement without its terms. */
export function withoutTerms(row: Omit<AgreementRow, "may">) {
  const named = Object.entries(row).filter(([name]) => !(name in termFields));
  return Object.fromEntries(named) as Omit<typeof row, keyof typeof termFields>;
}
