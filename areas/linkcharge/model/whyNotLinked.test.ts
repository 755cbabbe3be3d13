import type { RuleOfFee } from "@fairway/areas/linkfee/model/ruleOfFee.ts";
import { say } from "@fairway/core/words/words.ts";
import { expect, test } from "vitest";
import { type LinkingLine, whyNotLinked } from "./whyNotLinked.ts";

const rule: RuleOfFee = {
  id: "rule",
  ruleName: "Trucking of sea exports",
  serviceBuying: "SFE",
  chargeBuying: "bought",
  chargeCode: "B_TRUCK",
  chargeIsActive: true,
  chargeGroup: null,
  chargeGroupName: null,
  partnerBuying: "seller",
  partnerName: "Own logistics",
  partnerIsActive: true,
  isInForce: true,
  isForPayer: true,
};
const line: LinkingLine = {
  chargeCode: "S_TRUCK",
  jobNo: "LOG2611/00001",
  type: "SELL",
  linkFee: false,
  paymentObjectName: "Hoa Sen",
  isOfOperation: true,
  shipmentMode: "Internal",
  serviceBuying: "SFE",
  linked: { jobNo: "SEF2611/00001", transactionType: "SFE" },
  rule,
};

test("a selling line of an internal job with a linked bill and a fitting rule is linked", () => {
  expect(whyNotLinked(line, "ids.0")).toBeNull();
});

test.each<[string, Partial<LinkingLine>, string, string]>([
  ["a bought line", { type: "BUY" }, "linkCharge.notSold", "S_TRUCK"],
  ["a line on behalf", { type: "OBH" }, "linkCharge.notSold", "LOG2611/00001"],
  ["a line of a sea job", { isOfOperation: false }, "linkCharge.notSold", "S_TRUCK"],
  ["a linked line", { linkFee: true }, "linkCharge.linkedAlready", "S_TRUCK"],
  ["a line of an external job", { shipmentMode: "External" }, "linkCharge.external", "external"],
  ["a job without a linked bill", { linked: null }, "linkCharge.noBill", "LOG2611/00001"],
  ["a charge without a rule", { rule: null }, "linkCharge.noRule", "SFE"],
  [
    "a rule out of its period",
    { rule: { ...rule, isInForce: false } },
    "linkCharge.ruleNotInForce",
    "Trucking of sea exports",
  ],
  [
    "a rule for another partner",
    { rule: { ...rule, isForPayer: false } },
    "linkCharge.ruleOfOther",
    "Hoa Sen",
  ],
  [
    "a rule for another service than that of the linked job",
    { linked: { jobNo: "SEI2611/00001", transactionType: "SFI" } },
    "linkCharge.otherService",
    "SEI2611/00001",
  ],
  [
    "a rule with an inactive charge",
    { rule: { ...rule, chargeIsActive: false } },
    "linkCharge.ruleOutOfUse",
    "B_TRUCK",
  ],
  [
    "a rule with an inactive partner",
    { rule: { ...rule, partnerIsActive: false } },
    "linkCharge.ruleOutOfUse",
    "Own logistics",
  ],
])("%s is not linked", (_name, change, code, said) => {
  const why = whyNotLinked({ ...line, ...change }, "ids.0");
  expect(why).toMatchObject({ field: "ids.0", code });
  expect(say(why?.words ?? { en: "", vi: "" }, "en", why?.facts ?? {})).toContain(said);
});

test("of several reasons the first in the order of the checks is told", () => {
  const wrong = { ...line, shipmentMode: "External", linked: null, rule: null };
  expect(whyNotLinked(wrong, "ids.3")?.code).toBe("linkCharge.external");
  expect(whyNotLinked({ ...wrong, linkFee: true }, "ids.3")?.code).toBe("linkCharge.linkedAlready");
});
