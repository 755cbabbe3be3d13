import { describe, expect, test } from "vitest";
import { cleanWaybillNo, nextWaybillNo, prefixOf, waybillNoFault } from "./waybillNo.ts";

describe("a master air waybill number", () => {
  test.each([
    ["176-12345675", null],
    ["738-24681355", null],
    ["738-XXXXXXXX", null],
    ["XXX-XXXXXXXX", null],
    ["738-24681356", { kind: "digit", expected: "738-24681355" }],
    ["73824681355", { kind: "form", expected: null }],
    ["738-2468135", { kind: "form", expected: null }],
    ["73-824681355", { kind: "form", expected: null }],
    ["", { kind: "form", expected: null }],
  ] as const)("%s", (number, fault) => {
    expect(waybillNoFault(number)).toEqual(fault);
  });

  test("every eighth digit but one is wrong, and the right one is offered", () => {
    const digits = Array.from({ length: 10 }, (_, digit) => `131-5550123${digit}`);
    const right = digits.filter((number) => waybillNoFault(number) === null);
    expect(right).toHaveLength(1);
    for (const number of digits) {
      expect(waybillNoFault(number)?.expected ?? number).toBe(right[0]);
    }
  });

  test("is eleven after the one before, and four after a check digit of six", () => {
    expect(nextWaybillNo("738-24681355")).toBe("738-24681366");
    expect(nextWaybillNo("738-24681366")).toBe("738-24681370");
    expect(nextWaybillNo("738-99999994")).toBeNull();
    expect(nextWaybillNo("738-XXXXXXXX")).toBeNull();
  });

  test("is taken as typed, with blanks, without dash, in full width", () => {
    expect(cleanWaybillNo(" 738 2468 1355 ")).toBe("738-24681355");
    expect(cleanWaybillNo("７３８－２４６８１３５５")).toBe("738-24681355");
    expect(cleanWaybillNo("738xxxxxxxx")).toBe("738-XXXXXXXX");
    expect(cleanWaybillNo("own no 1")).toBe("OWNNO1");
    expect(prefixOf("73824681355")).toBe("738");
    expect(prefixOf("booking")).toBeNull();
  });
});
