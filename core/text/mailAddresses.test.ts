import { expect, test } from "vitest";
import { addressesOf, notAddresses } from "./mailAddresses.ts";

test.each([
  "lan@example.com",
  "lan.pham+docs@ops.example.com.vn",
  "o_brien-1@x-y.example",
  `${"a".repeat(64)}@example.com`,
])("%s is an address", (line) => expect(notAddresses(line)).toEqual([]));

test.each([
  "lan",
  "lan@example",
  "lan@@example.com",
  "lan@example..com",
  ".lan@example.com",
  "lan.@example.com",
  "lan..pham@example.com",
  "lan@-example.com",
  "lan@example-.com",
  "lan@192.168.1.1",
  "lan@example.com.",
  "Lan <lan@example.com>",
  "lan pham@example.com",
  "ｌan@example.com",
  "lan@ｅxample.com",
  "lan\u0000@example.com",
  "lan\rx@example.com",
  `${"a".repeat(65)}@example.com`,
  `a@${"b.".repeat(130)}com`,
])("%j is none", (line) => expect(notAddresses(line)).toEqual([line]));

test("a line is split at semicolons, commas and breaks, each address once", () => {
  expect(addressesOf(" a@x.vn; A@X.vn,b@x.vn\nc@x.vn;")).toEqual(["a@x.vn", "b@x.vn", "c@x.vn"]);
});
