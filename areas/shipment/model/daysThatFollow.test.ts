import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { describe, expect, test } from "vitest";
import { withDaysThatFollow } from "./daysThatFollow.ts";

const was = {
  etd: "2026-12-05",
  eta: "2026-12-20",
  serviceDate: "2026-12-03",
  flightDate: "2026-12-04",
};
const day = "2026-12-09";

describe("the days that follow the day that dates a job, on every save", () => {
  test.each([
    ["AE moves service and flight date", "AE", { etd: day }, { serviceDate: day, flightDate: day }],
    [
      "AE keeps a flight date of the same save",
      "AE",
      { etd: day, flightDate: "2026-12-10" },
      {
        serviceDate: day,
        flightDate: "2026-12-10",
      },
    ],
    ["AE leaves them with another ETA", "AE", { eta: day }, {}],
    ["AI moves the service date with the ETA alone", "AI", { eta: day }, { serviceDate: day }],
    ["AI leaves it with another ETD", "AI", { etd: day }, {}],
    ["by sea a service date stays", "SFE", { etd: day }, {}],
    ["no day moves nothing", "AE", { etd: null }, {}],
  ] as const)("%s", (_, code, change, after) => {
    const form = { ...was, ...change };
    expect(withDaysThatFollow(serviceOf(code), was, form)).toEqual({ ...form, ...after });
  });

  test("a day that a form shows stays as it is sent, also where it is the stored one", () => {
    const form = { ...was, etd: day };
    const after = (kept: readonly ("serviceDate" | "flightDate")[]) => {
      const { serviceDate, flightDate } = withDaysThatFollow(serviceOf("AE"), was, form, kept);
      return [serviceDate, flightDate];
    };
    expect(after([])).toEqual([day, day]);
    expect(after(["flightDate"])).toEqual([day, was.flightDate]);
    expect(after(["serviceDate", "flightDate"])).toEqual([was.serviceDate, was.flightDate]);
  });

  test("a new job starts with them, save those that were typed", () => {
    const empty = { etd: day, eta: null, serviceDate: null, flightDate: null };
    const started = (code: string, change: object = {}) => {
      const form = { ...empty, ...change };
      const { serviceDate, flightDate } = withDaysThatFollow(serviceOf(code), null, form);
      return [serviceDate, flightDate];
    };
    expect(started("AE")).toEqual([day, day]);
    expect(started("AE", { flightDate: "2026-12-11" })).toEqual([day, "2026-12-11"]);
    expect(started("SFE")).toEqual([day, null]);
  });
});
