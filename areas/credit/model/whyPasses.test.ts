import { usualReceivable } from "@fairway/areas/organisation/model/officeSetting.ts";
import { expect, test } from "vitest";
import { type CheckedPoint, reasonsAt } from "./checkPoint.ts";
import { whyPasses } from "./whyPasses.ts";

const setting = {
  ...usualReceivable,
  applyType: "Check Point",
  applyPartner: "Both",
  isApplyContract: true,
  creditLimit: true,
  overPaymentTerm: true,
  overPaymentTermObh: true,
  expiredAgreement: true,
  exemptFromCheckPoint: false,
} as const;
const point = (daysOverdue: number, change: Partial<CheckedPoint> = {}) =>
  ({
    type: 5,
    partnerType: "Customer",
    partnerMode: "External",
    setting,
    isDirector: false,
    agreement: { contractType: "Official", noDue: true, expiredDate: null },
    exposure: { daysOverdue, daysOverdueObh: 0, isOverDue: daysOverdue > 30 },
    notes: { lines: 0, without: 0, unpaid: [] },
    hasRefund: false,
    grows: true,
    serviceDate: null,
    today: "2026-11-26",
    before: null,
    ...change,
  }) as unknown as CheckedPoint;

test("CH-50 a debt that is past due for at most 30 days passes and says from when it stops", () => {
  const late = point(30);
  expect(reasonsAt(late)).toEqual([]);
  expect(whyPasses(late)).toMatchObject({ facts: { days: 30, from: 31 } });
  expect(reasonsAt(point(31)).map(({ code }) => code)).toEqual(["checkPoint.overDue"]);
});

test.each([
  ["only customers", { partnerType: "Agent" }],
  ["within the house", { partnerMode: "Internal" }],
  ["director", { isDirector: true }],
  ["exempt", { setting: { ...setting, exemptFromCheckPoint: true } }],
  ["check no customers", { setting: { ...setting, applyPartner: "None" } }],
  ["does not check", { setting: { ...setting, overPaymentTerm: false } }],
] as const)("CH-50 a sale passes and the reason names it: %s", (said, change) => {
  const passing = point(40, change as Partial<CheckedPoint>);
  expect(reasonsAt(passing)).toEqual([]);
  expect(whyPasses(passing).words.en).toContain(said);
});
