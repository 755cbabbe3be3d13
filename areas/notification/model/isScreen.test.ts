import { expect, test } from "vitest";
import { isScreen } from "./isScreen.ts";

test.each([
  ["/home/documentation/sea-fcl-export", true],
  ["#/home/accounting/management?tab=vat&q=INV%201", true],
  ["/home", true],
  ["javascript:alert(1)", false],
  ["//elsewhere.example/home", false],
  ["https://elsewhere.example/#/home", false],
  ["/homely", false],
  ["/home/../login", false],
  ["/home/x y", false],
])("%s", (link, is) => {
  expect(isScreen(link)).toBe(is);
});
