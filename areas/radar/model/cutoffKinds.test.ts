import { expect, test } from "vitest";
import { cutoffsOf } from "./cutoffKinds.ts";

test.each([
  ["SFE", null, ["si etd -3", "vgm etd -2", "cy etd -1", "declaration", "licence"]],
  ["SFI", null, ["deliveryOrder eta 1", "declaration", "licence"]],
  ["AE", null, ["declaration", "licence"]],
  ["CL", "Export", ["declaration etd -1", "licence"]],
  ["CL", "Import", ["declaration eta 0", "licence"]],
  ["TK", "Domestic", ["licence"]],
] as const)("RA-2: the cut-offs of a job of %s with the mode %s", (service, serviceMode, found) => {
  const shown = cutoffsOf({ transactionType: service, serviceMode }).map(({ kind, usual }) =>
    usual ? `${kind} ${usual.event} ${usual.days}` : kind,
  );
  expect(shown).toEqual(found);
});
