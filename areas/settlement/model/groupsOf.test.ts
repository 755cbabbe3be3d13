import { expect, test } from "vitest";
import { type GroupedLine, groupsOf } from "./groupsOf.ts";

const line = (customNo: string | null, netVnd: string): GroupedLine => ({
  side: "credit",
  jobId: "job",
  jobNo: "J1",
  hblid: "bill",
  hwbno: "H1",
  mawb: null,
  customNo,
  isLocked: false,
  advanceId: "advance",
  advanceNo: "AD1",
  netVnd,
  vatVnd: "0",
  netUsd: null,
  vatUsd: null,
});

test("an advance of a house with two declarations counts once, and the balances add up", () => {
  const part = { advanceId: "advance", hblid: "bill", amountVnd: "1000", amountUsd: "1" };
  const groups = groupsOf("VND", [line("A", "400"), line("B", "400"), line("A", "10")], [part]);
  expect(groups.map((each) => [each.customNo, each.advanceAmount, each.balance])).toEqual([
    ["A", "1000", "590"],
    ["B", null, "-400"],
  ]);
});
