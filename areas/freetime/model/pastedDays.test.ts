import { readDay } from "@fairway/ui/form/readDay.ts";
import { expect, test } from "vitest";
import { pastedDays } from "./pastedDays.ts";

const known = ["CSQU3054383", "CBHU3202732"];
const read = (text: string) => pastedDays(text, { known, today: "2026-11-20", readDay });

test("FT-13: days follow the number in their order; a later day is planned", () => {
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

test("FT-13: a head line names the columns, in either language", () => {
  const text = "Trả rỗng,Cont,Ngày dỡ\n15/11/2026,CBHU 320273-2,02/11/2026 14:30";
  expect(read(text).boxes).toEqual([
    { containerNo: "CBHU3202732", days: { emptyInOn: "2026-11-15", dischargedOn: "2026-11-02" } },
  ]);
  expect(read("Container;Gate out\nCSQU3054383;2026-11-19").boxes).toEqual([
    { containerNo: "CSQU3054383", days: { gateOutOn: "2026-11-19" } },
  ]);
});

test("FT-13: a line that gives nothing is named with its reason", () => {
  const text =
    "hello\nMSCU9988776\t02/11/2026\nCSQU3054383\t\nCSQU3054383 2/11/2026\nCSQU3054383 3/11/2026";
  expect(read(text).unread.map(({ line, why }) => [line, why])).toEqual([
    [1, "noBox"],
    [2, "strange"],
    [3, "noDay"],
    [5, "twice"],
  ]);
});

test.each([
  ["a size before the days", "2210\t02/11/2026\t19/11/2026", "02 19"],
  ["a weight and a type", "22G1\t12.050\t02/11/2026\t19/11/2026", "02 19"],
  ["the time behind a day", "02/11/2026 14:30\t19/11/2026 08:00", "02 19"],
  ["the time in a cell of its own", "02/11/2026\t14:30\t19/11/2026\t08:00", "02 19"],
  ["a month by its name", "02-Nov-2026\t19 Nov 2026", "02 19"],
  ["an empty cell keeps its place", "\t19/11/2026", " 19"],
  ["so does a text", "02/11/2026\tTBA\t19/11/2026", "02  19"],
  ["so does a day without a year", "2/11\t19/11/2026", " 19"],
  ["so does a day that does not exist", "31/02/2026\t19/11/2026", " 19"],
])("FT-13: %s", (_, cells, found) => {
  const {
    dischargedOn: out,
    gateOutOn: gate,
    emptyInOn: back,
  } = read(`CSQU3054383\t${cells}`).boxes[0]?.days ?? {};
  const days = [out, gate, back].map((day) => day?.slice(-2) ?? "");
  expect(days.join(" ").trimEnd()).toBe(found);
});

test("FT-13: a head without one of the three events gives no day", () => {
  const under = (head: string) => read(`${head}\nCSQU3054383\t02/11/2026`);
  expect(under("Cont\tNgày đóng hàng").boxes).toEqual([]);
  expect(under("Container\tEmpty gate-out").boxes).toEqual([]);
  expect(under("Container\tFull gate-in").boxes).toEqual([]);
  expect(under("Cont\tNgày dỡ hàng").boxes).toHaveLength(1);
});
