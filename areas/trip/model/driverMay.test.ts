import { expect, test } from "vitest";
import { afterReport, driverMay } from "./driverMay.ts";
import type { LinkedTrip } from "./linkedTrip.ts";

const stop = (id: string, kind: LinkedTrip["stops"][number]["kind"]) => ({
  id,
  kind,
  place: id,
  address: null,
  contact: null,
  plannedAt: null,
  actualAt: null,
  proof: null,
});
const standing = {
  state: "Assigned",
  stops: [stop("A", "PickUp"), stop("B", "Deliver"), stop("C", "ReturnEmpty")],
} as const satisfies Pick<LinkedTrip, "state" | "stops">;
const trip = { ...standing, may: driverMay(standing) } as unknown as LinkedTrip;
const at = "2026-11-26T08:00:00.000Z";

test("a phone shows the trip as it will be after the steps that it keeps", () => {
  const accepted = afterReport(trip, { verb: "accept", at });
  expect([accepted.state, accepted.may]).toEqual(["Accepted", ["load", "prove"]]);
  const loaded = afterReport(accepted, { verb: "load", at });
  expect([loaded.state, loaded.may]).toEqual(["Loaded", ["prove"]]);
  expect(loaded.stops.map(({ actualAt }) => actualAt)).toEqual([at, null, null]);
});

test("a step that the server has already changes nothing", () => {
  const loaded = afterReport(afterReport(trip, { verb: "accept", at }), { verb: "load", at });
  expect(afterReport(loaded, { verb: "accept", at })).toBe(loaded);
  expect(afterReport(trip, { verb: "returnEmpty", at })).toBe(trip);
});
