import { expect, test } from "vitest";
import type { StopKind } from "./stopKinds.ts";
import {
  fittedTime,
  isTooEarly,
  stateAfterVerb,
  stopsAfterProofs,
  stopsLeft,
  stopsReached,
} from "./stopsOfStep.ts";
import type { StopForm } from "./trip.ts";
import { whyNotStops } from "./whyNotTrip.ts";

const kinds: Record<string, StopKind> = { P: "PickUp", D: "Deliver", R: "ReturnEmpty" };
const clock = (hour: string) => `2026-12-09T${hour.padStart(2, "0")}:00:00.000Z`;

/** Stops as "P8 D D R": a kind, and the hour at which it was reached. */
const trip = (text: string) =>
  text.split(" ").map((word, at) => ({
    id: `${word[0]}${at + 1}`,
    kind: kinds[word[0] ?? ""] as StopKind,
    actualAt: word.length > 1 ? clock(word.slice(1)) : null,
  }));
const ids = (stops: readonly { id: string }[]) => stops.map(({ id }) => id).join(" ");

test.each([
  ["P D R", "load", "P1"],
  ["P P D", "load", "P1 P2"],
  ["P D P D", "load", "P1"],
  ["P8 D P D", "load", ""],
  ["P8 D9 P D", "load", "P3"],
  ["P D9 P D", "load", "P3"],
  ["P8 P D", "load", "P2"],
  ["P8 D P D", "deliver", "D2 D4"],
  ["P8 D P10 D", "deliver", "D4"],
  ["P8 D9 D R", "deliver", "D3"],
  ["P8 D9 R", "returnEmpty", "R3"],
  ["P8 D9 R", "close", ""],
] as const)("TR-3: of the stops %s the step %s reaches “%s”", (stops, verb, reached) => {
  expect(ids(stopsReached(trip(stops), verb))).toBe(reached);
});

test.each([
  ["P8 D R", "Loaded", "P1"],
  ["P8 D9 P10 D", "Loaded", "P3"],
  ["P8 D9 R", "Delivered", "D2"],
  ["P8 D9 R10", "EmptyReturned", "R3"],
  ["P8 D R", "Accepted", ""],
] as const)("TR-3: of the stops %s a step back from %s empties “%s”", (stops, state, left) => {
  expect(ids(stopsLeft(trip(stops), state))).toBe(left);
});

test("TR-3: goods are picked up again only where a pick-up is next", () => {
  const next = (stops: string) => stateAfterVerb({ state: "Loaded", stops: trip(stops) }, "load");
  expect(next("P8 D P D")).toBeNull();
  expect(next("P8 D9 P D")).toBe("Loaded");
  expect(next("P8 D9 P10 D")).toBeNull();
});

test("TR-4: a trip that is taken up again keeps the times up to its last signed proof", () => {
  const stops = trip("P8 D9 P10 D");
  expect(ids(stopsAfterProofs(stops, [{ stopId: "D2" }]))).toBe("P3");
  expect(ids(stopsAfterProofs(stops, []))).toBe("P1 D2 P3");
});

test.each([
  ["P8 D R", "D2", "7", "8"],
  ["P8 D R", "D2", "9", "9"],
  ["P8 D R10", "D2", "11", "10"],
  ["P8 D D9 R", "D2", "10", "10"],
] as const)("TR-4: in the stops %s the proof of %s at %s is at %s", (stops, id, at, fitted) => {
  const all = trip(stops);
  const stop = all.find((each) => each.id === id) as (typeof all)[number];
  expect(fittedTime(all, stop, clock(at))).toBe(clock(fitted));
});

test("TR-4: a step is not earlier than what came before it", () => {
  const stops = trip("P8 D R");
  const reached = stopsReached(stops, "deliver");
  expect(isTooEarly(stops, reached, clock("7"))).toBe(true);
  expect(isTooEarly(stops, reached, clock("8"))).toBe(false);
});

test.each([
  ["P8 D9 R10", []],
  ["P8 D7 R10", ["stops.1.actualAt"]],
  ["P8 D10 D9 R11", []],
  ["P8 D10 D9 R9", ["stops.3.actualAt"]],
] as const)("TR-4: of the stops %s these times are wrong: %j", (stops, wrong) => {
  const forms: StopForm[] = trip(stops).map((stop) => ({
    ...stop,
    place: "A",
    address: null,
    contact: null,
    plannedAt: null,
  }));
  expect(whyNotStops(forms).map(({ field }) => field)).toEqual(wrong);
});
