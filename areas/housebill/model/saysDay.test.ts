import { expect, test } from "vitest";
import { saysDay } from "./saysDay.ts";

test.each([
  "NOV 24, 2026",
  "NOV. 24 2026",
  "November 24th, 2026",
  "SEPT 05",
  "24NOV2026",
  "24NOV26",
  "24 NOV 26",
  "24-NOV",
  "24-Nov-2026",
  "24. NOV. 2026",
  "1ST DAY OF MAY 2026",
  "24TH OF NOVEMBER, 2026",
  "24/11/2026",
  "11/24/2026",
  "24.11.26",
  "5-1-2026",
  "24 / 11 / 2026",
  "2026-11-24",
  "29 FEB 2028",
  "SHIPPED ON BOARD\nCAT LAI, VIETNAM\nDEC 05, 2026",
  "ON BOARD EVER GIVEN V. 012E ON 24 NOV 2026",
])("%j says a day", (text) => {
  expect(saysDay(text)).toBe(true);
});

test.each([
  "",
  "SHIPPED ON BOARD",
  "V. 12-34",
  "V. 12/11",
  "V.2024",
  "EVER GIVEN V. 0126W",
  "NOV 2026",
  "NOVEMBER",
  "MARS 5",
  "MAY 5E",
  "ONE MAYA V. 24",
  "32 NOV 2026",
  "31 JUN 2026",
  "29 FEB 2027",
  "45/13/2026",
  "10.20.30.40",
  "CONTAINER TCLU1234567",
  "TEL 028-38-242526",
])("%j says none", (text) => {
  expect(saysDay(text)).toBe(false);
});
