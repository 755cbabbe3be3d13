import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { expect, test } from "vitest";
import { isUnreleased } from "./isUnreleased.ts";

test.each([
  ["SFI", "Original", null, false, true],
  ["SFI", "Original", "Issued", false, true],
  ["SFI", "Copy", null, false, true],
  ["SFI", "Original", "Surrendered", true, false],
  ["SFI", "Original", "Telex", true, false],
  ["SFI", "Original", "Released", false, false],
  ["SFI", "Sea Waybill", null, false, false],
  ["SFI", "Surrendered", null, false, false],
  ["AI", "Original", null, false, false],
] as const)(
  "%s, %s, state %s: an order warns %s",
  (transactionType, hbltype, releaseState, isSurrendered, warns) => {
    const found = { bill: { hbltype, releaseState, isSurrendered }, job: { transactionType } };
    expect(isUnreleased(found as unknown as BillAndJob)).toBe(warns);
  },
);
