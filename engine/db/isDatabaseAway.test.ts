import { expect, test } from "vitest";
import { isDatabaseAway } from "./isDatabaseAway.ts";

test.each([
  ["the database was shut down", Object.assign(new Error("terminating"), { code: "57P01" }), true],
  ["the socket was reset", Object.assign(new Error("read"), { code: "ECONNRESET" }), true],
  ["the driver lost it", new Error("Connection terminated unexpectedly"), true],
  ["a key stands twice", Object.assign(new Error("duplicate"), { code: "23505" }), false],
  ["a fault of the program", new TypeError("x is not a function"), false],
  ["nothing", undefined, false],
])("%s", (_, error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway);
});
