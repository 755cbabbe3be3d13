import { describe, expect, test } from "vitest";
import { taxCodeDoubt } from "./taxCode.ts";

describe("the check digit of a tax code", () => {
  test.each(["0100047516", "0300588142", "0300588142-001"])("%s is right", (taxCode) => {
    expect(taxCodeDoubt(taxCode)).toBeNull();
  });

  test.each([
    ["a slip in the last digit", "0100047515", "6"],
    ["two digits swapped", "0300855142", null],
    ["a branch of a wrong code", "0300588143-001", "2"],
  ])("%s is doubted", (_, taxCode, expected) => {
    const doubt = taxCodeDoubt(taxCode);
    expect(doubt?.taxCode).toBe(taxCode);
    if (expected) expect(doubt?.expected).toBe(expected);
  });

  test.each([
    ["a foreign registration", "HRB123456"],
    ["a personal id of twelve digits", "079085001234"],
    ["a staff code", "ITL-00012"],
  ])("%s is no Vietnamese tax code and passes", (_, taxCode) => {
    expect(taxCodeDoubt(taxCode)).toBeNull();
  });
});
