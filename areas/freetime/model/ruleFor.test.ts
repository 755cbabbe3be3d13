import { describe, expect, test } from "vitest";
import { type KnownRule, termsOfBox } from "./ruleFor.ts";
import type { FreeTimeKind, Terms } from "./terms.ts";

const terms = (freeDays: number): Terms => ({
  freeDays,
  dayKind: "calendar",
  countsFrom: "next",
  currencyId: "USD",
  tiers: [{ day: 1, price: "40" }],
  paidBy: "customer",
});
const rule = (ruleName: string, given: Partial<KnownRule>): KnownRule => ({
  ruleName,
  kind: "demurrage",
  carrierId: null,
  portId: null,
  boxTypeId: null,
  validFrom: "2026-01-01",
  validTo: null,
  terms: terms(5),
  ...given,
});
const box = { carrierId: "msc", portId: "vncli", boxTypeId: "40hc" };

function found(rules: KnownRule[], own: FreeTimeKind[] = [], on = "2026-11-02") {
  return termsOfBox(box, {
    rules,
    own: own.map((kind) => ({ kind, terms: terms(9) })),
    onOf: () => on,
  }).map(({ kind, ruleName }) => `${kind} ${ruleName ?? "own"}`);
}

describe("FT-8: the rule of a box", () => {
  const carrier = rule("carrier", { carrierId: "msc" });
  const port = rule("port", { portId: "vncli" });
  const both = rule("both", { carrierId: "msc", portId: "vncli" });
  const typed = rule("typed", { carrierId: "msc", boxTypeId: "40hc" });
  test.each<[string, KnownRule[], string[]]>([
    ["none", [], []],
    ["any port of its carrier", [carrier], ["demurrage carrier"]],
    ["another carrier", [rule("other", { carrierId: "one" })], []],
    ["the carrier before the port", [port, carrier], ["demurrage carrier"]],
    ["two fields before one", [carrier, both], ["demurrage both"]],
    ["the port before the box type", [typed, both], ["demurrage both"]],
    ["the box type before nothing", [carrier, typed], ["demurrage typed"]],
    ["another box type", [rule("20", { carrierId: "msc", boxTypeId: "20gp" })], []],
    [
      "a kind each",
      [carrier, rule("det", { kind: "detention", carrierId: "msc" })],
      ["demurrage carrier", "detention det"],
    ],
    [
      "combined in place of both",
      [carrier, rule("all", { kind: "combined", carrierId: "msc" })],
      ["combined all"],
    ],
    [
      "both in place of a wider combined",
      [both, rule("all", { kind: "combined", carrierId: "msc" })],
      ["demurrage both"],
    ],
    [
      "storage next to combined",
      [
        rule("sto", { kind: "storage", portId: "vncli" }),
        rule("all", { kind: "combined", carrierId: "msc" }),
      ],
      ["storage sto", "combined all"],
    ],
  ])("%s", (_name, rules, kinds) => {
    expect(found(rules)).toEqual(kinds);
  });

  test("is valid on the day of the start", () => {
    const old = rule("old", { carrierId: "msc", validTo: "2026-11-01" });
    const young = rule("young", { carrierId: "msc", validFrom: "2026-11-02" });
    expect(found([old, young], [], "2026-11-01")).toEqual(["demurrage old"]);
    expect(found([old, young])).toEqual(["demurrage young"]);
  });

  test("terms of the job count before every rule", () => {
    const all = rule("all", { kind: "combined", carrierId: "msc" });
    expect(found([both], ["demurrage"])).toEqual(["demurrage own"]);
    expect(found([both, all], ["combined"])).toEqual(["combined own"]);
    expect(found([all], ["demurrage"])).toEqual(["demurrage own"]);
    expect(found([], ["demurrage", "combined"])).toEqual(["demurrage own", "combined own"]);
  });
});
