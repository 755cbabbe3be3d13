import { addDays, addMonths, type Day } from "@fairway/core/time/day.ts";
import type { SourceRow } from "./ecusServer.ts";

/** The numbers of the two declarations that are known before. */
export const knownNumbers = ["107000000010", "107000000020"] as const;

const row = (id: number, SOTK: string | null, day: Day, change: SourceRow = {}): SourceRow => ({
  _DToKhaiMDID: String(id),
  SOTK,
  NGAY_DK: `${day} 09:${String(id % 60).padStart(2, "0")}:00`,
  _XorN: "N",
  MA_DV: "0301234567",
  VAN_DON: `HBL${id}`,
  MA_CK: "VNCLI",
  MA_HQ: "02CI",
  MA_CANGNN: "CNSHA",
  NUOC_XK: "CN",
  NUOC_NK: "VN",
  TR_LUONG: "1200.5",
  SO_KIEN: "10",
  DVT_KIEN: "CT",
  SO_CONTAINER: "1",
  NGAYDEN: day,
  DV_DT: "SHANGHAI TOYS CO LTD",
  _Ten_DV_L1: "CÔNG TY TNHH ĐỒ CHƠI",
  PLUONG: "Xanh",
  ...change,
});

/**
 * Twelve rows: seven new, two that are known, one that stands twice, one without a number and one of
 * four months ago. Ten are read.
 */
export function twelveRows(today: Day): SourceRow[] {
  const first = `${today.slice(0, 7)}-01`;
  const day = (at: number) => addDays(first, at);
  const [one, two] = knownNumbers;
  return [
    row(1, one, day(0), { PLUONG: "Đỏ" }),
    row(2, two, day(1)),
    row(3, "107000000030", day(2), { VAN_DON: "HBL3" }),
    row(4, "107000000040", day(3), { VAN_DON: "HBL3" }),
    row(5, "107000000050", day(4), { _XorN: "X" }),
    row(6, "107000000060", day(5), { VAN_DON: 'O\'HARA "6"' }),
    row(7, "107000000070", day(6), { DV_DT: "C«ng ty TNHH B×nh D­¬ng" }),
    row(8, "107000000080", day(7), { NGAYDEN: "0000-00-00" }),
    row(9, "107000000090", day(8)),
    row(10, "107000000090", day(8)),
    row(11, null, day(9)),
    row(12, "107000000120", addMonths(first, -4)),
  ];
}

/** The second table of the declarations: containers at sea. */
export function transports(rows: readonly SourceRow[]): SourceRow[] {
  return rows.map(({ _DToKhaiMDID = null }) => ({ _DToKhaiMDID, MA_HIEU_PTVC: "2" }));
}

/** As many declarations of this month as a busy customs desk has, all sound. */
export function manyRows(today: Day, count: number): SourceRow[] {
  const first = `${today.slice(0, 7)}-01`;
  return Array.from({ length: count }, (_, at) =>
    row(100 + at, String(108000000000 + at), addDays(first, at % 25)),
  );
}
