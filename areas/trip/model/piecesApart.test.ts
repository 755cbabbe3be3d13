import { expect, test } from "vitest";
import { piecesApart, piecesApartOf, piecesApartWith } from "./piecesApart.ts";

test.each([
  ["two are missing", "320", ["318"], -2],
  ["all are there", "320", ["320"], 0],
  ["one is too much", "320", [321], 1],
  ["two stops share them", "320", ["200", "120"], 0],
  ["two stops, and three are missing", "320", ["200", "117"], -3],
  ["a stop is still to come", "320", ["200", null], 0],
  ["nobody said what was loaded", null, ["318"], 0],
  ["nothing was counted when it was loaded", "0", ["318"], 0],
  ["the trip delivers nowhere", "320", [], 0],
] as const)("TR-14: %s", (_, loaded, delivered, apart) => {
  expect(piecesApart({ loaded, delivered })).toBe(apart);
});

const stops = [
  { id: "a", kind: "PickUp", proof: null },
  { id: "b", kind: "Deliver", proof: { pieces: "200" } },
  { id: "c", kind: "Deliver", proof: null },
];

test("TR-14: the last stop is compared with all stops, on the phone and in the office", () => {
  expect(piecesApartWith({ pieces: "320", stops }, "c", 110)).toBe(-10);
  const proofs = [
    { stopId: "b", pieces: "200" },
    { stopId: "c", pieces: "110" },
  ];
  expect(piecesApartOf({ packageQuantity: "320", stops, proofs })).toBe(-10);
  expect(piecesApartOf({ packageQuantity: "320", stops, proofs: proofs.slice(0, 1) })).toBe(0);
});

test("TR-14: a proof that an older phone kept without its pieces is compared with nothing", () => {
  const old = stops.map((stop) => ({ ...stop, proof: stop.proof && {} }));
  expect(piecesApartWith({ pieces: "320", stops: old }, "c", 110)).toBe(0);
});
