import type { Exposure } from "@fairway/areas/agreement/model/exposure.ts";
import { usualReceivable } from "@fairway/areas/organisation/model/officeSetting.ts";
import { describe, expect, test } from "vitest";
import { type CheckedAgreement, type CheckedPoint, reasonsAt } from "./checkPoint.ts";
import { type AskedType, checkPointNumbers } from "./checkPointType.ts";

const clean: Exposure = {
  currency: "VND",
  amount: "0",
  limit: "100",
  rate: "0.00",
  isOverLimit: false,
  isOverDue: false,
  isOverDueObh: false,
  isOverDuePrepaid: false,
  isExpired: false,
  daysOverdue: 0,
  daysOverdueObh: 0,
};
/** Everything that may be wrong with what a customer owes. */
const worst: Exposure = {
  ...clean,
  isOverLimit: true,
  isOverDue: true,
  isOverDueObh: true,
  isOverDuePrepaid: true,
};
const strict = {
  ...usualReceivable,
  applyType: "Check Point",
  applyPartner: "Customer",
  isApplyContract: true,
  creditLimit: true,
  overPaymentTerm: true,
  overPaymentTermObh: true,
  expiredAgreement: true,
} as const;
const agreement: CheckedAgreement = {
  id: "a",
  contractType: "Official",
  contractNo: "HD-1",
  effectiveDate: "2026-01-01",
  expiredDate: "2026-06-30",
  noDue: false,
  creditLimitRate: "120",
  creditUnlimited: false,
};
const point: CheckedPoint = {
  type: 5,
  partnerType: "Customer",
  partnerMode: "External",
  setting: strict,
  isDirector: false,
  agreement,
  exposure: worst,
  notes: { lines: 2, without: 1, unpaid: ["DN1"] },
  hasRefund: false,
  grows: true,
  serviceDate: "2026-07-01",
  today: "2026-07-10",
  before: null,
};
const at = (change: Partial<CheckedPoint>) =>
  reasonsAt({ ...point, ...change }).map(({ code }) => code.replace("checkPoint.", ""));
const gatesOf = (contractType: CheckedAgreement["contractType"], type: AskedType) =>
  at({ type, agreement: { ...agreement, contractType } });

const all = checkPointNumbers;
const lines = ["overDue", "overLimit", "expired"];
const cases: readonly [
  CheckedAgreement["contractType"],
  readonly AskedType[],
  readonly string[],
][] = [
  ["Cash", [1, 2, 4, 5, 6, 7, 8], ["overDue"]],
  ["Cash", [0, 9], ["overDue", "overDueObh"]],
  ["Cash", [3], []],
  ...(["Trial", "Official", "Guarantee"] as const).flatMap(
    (type): [typeof type, readonly AskedType[], readonly string[]][] => [
      [type, [1, 2, 4, 5, 6, 8], lines],
      [type, [0, 9], ["overDueObh", ...lines]],
      [type, [3], ["expired"]],
      [type, [7], []],
    ],
  ),
  ["Prepaid", [0, 1, 2, 4, 5, 6, 9], ["overDuePrepaid"]],
  ["Prepaid", [7, 8], ["prepaidNotNoted", "prepaidNotPaid", "overDuePrepaid"]],
  ["Prepaid", [3], []],
  ["Parent Contract", [0, ...all], []],
];

describe("the gates of an office that checks everything", () => {
  test.each(
    cases.flatMap(([contractType, types, reasons]) =>
      types.map((type) => ({ contractType, type, reasons })),
    ),
  )("$contractType at $type: $reasons", ({ contractType, type, reasons }) => {
    expect(gatesOf(contractType, type)).toEqual(reasons);
  });

  test("all types of check and of agreement are among the cases", () => {
    const named = new Set(cases.flatMap(([name, types]) => types.map((type) => `${name} ${type}`)));
    expect(named.size).toBe(6 * 10);
  });
});

describe("each switch of the office", () => {
  test.each([
    ["creditLimit", ["overDueObh", "overDue", "expired"]],
    ["overPaymentTerm", ["overDueObh", "overLimit", "expired"]],
    ["overPaymentTermObh", ["overDue", "overLimit", "expired"]],
    ["expiredAgreement", ["overDueObh", "overDue", "overLimit"]],
  ] as const)("without %s the rest decides", (name, reasons) => {
    expect(at({ type: 9, setting: { ...strict, [name]: false } })).toEqual(reasons);
  });

  test("cash agreements are checked only where the office says so", () => {
    const cash = { ...agreement, contractType: "Cash" } as const;
    const setting = { ...strict, isApplyContract: false };
    expect(at({ type: 9, agreement: cash, setting })).toEqual([]);
  });

  test("an alert does not stop, and a credit note is only alerted about", () => {
    const levels = (change: Partial<CheckedPoint>) =>
      new Set(reasonsAt({ ...point, ...change }).map(({ level }) => level));
    expect(levels({})).toEqual(new Set(["stop"]));
    expect(levels({ setting: { ...strict, applyType: "Alert" } })).toEqual(new Set(["alert"]));
    expect(levels({ type: 4 })).toEqual(new Set(["alert"]));
  });

  test.each([
    ["nothing", { applyType: "None" }],
    ["agents only", { applyPartner: "Agent" }],
    ["nobody", { applyPartner: "None" }],
  ] as const)("an office that checks %s alerts of a missing agreement only", (_, change) => {
    const setting = { ...strict, ...change };
    expect(at({ setting })).toEqual([]);
    expect(reasonsAt({ ...point, setting, agreement: null })).toMatchObject([
      { code: "checkPoint.noAgreement", level: "alert" },
    ]);
  });

  test("an exempt office checks nothing", () => {
    const setting = { ...strict, exemptFromCheckPoint: true };
    expect(at({ setting, agreement: null })).toEqual([]);
  });
});

describe("who always passes", () => {
  test.each([
    ["a partner within the house", { partnerMode: "Internal" }],
    ["an agent", { partnerType: "Agent" }],
    ["a supplier", { partnerType: "Supplier" }],
    ["a sale of the board", { isDirector: true }],
    ["a debit note with a refund", { type: 3, hasRefund: true }],
  ] as const)("%s", (_, change) => {
    expect(at({ agreement: null, ...change })).toEqual([]);
  });

  test("a missing agreement stops at each type", () => {
    for (const type of all) expect(at({ type, agreement: null })).toEqual(["noAgreement"]);
  });
});

describe("the terms of the agreement", () => {
  test("one without an end date never ended", () => {
    expect(at({ agreement: { ...agreement, noDue: true } })).not.toContain("expired");
    expect(at({ agreement: { ...agreement, expiredDate: null } })).not.toContain("expired");
    expect(at({ today: "2026-06-30" })).not.toContain("expired");
  });

  test("a debit note is issued for a sale within its days after it ended", () => {
    const on = (serviceDate: string | null) => at({ type: 3, serviceDate });
    expect(on("2026-06-30")).toEqual([]);
    expect(on("2026-01-01")).toEqual([]);
    expect(on("2025-12-31")).toEqual(["expired"]);
    expect(on(null)).toEqual(["expired"]);
  });

  test("a save that adds nothing is not stopped by the limit", () => {
    expect(at({ grows: false })).toEqual(["overDue", "expired"]);
  });

  test("what is owed and allowed is told", () => {
    const exposure = { ...worst, rate: "121.50", amount: "1215", limit: "1000" };
    const [reason] = reasonsAt({ ...point, exposure }).filter(
      ({ code }) => code === "checkPoint.overLimit",
    );
    expect(reason?.facts).toEqual({
      rate: "121.50",
      most: "120",
      amount: "1215",
      limit: "1000",
      currency: "VND",
    });
  });
});

describe("a changed customer or salesman of a bill", () => {
  const change = (
    before: CheckedAgreement["contractType"] | null,
    after: CheckedAgreement["contractType"] | null,
    more: Partial<CheckedPoint> = {},
  ) =>
    at({
      type: 8,
      exposure: clean,
      today: "2026-06-01",
      agreement: after && { ...agreement, contractType: after },
      before: { contractType: before, isOther: true },
      ...more,
    });
  const noNotes = { notes: { lines: 2, without: 2, unpaid: [] } };

  test.each([
    ["of a prepaid agreement with a note", "Prepaid", "Official", {}, ["prepaidHasNotes"]],
    ["of a prepaid agreement without one", "Prepaid", "Official", noNotes, []],
    ["to a prepaid agreement with a note", "Official", "Prepaid", {}, ["prepaidHasNotes"]],
    ["to a prepaid agreement without one", "Official", "Prepaid", noNotes, []],
    [
      "to a prepaid agreement that is overdue",
      "Official",
      "Prepaid",
      { ...noNotes, exposure: worst },
      ["overDuePrepaid"],
    ],
    ["to no agreement", "Official", null, {}, ["noAgreement"]],
    [
      "from none to an official one over its limit",
      null,
      "Official",
      { exposure: worst },
      ["overDue", "overLimit"],
    ],
    ["to a director", "Official", null, { isDirector: true }, []],
    [
      "to a director, of a prepaid agreement with a note",
      "Prepaid",
      null,
      { isDirector: true },
      ["prepaidHasNotes"],
    ],
    ["of a director to a prepaid agreement with a note", null, "Prepaid", {}, ["prepaidHasNotes"]],
    ["of a director to a salesman without an agreement", null, null, {}, ["noAgreement"]],
    [
      "of a director to a salesman over the limit",
      null,
      "Official",
      { exposure: worst },
      ["overDue", "overLimit"],
    ],
    [
      "that stays",
      "Prepaid",
      "Prepaid",
      { before: { contractType: "Prepaid", isOther: false } },
      ["prepaidNotNoted", "prepaidNotPaid"],
    ],
  ] as const)("%s", (_, before, after, more, reasons) => {
    expect(change(before, after, more as Partial<CheckedPoint>)).toEqual(reasons);
  });
});
