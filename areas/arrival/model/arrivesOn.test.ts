import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { expect, test } from "vitest";
import { arrivesOn, isBeforeArrival } from "./arrivesOn.ts";

const days = { ata: null, atd: null, eta: null, etd: null };
const found = (job: object, bill: object = {}) =>
  ({ job: { ...days, ...job }, bill: { ...days, ...bill } }) as unknown as BillAndJob;

test.each([
  ["the day of arrival", found({ ata: "2026-12-09", eta: "2026-12-08" }), "2026-12-09"],
  ["the ETA of the bill", found({ eta: "2026-12-08" }, { eta: "2026-12-10" }), "2026-12-10"],
  ["the ETA of the job", found({ eta: "2026-12-08" }), "2026-12-08"],
  ["the ETD without any ETA", found({ etd: "2026-12-01" }), "2026-12-01"],
  ["nothing", found({}), null],
])("goods arrive on %s", (_, each, day) => {
  expect(arrivesOn(each)).toBe(day);
});

test("a delivery before the arrival is early, on its day it is not", () => {
  expect(isBeforeArrival("2026-12-07", "2026-12-08")).toBe(true);
  expect(isBeforeArrival("2026-12-08", "2026-12-08")).toBe(false);
  expect(isBeforeArrival(null, "2026-12-08")).toBe(false);
  expect(isBeforeArrival("2026-12-07", null)).toBe(false);
});
