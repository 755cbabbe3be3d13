import { expect, test } from "vitest";
import { terminalsFor } from "./terminals.ts";

test("AB-3: the terminal of the warehouse comes first, else SCSC", () => {
  expect(terminalsFor("TCS")).toEqual(["TCS", "SCSC"]);
  expect(terminalsFor("wh-tcs")).toEqual(["TCS", "SCSC"]);
  expect(terminalsFor("SCSC")).toEqual(["SCSC", "TCS"]);
  expect(terminalsFor("ALS")).toEqual(["SCSC", "TCS"]);
  expect(terminalsFor(null)).toEqual(["SCSC", "TCS"]);
});
