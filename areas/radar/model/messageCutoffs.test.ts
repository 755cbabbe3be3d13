import { expect, test } from "vitest";
import { messageCutoffs } from "./messageCutoffs.ts";

test("RA-3: a mail of the carrier gives its cut-offs, in either language", () => {
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

test("RA-3: the cut-off times of a DCSA schedule are read by their codes, the earlier of two", () => {
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

test("RA-3: nothing is read from broken JSON, from a line without a day or from a day that does not exist", () => {
  expect(messageCutoffs("{ broken")).toEqual([]);
  expect(messageCutoffs("SI cut-off: as soon as possible\nVGM 31/31/2026")).toEqual([]);
});

test.each([
  ["SI cut-off: 20/11/2026 05:00 PM", [["si", "2026-11-20T17:00"]]],
  ["SI cut-off: 12:30 a.m. 20/11/2026", [["si", "2026-11-20T00:30"]]],
  ["SI cut-off: 20/11/2026 17:00 PM", [["si", "2026-11-20T17:00"]]],
  ["SI cut-off: 20/11/2026 17:00 AM", []],
  ["SI cut-off: 20 Nov 16:00", []],
  [
    "SI/VGM cut-off: 20/11/2026 10:00",
    [
      ["si", "2026-11-20T10:00"],
      ["vgm", "2026-11-20T10:00"],
    ],
  ],
  [
    "VGM and SI closing 20/11/2026 10:00",
    [
      ["vgm", "2026-11-20T10:00"],
      ["si", "2026-11-20T10:00"],
    ],
  ],
  ["CY closing: 20-NOV-2026 16:00", [["cy", "2026-11-20T16:00"]]],
  ["CY closing: 20 November 26, 16:00", [["cy", "2026-11-20T16:00"]]],
  ["CY closing: Nov 20, 2026 at 4:00 PM", [["cy", "2026-11-20T16:00"]]],
  ["Cắt máng 16h ngày 20/11/2026", [["cy", "2026-11-20T16:00"]]],
  ["CY: 31/02/2026 10:00", []],
  ["CY: 20/11/2026 25:00", []],
  ["Please do the following by 20/11/2026 10:00", []],
  ["D/O: 20/11/2026 10:00", [["deliveryOrder", "2026-11-20T10:00"]]],
  ["Hạn lấy DO 20/11/2026 10:00", [["deliveryOrder", "2026-11-20T10:00"]]],
])("RA-3: %s", (line, found) => {
  expect(messageCutoffs(line).map(({ kind, at }) => [kind, at])).toEqual(found);
});

test("RA-3: of two instants the earlier one is kept, whatever their offsets from UTC", () => {
  const cutoff = (cutOffDateTime: string) => ({ cutOffDateTimeCode: "DCO", cutOffDateTime });
  const two = [cutoff("2026-11-20T20:00:00Z"), cutoff("2026-11-20T23:00:00+0900")];
  expect(messageCutoffs(JSON.stringify(two))).toEqual([
    { kind: "si", at: "2026-11-20T23:00:00+09:00" },
  ]);
  expect(messageCutoffs(JSON.stringify([cutoff("2026-02-31T10:00:00Z")]))).toEqual([]);
});
