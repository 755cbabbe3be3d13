import { expect, test } from "vitest";
import { withServices } from "./agreementSheet.ts";

test.each([
  ["IT", "TK"],
  ["SFE;IT", "SFE;TK"],
  ["sfi, it", "SFI,TK"],
  ["a service that nobody knows", "a service that nobody knows"],
])("a sheet that says %s means %s", (said, meant) => {
  expect(withServices({ saleService: said })["saleService"]?.replace(/\s*,\s*/, ",")).toBe(meant);
});

test("“All” is every service, and no former code", () => {
  const { vas } = withServices({ vas: "Tất cả" });
  expect(vas?.split(";")).toContain("TK");
  expect(vas?.split(";")).not.toContain("IT");
});
