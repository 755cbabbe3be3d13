import { describe, expect, test } from "vitest";
import {
  chargeableDays,
  clockOf,
  costIfPickedUp,
  costOfDays,
  costOn,
  daysOfClock,
  lastFreeDay,
  priceOfDay,
} from "./freeTimeClock.ts";
import type { BoxDays, FreeTimeKind, Terms } from "./terms.ts";

const usd = {
  currencyId: "USD",
  dayKind: "calendar",
  countsFrom: "next",
  paidBy: "customer",
} as const;
const demurrage: Terms = {
  ...usd,
  freeDays: 5,
  tiers: [
    { day: 1, price: "40" },
    { day: 6, price: "80" },
    { day: 11, price: "120" },
  ],
};
const detention: Terms = {
  ...usd,
  freeDays: 7,
  tiers: [
    { day: 1, price: "25" },
    { day: 6, price: "50" },
  ],
};
const combined: Terms = {
  ...usd,
  freeDays: 14,
  tiers: [
    { day: 1, price: "50" },
    { day: 8, price: "100" },
  ],
};
const noDays: BoxDays = {
  dischargedPlanned: null,
  dischargedOn: null,
  gateOutPlanned: null,
  gateOutOn: null,
  emptyInPlanned: null,
  emptyInOn: null,
};
/** CSQU3054383 of the trade's example. */
const box: BoxDays = {
  ...noDays,
  dischargedOn: "2026-11-02",
  gateOutOn: "2026-11-19",
  emptyInOn: "2026-12-03",
};
const today = "2026-12-10";
const none: ReadonlySet<string> = new Set();

function clock(kind: FreeTimeKind, terms: Terms, days = box, holidays = none, now = today) {
  const found = clockOf(kind, terms, { days, today: now, holidays });
  if (!found) throw new Error("no clock");
  return found;
}

describe("FT-3, FT-4: the last free day and the cost at the end", () => {
  const working = { ...demurrage, dayKind: "working" } as const;
  const same = { countsFrom: "same" } as const;
  test.each<[string, FreeTimeKind, Terms, string, number, string, string[]?]>([
    ["five calendar days from the next", "demurrage", demurrage, "2026-11-07", 12, "840.00"],
    ["five from the same day", "demurrage", { ...demurrage, ...same }, "2026-11-06", 13, "960.00"],
    ["five working days", "demurrage", working, "2026-11-09", 10, "600.00"],
    [
      "five working from the same day",
      "demurrage",
      { ...working, ...same },
      "2026-11-06",
      13,
      "960.00",
    ],
    ["a holiday within them", "demurrage", working, "2026-11-10", 9, "520.00", ["2026-11-05"]],
    [
      "two holidays in a row",
      "demurrage",
      working,
      "2026-11-11",
      8,
      "440.00",
      ["2026-11-05", "2026-11-06"],
    ],
    ["a holiday on a Sunday", "demurrage", working, "2026-11-09", 10, "600.00", ["2026-11-08"]],
    ["a holiday after them", "demurrage", working, "2026-11-09", 10, "600.00", ["2026-11-12"]],
    [
      "a holiday in calendar days",
      "demurrage",
      demurrage,
      "2026-11-07",
      12,
      "840.00",
      ["2026-11-05"],
    ],
    ["seven days of detention", "detention", detention, "2026-11-26", 7, "225.00"],
    ["fourteen days combined", "combined", combined, "2026-11-16", 17, "1350.00"],
    ["storage like demurrage", "storage", demurrage, "2026-11-07", 12, "840.00"],
    ["no free day", "demurrage", { ...demurrage, freeDays: 0 }, "2026-11-02", 17, "1440.00"],
    [
      "no free day, from the same",
      "demurrage",
      { ...demurrage, freeDays: 0, ...same },
      "2026-11-01",
      18,
      "1560.00",
    ],
    ["no free working day", "demurrage", { ...working, freeDays: 0 }, "2026-11-02", 17, "1440.00"],
    ["one free day", "demurrage", { ...demurrage, freeDays: 1 }, "2026-11-03", 16, "1320.00"],
    ["as many as needed", "demurrage", { ...demurrage, freeDays: 17 }, "2026-11-19", 0, "0.00"],
    ["more than needed", "demurrage", { ...demurrage, freeDays: 30 }, "2026-12-02", 0, "0.00"],
    ["one less than needed", "demurrage", { ...demurrage, freeDays: 16 }, "2026-11-18", 1, "40.00"],
  ])("%s", (_name, kind, terms, last, days, cost, holidays = []) => {
    const found = clock(kind, terms, box, new Set(holidays));
    expect(found.lastFreeDay).toBe(last);
    expect(costOn(terms, found, today)).toMatchObject({ totalDays: days, total: cost });
  });
});

describe("FT-5: the cost on a day", () => {
  test.each<[string, string, string, string, string]>([
    ["2026-11-02", "0.00", "0.00", "0.00", "0.00"],
    ["2026-11-07", "0.00", "40.00", "0.00", "40.00"],
    ["2026-11-08", "40.00", "80.00", "40.00", "40.00"],
    ["2026-11-12", "200.00", "280.00", "40.00", "80.00"],
    ["2026-11-14", "360.00", "440.00", "80.00", "80.00"],
    ["2026-11-17", "600.00", "720.00", "80.00", "120.00"],
    ["2026-11-18", "720.00", "840.00", "120.00", "120.00"],
    ["2026-11-19", "840.00", "840.00", "120.00", "0.00"],
    ["2026-11-20", "840.00", "840.00", "0.00", "0.00"],
  ])("on %s", (on, toDate, byTomorrow, thisDay, tomorrow) => {
    expect(costOn(demurrage, clock("demurrage", demurrage), on)).toMatchObject({
      toDate,
      byTomorrow,
      today: thisDay,
      tomorrow,
    });
  });
});

describe("FT-6: picked up on another day", () => {
  test.each<[string, FreeTimeKind, Terms, string, string | null]>([
    ["after three chargeable days", "demurrage", demurrage, "2026-11-10", "120.00"],
    ["on the last free day", "demurrage", demurrage, "2026-11-07", "0.00"],
    ["a day later than it was", "demurrage", demurrage, "2026-11-20", "960.00"],
    ["storage ends on it", "storage", demurrage, "2026-11-12", "200.00"],
    ["detention begins on it", "detention", detention, "2026-11-10", "675.00"],
    ["combined time is the same", "combined", combined, "2026-11-10", "1350.00"],
  ])("%s", (_name, kind, terms, on, cost) => {
    expect(costIfPickedUp(kind, terms, { days: box, today, holidays: none, on })).toBe(cost);
  });

  test("detention without a return has no end", () => {
    const days = { ...box, emptyInOn: null };
    const ask = { days, today, holidays: none, on: "2026-11-10" };
    expect(costIfPickedUp("detention", detention, ask)).toBeNull();
  });
});

describe("FT-3: planned days", () => {
  test("a box that is not discharged has no clock", () => {
    const ask = { days: noDays, today, holidays: none };
    expect(clockOf("demurrage", demurrage, ask)).toBeNull();
    expect(
      clockOf("detention", detention, { ...ask, days: { ...noDays, dischargedOn: "2026-11-02" } }),
    ).toBeNull();
  });

  test("a planned discharge starts it", () => {
    const found = clock("demurrage", demurrage, { ...noDays, dischargedPlanned: "2026-12-12" });
    expect(found).toMatchObject({ lastFreeDay: "2026-12-17", end: null, isOver: false });
  });

  test("an actual day counts before the planned one", () => {
    const days = { ...noDays, dischargedPlanned: "2026-11-20", dischargedOn: "2026-11-02" };
    expect(clock("demurrage", demurrage, days).lastFreeDay).toBe("2026-11-07");
  });

  test("a planned end that is not past limits the cost", () => {
    const days = { ...noDays, dischargedOn: "2026-11-02", gateOutPlanned: "2026-11-15" };
    const found = clock("demurrage", demurrage, days, none, "2026-11-14");
    expect(costOn(demurrage, found, "2026-11-14")).toMatchObject({
      toDate: "360.00",
      byTomorrow: "440.00",
      total: "440.00",
    });
    expect(found.isOver).toBe(false);
  });

  test("a planned end that is past does not", () => {
    const days = { ...noDays, dischargedOn: "2026-11-02", gateOutPlanned: "2026-11-10" };
    const found = clock("demurrage", demurrage, days, none, "2026-11-14");
    expect(costOn(demurrage, found, "2026-11-14")).toMatchObject({ toDate: "360.00", total: null });
  });
});

describe("FT-5: tiers", () => {
  test.each<[number, string]>([
    [1, "40"],
    [5, "40"],
    [6, "80"],
    [10, "80"],
    [11, "120"],
    [400, "120"],
  ])("chargeable day %d", (no, price) => {
    expect(priceOfDay(demurrage.tiers, no)).toBe(price);
  });

  test.each<[string, Terms, number, string]>([
    ["no day", demurrage, 0, "0.00"],
    [
      "a price with cents",
      { ...usd, freeDays: 0, tiers: [{ day: 1, price: "33.35" }] },
      3,
      "100.05",
    ],
    [
      "tenths that binary numbers miss",
      { ...usd, freeDays: 0, tiers: [{ day: 1, price: "0.1" }] },
      3,
      "0.30",
    ],
    [
      "dong",
      { ...demurrage, currencyId: "VND", tiers: [{ day: 1, price: "350000" }] },
      7,
      "2450000",
    ],
    [
      "dinars",
      { ...demurrage, currencyId: "KWD", tiers: [{ day: 1, price: "1.125" }] },
      3,
      "3.375",
    ],
    ["a tier that begins later", { ...demurrage, tiers: [{ day: 3, price: "10" }] }, 5, "30.00"],
    [
      "a free tier between",
      {
        ...demurrage,
        tiers: [
          { day: 1, price: "10" },
          { day: 2, price: "0" },
        ],
      },
      9,
      "10.00",
    ],
    ["a year", demurrage, 365, "43200.00"],
  ])("%s", (_name, terms, days, cost) => {
    expect(costOfDays(terms, days)).toBe(cost);
  });
});

describe("FT-7: the days behind a figure", () => {
  test("each chargeable day has its price, and the last sum is the cost", () => {
    const found = clock("demurrage", demurrage);
    const listed = daysOfClock(demurrage, found, { until: today, holidays: none });
    expect(listed).toHaveLength(17);
    expect(listed.filter(({ is }) => is === "free").map(({ no }) => no)).toEqual([1, 2, 3, 4, 5]);
    expect(listed.at(-1)).toEqual({
      day: "2026-11-19",
      no: 12,
      is: "charged",
      price: "120.00",
      sum: "840.00",
    });
    expect(chargeableDays(found, today)).toBe(12);
  });

  test("days of rest within free working days have no number", () => {
    const terms = { ...demurrage, dayKind: "working" } as const;
    const holidays = new Set(["2026-11-05"]);
    const found = clock("demurrage", terms, box, holidays);
    const listed = daysOfClock(terms, found, { until: "2026-11-10", holidays });
    expect(listed.map(({ no, is }) => `${is} ${no ?? "–"}`)).toEqual([
      "free 1",
      "free 2",
      "holiday –",
      "free 3",
      "weekend –",
      "weekend –",
      "free 4",
      "free 5",
    ]);
  });

  test("a year that ends passes the end of a month and a leap day", () => {
    expect(lastFreeDay("2027-12-30", { freeDays: 5, dayKind: "calendar" }, none)).toBe(
      "2028-01-03",
    );
    expect(lastFreeDay("2028-02-27", { freeDays: 4, dayKind: "calendar" }, none)).toBe(
      "2028-03-01",
    );
    expect(
      lastFreeDay("2027-12-30", { freeDays: 4, dayKind: "working" }, new Set(["2028-01-03"])),
    ).toBe("2028-01-05");
  });
});
