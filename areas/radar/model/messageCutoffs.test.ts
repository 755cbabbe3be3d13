import { expect, test } from "vitest";
import { messageCutoffs } from "./messageCutoffs.ts";

test("a mail of the carrier gives its cut-offs, in either language", () => {
  const mail = `Booking confirmed
SI cut-off: 12/11/2026 16:00
VGM CUT OFF 2026-11-13 10:00
CY closing time: 17h30 14/11/2026
Hạn tờ khai: 13/11/2026
ETD 15/11/2026`;
  expect(messageCutoffs(mail)).toEqual([
    { kind: "si", at: "2026-11-12T16:00" },
    { kind: "vgm", at: "2026-11-13T10:00" },
    { kind: "cy", at: "2026-11-14T17:30" },
    { kind: "declaration", at: "2026-11-13T17:00" },
  ]);
});

test("the cut-off times of a DCSA schedule are read by their codes, the earlier of two", () => {
  const schedule = {
    transportCalls: [
      {
        cutOffTimes: [
          { cutOffDateTimeCode: "DCO", cutOffDateTime: "2026-11-12T07:41:00+07:00" },
          { cutOffDateTimeCode: "DCO", cutOffDateTime: "2026-11-11T07:41:00+07:00" },
          { cutOffDateTimeCode: "VCO", cutOffDateTime: "2026-11-13T07:41:00+07:00" },
          { cutOffDateTimeCode: "PBC", cutOffDateTime: "2026-11-10T07:41:00+07:00" },
          { cutOffDateTimeCode: "FCO", cutOffDateTime: "soon" },
        ],
      },
    ],
  };
  expect(messageCutoffs(JSON.stringify(schedule))).toEqual([
    { kind: "si", at: "2026-11-11T07:41:00+07:00" },
    { kind: "vgm", at: "2026-11-13T07:41:00+07:00" },
  ]);
});

test("nothing is read from broken JSON, from a line without a day or from a day that does not exist", () => {
  expect(messageCutoffs("{ broken")).toEqual([]);
  expect(messageCutoffs("SI cut-off: as soon as possible\nVGM 31/31/2026")).toEqual([]);
});
