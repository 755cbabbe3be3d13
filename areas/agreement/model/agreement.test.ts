import { describe, expect, test } from "vitest";
import {
  type AgreementTerms,
  approverOf,
  isExpired,
  shipmentTypeOf,
  usualTerm,
  whyNotAgreement,
  whyNotChanged,
  withDefaults,
} from "./agreement.ts";

const trial: AgreementTerms = {
  contractType: "Trial",
  contractNo: null,
  effectiveDate: "2026-11-01",
  expiredDate: "2026-12-01",
  paymentTerm: 30,
  paymentTermObh: null,
  creditLimit: "50000000",
  creditLimitRate: "120",
  creditUnlimited: false,
  trialCreditLimited: null,
  trialCreditDays: null,
  trialEffectDate: null,
  trialExpiredDate: null,
  autoExtendDays: "0",
  saleService: ["SFE"],
};

const codes = (terms: Partial<AgreementTerms>) =>
  whyNotAgreement({ ...trial, ...terms }).map((each) => `${each.field} ${each.code}`);

describe("an agreement", () => {
  test("a trial of thirty days is fine", () => {
    expect(codes({})).toEqual([]);
  });

  test.each<[string, Partial<AgreementTerms>, string]>([
    [
      "a trial of more than thirty days",
      { expiredDate: "2026-12-02" },
      "expiredDate agreement.trialTooLong",
    ],
    [
      "an end before its beginning",
      { expiredDate: "2026-10-31" },
      "expiredDate agreement.expiredTooEarly",
    ],
    [
      "an official agreement without a number",
      { contractType: "Official" },
      "contractNo agreement.contractNoMissing",
    ],
    [
      "an official agreement without an end",
      { contractType: "Official", contractNo: "HD-01", expiredDate: null },
      "expiredDate agreement.expiredMissing",
    ],
    ["a term of more than a year", { paymentTerm: 366 }, "paymentTerm agreement.termRange"],
    [
      "an extension without end",
      { autoExtendDays: "4000" },
      "autoExtendDays agreement.extendRange",
    ],
    ["a limit below zero", { creditLimit: "-1" }, "creditLimit agreement.belowZero"],
    ["a service nobody sells", { saleService: ["XX"] }, "saleService agreement.unknownService"],
  ])("%s is refused", (_, terms, problem) => {
    expect(codes(terms)).toEqual([problem]);
  });

  test.each(["Cash", "Guarantee", "Prepaid"] as const)("%s needs no end", (contractType) => {
    expect(codes({ contractType, expiredDate: null })).toEqual([]);
  });

  test("an open trial ends after thirty days and takes its limit as credit limit", () => {
    const filled = withDefaults({
      ...trial,
      expiredDate: null,
      creditLimit: null,
      trialCreditLimited: "9",
    });
    expect(filled.expiredDate).toBe("2026-12-01");
    expect(filled.creditLimit).toBe("9");
  });

  test("a trial keeps its dates and days; an official agreement has none", () => {
    expect(withDefaults(trial)).toMatchObject({
      trialEffectDate: "2026-11-01",
      trialExpiredDate: "2026-12-01",
      trialCreditDays: 30,
    });
    const official = { ...trial, contractType: "Official" as const, trialCreditDays: 30 };
    expect(withDefaults(official)).toMatchObject({
      trialEffectDate: null,
      trialExpiredDate: null,
      trialCreditDays: null,
    });
  });

  test.each<[string, object, object, string[]]>([
    ["a trial becomes official", {}, { contractType: "Official" }, []],
    ["a trial becomes a guarantee", {}, { contractType: "Guarantee" }, ["contractType"]],
    [
      "a guarantee changes its salesman and currency",
      { contractType: "Guarantee" },
      { contractType: "Guarantee", salemanId: "other", currencyId: "USD" },
      ["salemanId", "currencyId"],
    ],
    [
      "a prepaid agreement becomes cash",
      { contractType: "Prepaid" },
      { contractType: "Cash" },
      ["contractType"],
    ],
    ["a cash agreement becomes prepaid", { contractType: "Cash" }, { contractType: "Prepaid" }, []],
  ])("%s", (_, before, after, fields) => {
    const known = { contractType: "Trial", salemanId: "nam", currencyId: "VND" };
    const found = whyNotChanged({ ...known, ...before }, { ...known, ...before, ...after });
    expect(found.map((each) => each.field)).toEqual(fields);
  });

  test("is approved by the accountants where money comes first, else by the receivables team", () => {
    expect([approverOf("Cash"), approverOf("Official")]).toEqual(["ACCOUNTANT", "AR"]);
  });

  test("cash customers are nominated and pay the next day", () => {
    expect(shipmentTypeOf("Cash")).toBe("Nominated");
    expect(shipmentTypeOf("Official")).toBe("Freehand & Nominated");
    expect([usualTerm("Cash"), usualTerm("Official")]).toEqual([1, 30]);
  });

  test("the last day still counts", () => {
    const until = (expiredDate: string | null, noDue = false) => ({ expiredDate, noDue });
    expect(isExpired(until("2026-11-21"), "2026-11-21")).toBe(false);
    expect(isExpired(until("2026-11-21"), "2026-11-22")).toBe(true);
    expect(isExpired(until("2026-11-21", true), "2026-11-22")).toBe(false);
    expect(isExpired(until(null), "2026-11-22")).toBe(false);
  });
});
