import { describe, expect, test } from "vitest";
import { checkDigit, cleanContainerNo, containerNoFault } from "./containerNo.ts";

describe("a container number", () => {
  test.each(["CSQU3054383", "CBHU3202732", "csqu 305438-3", "HLXU2008419"])(
    "%s is right",
    (number) => {
      expect(containerNoFault(number)).toBeNull();
    },
  );

  test.each([
    ["MSCU9988776", "3"],
    ["HMMU5443121", "5"],
    ["CSQU3054384", "3"],
  ])("%s wants the check digit %s", (number, digit) => {
    expect(containerNoFault(number)).toMatchObject({
      kind: "digit",
      digit,
      expected: number.slice(0, 10) + digit,
    });
  });

  test("without its check digit it is told which one is missing", () => {
    expect(containerNoFault("CSQU305438")?.expected).toBe("CSQU3054383");
  });

  test.each(["", "CSQU30543", "CSQX3054383", "12345678901", "CSQU30543833", "SHIPPER OWN 1"])(
    "%j has no such form",
    (number) => {
      expect(containerNoFault(number)).toMatchObject({ kind: "form", expected: null });
    },
  );

  test("two swapped digits are offered the right way round", () => {
    expect(containerNoFault("CSQU3504383")?.swapped).toContain("CSQU3054383");
  });

  test("a remainder of ten is written as 0", () => {
    expect(checkDigit("TGHU765409")).toBe("0");
  });

  test("blanks and dashes do not count", () => {
    expect(cleanContainerNo(" msku 123456-5 ")).toBe("MSKU1234565");
  });
});
