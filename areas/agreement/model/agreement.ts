import { decimal } from "@fairway/core/money/decimal.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { ContractType } from "@fairway/areas/partner/model/contractTypes.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { addDays, type Day, daysBetween } from "@fairway/core/time/day.ts";
import { refusePartner } from "@fairway/areas/partner/model/refusals.ts";
import { refuseAgreement } from "./refusals.ts";

/** The charges that an agreement applies to. */
export const paymentMethods = {
  All: { en: "All", vi: "Tất cả" },
  Collect: { en: "Collect", vi: "Trả sau" },
  Prepaid: { en: "Prepaid", vi: "Trả trước" },
} as const;

/** The day from which a payment term runs. */
export const termBases = {
  "Invoice Date": { en: "Invoice Date", vi: "Ngày hóa đơn" },
  "Confirmed Billing": { en: "Confirmed Billing", vi: "Ngày xác nhận công nợ" },
} as const;

/** The terms of an agreement that the rules check. */
export interface AgreementTerms {
  readonly contractType: ContractType;
  readonly contractNo: string | null;
  readonly effectiveDate: Day;
  readonly expiredDate: Day | null;
  readonly paymentTerm: number;
  readonly paymentTermObh: number | null;
  readonly creditLimit: DecimalText | null;
  readonly creditLimitRate: DecimalText;
  readonly creditUnlimited: boolean;
  readonly trialCreditLimited: DecimalText | null;
  readonly trialCreditDays: number | null;
  readonly trialEffectDate: Day | null;
  readonly trialExpiredDate: Day | null;
  readonly autoExtendDays: DecimalText;
  readonly saleService: readonly string[];
}

/** Terms that only the receivables team may change. */
export const creditFields = [
  "trialCreditLimited",
  "paymentTerm",
  "paymentTermObh",
  "creditLimit",
  "creditLimitRate",
  "creditUnlimited",
] as const;

const endless: readonly ContractType[] = ["Cash", "Guarantee", "Prepaid"];
const trialDays = 30;

/** The usual payment term of a type, in days. */
export function usualTerm(type: ContractType): number {
  return type === "Trial" || type === "Official" ? 30 : 1;
}

/** The default shipment type: nominated for cash customers, else both types. */
export function shipmentTypeOf(type: ContractType): "Nominated" | "Freehand & Nominated" {
  return type === "Cash" ? "Nominated" : "Freehand & Nominated";
}

/**
 * Returns the terms that follow from others: the end of a trial, one limit from the other, and the
 * days of a trial.
 */
export function withDefaults<T extends AgreementTerms>(terms: T): T {
  const trial = terms.contractType === "Trial";
  const expiredDate = terms.expiredDate ?? (trial ? addDays(terms.effectiveDate, trialDays) : null);
  const guarantee = terms.contractType === "Guarantee" ? "20000000" : null;
  const creditLimit = terms.creditLimit ?? (trial ? terms.trialCreditLimited : guarantee);
  const trialCreditLimited = terms.trialCreditLimited ?? (trial ? creditLimit : null);
  const trialDates = {
    trialEffectDate: trial ? terms.effectiveDate : null,
    trialExpiredDate: trial ? expiredDate : null,
  };
  const trialCreditDays = trial
    ? daysBetween(terms.effectiveDate, expiredDate ?? terms.effectiveDate)
    : terms.contractType === "Official"
      ? null
      : terms.trialCreditDays;
  return { ...terms, expiredDate, creditLimit, trialCreditLimited, trialCreditDays, ...trialDates };
}

/** The fields of an agreement whose changes are restricted. */
export interface FixedTerms {
  readonly contractType: string;
  readonly salemanId: string;
  readonly currencyId: string;
}

/** Returns why restricted fields may not be changed, by field. Source: rule AG-7 */
export function whyNotChanged(before: FixedTerms, after: FixedTerms): FieldRefusal[] {
  const retyped = before.contractType !== after.contractType;
  if (before.contractType === "Guarantee") {
    return (["contractType", "salemanId", "currencyId"] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => refuseAgreement.field(field, "agreement.guaranteeIsFixed"));
  }
  if (!retyped) return [];
  if (after.contractType === "Guarantee") {
    return [refuseAgreement.field("contractType", "agreement.guaranteeIsFixed")];
  }
  return before.contractType === "Prepaid"
    ? [refuseAgreement.field("contractType", "agreement.prepaidIsFixed")]
    : [];
}

/** Returns what is wrong with the terms of an agreement, by field. */
export function whyNotAgreement(terms: AgreementTerms): FieldRefusal[] {
  const problems: FieldRefusal[] = [];
  const wrong = (field: string, code: Parameters<typeof refuseAgreement.field>[1]) =>
    problems.push(refuseAgreement.field(field, code));
  const { contractType, effectiveDate, expiredDate } = terms;
  if (contractType === "Official" && !terms.contractNo) {
    wrong("contractNo", "agreement.contractNoMissing");
  }
  if (!expiredDate && !endless.includes(contractType)) {
    wrong("expiredDate", "agreement.expiredMissing");
  }
  if (expiredDate && expiredDate < effectiveDate) {
    wrong("expiredDate", "agreement.expiredTooEarly");
  }
  if (contractType === "Trial" && expiredDate && expiredDate > addDays(effectiveDate, trialDays)) {
    wrong("expiredDate", "agreement.trialTooLong");
  }
  for (const field of ["paymentTerm", "paymentTermObh", "trialCreditDays"] as const) {
    const days = terms[field];
    if (days === null || (days >= 0 && days <= 365)) continue;
    problems.push(refusePartner.field(field, "agreement.termRange"));
  }
  for (const field of ["creditLimit", "trialCreditLimited", "creditLimitRate"] as const) {
    if (decimal(terms[field]).gte(0)) continue;
    problems.push(refusePartner.field(field, "agreement.belowZero"));
  }
  const extend = decimal(terms.autoExtendDays);
  if (extend.lt(0) || extend.gt(3650) || extend.decimalPlaces() > 2) {
    wrong("autoExtendDays", "agreement.extendRange");
  }
  for (const service of terms.saleService) {
    if (service in serviceNames) continue;
    problems.push(refuseAgreement.field("saleService", "agreement.unknownService", { service }));
  }
  return problems;
}

/** Returns the department that approves agreements of a type. */
export function approverOf(type: ContractType): "ACCOUNTANT" | "AR" {
  return endless.includes(type) ? "ACCOUNTANT" : "AR";
}

/**
 * Has an agreement run out? An agreement without a last day, or marked “No due date”, never has.
 *
 * Source: rule AG-9, areas/agreement/README.md
 */
export function isExpired(
  { expiredDate, noDue }: { readonly expiredDate: Day | null; readonly noDue: boolean },
  today: Day,
): boolean {
  return !noDue && expiredDate !== null && today > expiredDate;
}
