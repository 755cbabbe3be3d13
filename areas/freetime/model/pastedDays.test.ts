import { isDay } from "@fairway/core/time/day.ts";
import { expect, test } from "vitest";
import { pastedDays } from "./pastedDays.ts";

// As people write days: 02/11/2026, 2/11 and 2026-11-02.
const readDay = (typed: string) => {
  if (isDay(typed)) return typed;
  const [, day, month, year = "2026"] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(typed) ?? [];
  return day && month ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : null;
};
const known = ["CSQU3054383", "CBHU3202732"];
const read = (text: string) => pastedDays(text, { known, today: "2026-11-20", readDay });

test("days follow the number in their order; a later day is planned", () => {
  expect(read("CSQU3054383\t02/11/2026\t19/11/2026\t03/12/2026")).toEqual({
    boxes: [
      {
        containerNo: "CSQU3054383",
        days: { dischargedOn: "2026-11-02", gateOutOn: "2026-11-19", emptyInPlanned: "2026-12-03" },
      },
    ],
    unread: [],
  });
});

test("a head line names the columns, in either language", () => {
  const text = "Trả rỗng,Cont,Ngày dỡ\n15/11/2026,CBHU 320273-2,02/11/2026 14:30";
  expect(read(text).boxes).toEqual([
    { containerNo: "CBHU3202732", days: { emptyInOn: "2026-11-15", dischargedOn: "2026-11-02" } },
  ]);
  expect(read("Container;Gate out\nCSQU3054383;2026-11-19").boxes).toEqual([
    { containerNo: "CSQU3054383", days: { gateOutOn: "2026-11-19" } },
  ]);
});

test("a line that gives nothing is named with its reason", () => {
  const text = "hello\nMSCU9988776\t02/11/2026\nCSQU3054383\t\nCSQU3054383 2/11\nCSQU3054383 3/11";
  expect(read(text).unread.map(({ line, why }) => [line, why])).toEqual([
    [1, "noBox"],
    [2, "strange"],
    [3, "noDay"],
    [5, "twice"],
  ]);
});
