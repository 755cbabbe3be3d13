import { describe, expect, test } from "vitest";
import { declarationOfEcus, type EcusRow } from "./declarationOfEcus.ts";
import type { FeedName } from "./ecusTables.ts";
import { spellingOf } from "./ecusTables.ts";
import { ecusWindow } from "./ecusWindow.ts";

const whole: EcusRow = {
  _DToKhaiMDID: "4711",
  SOTK: "107001234560",
  SOTK_DAU_TIEN: null,
  NGAY_DK: "2026-11-20 09:15:00",
  _XorN: "N",
  MA_DV: "0301234567",
  VAN_DON: "201126MEDUHP123456",
  MA_CK: "VNCLI",
  MA_HQ: "02CI",
  MA_CANGNN: "CNSHA",
  NUOC_XK: "CN",
  NUOC_NK: "VN",
  TR_LUONG: "1234.5",
  SO_KIEN: "10",
  DVT_KIEN: "CT",
  SO_CONTAINER: "2",
  NGAYDEN: "2026-11-18",
  DV_DT: "SHANGHAI TOYS CO LTD",
  _Ten_DV_L1: "CÔNG TY TNHH ĐỒ CHƠI",
  PLUONG: "Xanh",
  MA_HIEU_PTVC: "2",
  NGAY_TQ: null,
};
const carrier: EcusRow = {
  SOTK: "500012345670",
  NGAY_KB: "2026-11-20",
  _XorN: "N",
  MA_DV: "0301234567",
  SO_VAN_DON: "73812345675",
  MA_CANGNN: "KRICN",
  TRLUONG: "120.5",
  THE_TICH: "1.25",
  LUONG: "12",
  MA_DVT: "PK",
  SO_CONTAINER: null,
  TEN_DVXK: "SEOUL PARTS",
  PLUONG: "1",
  MA_HIEU_PTVC: "Máy bay",
};

const read = (change: EcusRow, feed: FeedName = "Declarations") => {
  const row = declarationOfEcus({ ...(feed === "CarrierFeed" ? carrier : whole), ...change }, feed);
  return "declaration" in row ? row.declaration : row.doubts.map(({ en }) => en).join(" ");
};

// What a column has · what the declaration has
const mapped: readonly (readonly [string, string | null, string, string | null])[] = [
  ["SOTK", "107001234560", "clearanceNo", "107001234560"],
  ["SOTK", "107001234560.0", "clearanceNo", "107001234560"],
  ["SOTK", "1.0700123456e11", "clearanceNo", "107001234560"],
  ["SOTK", " 107001234560 ", "clearanceNo", "107001234560"],
  ["SOTK_DAU_TIEN", "107001234500", "firstClearanceNo", "107001234500"],
  ["SOTK_DAU_TIEN", "0", "firstClearanceNo", null],
  ["NGAY_DK", "2026-11-20T23:59:59", "clearanceDate", "2026-11-20"],
  ["NGAY_DK", "20/11/2026 09:15:32", "clearanceDate", "2026-11-20"],
  ["NGAY_DK", "20261120", "clearanceDate", "2026-11-20"],
  ["NGAY_DK", "46346", "clearanceDate", "2026-11-20"],
  ["_XorN", "N", "type", "Import"],
  ["_XorN", "n ", "type", "Import"],
  ["_XorN", "X", "type", "Export"],
  ["_XorN", null, "type", "Export"],
  ["MA_DV", "0301234567-001", "partnerTaxCode", "0301234567001"],
  ["MA_DV", "03 0123_4567", "partnerTaxCode", "0301234567"],
  ["MA_DV", null, "partnerTaxCode", null],
  ["VAN_DON", 'O\'NEIL "A"; --', "hblid", 'O\'NEIL "A"; --'],
  ["VAN_DON", "HBL1", "mblid", "HBL1"],
  ["VAN_DON", "", "hblid", null],
  ["MA_CK", "vncli", "gateway", "VNCLI"],
  ["MA_CK", "VNCLI", "portCodeCk", "VNCLI"],
  ["MA_HQ", "02CI", "customsOffice", "02CI"],
  ["MA_CANGNN", "CNSHA", "portCodeNn", "CNSHA"],
  ["NUOC_XK", "cn", "exportCountryCode", "CN"],
  ["NUOC_NK", "VN", "importCountryCode", "VN"],
  ["TR_LUONG", "1234.50000000001", "grossWeight", "1234.5"],
  ["TR_LUONG", "15420,5", "grossWeight", "15420.5"],
  ["TR_LUONG", "15.420,5", "grossWeight", "15420.5"],
  ["TR_LUONG", "1,234.5", "grossWeight", "1234.5"],
  ["TR_LUONG", "0", "grossWeight", "0"],
  ["TR_LUONG", null, "grossWeight", null],
  ["SO_KIEN", "10.0", "pcs", "10"],
  ["SO_KIEN", "5000000", "pcs", "5000000"],
  ["DVT_KIEN", "CT", "unitCode", "CT"],
  ["SO_CONTAINER", "3", "qtyCont", "3"],
  ["NGAYDEN", "0000-00-00", "eta", null],
  ["NGAYDEN", "0000-00-00 00:00:00", "eta", null],
  ["NGAYDEN", "1900-01-01 00:00:00", "eta", null],
  ["NGAY_TQ", "2026-11-21", "releasedOn", "2026-11-21"],
  ["DV_DT", "A\u0000B", "shipper", "AB"],
  ["_Ten_DV_L1", "CÔNG TY", "consignee", "CÔNG TY"],
  ["PLUONG", "Xanh", "route", "Green"],
  ["PLUONG", "Vàng", "route", "Yellow"],
  ["PLUONG", "VANG", "route", "Yellow"],
  ["PLUONG", "Luồng đỏ", "route", "Red"],
  ["PLUONG", "do", "route", "Red"],
  ["PLUONG", "1", "route", "Green"],
  ["PLUONG", "2", "route", "Yellow"],
  ["PLUONG", "3", "route", "Red"],
  ["PLUONG", "0", "route", null],
  ["MA_HIEU_PTVC", "1", "serviceType", "Air"],
  ["MA_HIEU_PTVC", "2", "cargoType", "FCL"],
  ["MA_HIEU_PTVC", "3", "cargoType", "LCL"],
  ["MA_HIEU_PTVC", "4", "serviceType", "Trucking"],
  ["MA_HIEU_PTVC", "5", "serviceType", "Railway"],
  ["MA_HIEU_PTVC", "6", "serviceType", "Warehouse"],
  ["MA_HIEU_PTVC", "9", "serviceType", "Warehouse"],
  ["MA_HIEU_PTVC", "7", "serviceType", null],
  // TCVN3, VNI, UTF-8 that was taken for Windows-1252, and names of other countries
  ["DV_DT", "C«ng ty TNHH B×nh D­¬ng", "shipper", "Công ty TNHH Bình Dương"],
  ["DV_DT", "Coâng ty TNHH Thöông Maïi", "shipper", "Công ty TNHH Thương Mại"],
  ["DV_DT", "CÃ´ng ty cá»• pháº§n", "shipper", "Công ty cổ phần"],
  ["DV_DT", "Müller & Söhne GmbH", "shipper", "Müller & Söhne GmbH"],
  ["DV_DT", "Nestlé® Société Générale", "shipper", "Nestlé® Société Générale"],
  ["DV_DT", "CTY Khánh Hoà", "shipper", "CTY Khánh Hoà"],
];

test.each(mapped)("%s %j is %s %j (CU-11 to CU-14)", (column, value, field, is) => {
  expect(read({ [column]: value })).toMatchObject({ [field]: is });
});

test("the table has at least 60 rows", () => {
  expect(mapped.length).toBeGreaterThanOrEqual(60);
});

test.each([
  ["SOTK", "12345", "Number 12345 does not have 12 digits."],
  ["SOTK", "1.07E+11X", "Number 1.07E+11X does not have 12 digits."],
  ["NGAY_DK", "0000-00-00 00:00:00", "It has no day of registration."],
  ["NGAY_DK", null, "It has no day of registration."],
  ["NGAY_DK", "soon", "Registered on (NGAY_DK) is no day: soon."],
  ["SO_KIEN", "5000001", "Pieces (SO_KIEN) must be between 0 and 5,000,000, and is 5000001."],
  ["SO_KIEN", "1.5", "Pieces (SO_KIEN) is no whole number: 1.5."],
  // Either a thousand or a decimal: nobody can tell.
  ["TR_LUONG", "1,234", "GW (TR_LUONG) is no number: 1,234."],
  ["TR_LUONG", "12.34,5", "GW (TR_LUONG) is no number: 12.34,5."],
  ["TR_LUONG", "-1", "GW (TR_LUONG) is negative or too large: -1."],
  ["PLUONG", "blue", "blue is no channel: green, yellow or red."],
  ["NUOC_XK", "CHINA", "NUOC_XK is too long: CHINA…"],
])("%s %j makes a row doubtful: %s (CU-11)", (column, value, doubt) => {
  expect(read({ [column]: value })).toBe(doubt);
});

describe("the feed of carriers (CU-14)", () => {
  test("an aircraft means air, everything else containers at sea", () => {
    expect(read({}, "CarrierFeed")).toMatchObject({
      clearanceNo: "500012345670",
      hblid: "73812345675",
      grossWeight: "120.5",
      netWeight: "120.5",
      cbm: "1.25",
      pcs: "12",
      unitCode: "PK",
      serviceType: "Air",
      cargoType: null,
      shipper: "SEOUL PARTS",
      route: "Green",
    });
    for (const text of ["Đường không", "ĐƯỜNG HÀNG KHÔNG", "Hàng không", "1"]) {
      expect([text, read({ MA_HIEU_PTVC: text }, "CarrierFeed")]).toMatchObject([
        text,
        { serviceType: "Air", cargoType: null },
      ]);
    }
    for (const text of ["Tàu biển", "Đường biển", "2"]) {
      expect([text, read({ MA_HIEU_PTVC: text }, "CarrierFeed")]).toMatchObject([
        text,
        { serviceType: "Sea", cargoType: "FCL" },
      ]);
    }
  });
});

test("the window is three months up to the end of the month (CU-12)", () => {
  expect(ecusWindow("2026-11-26")).toEqual({ from: "2026-08-30", to: "2026-11-30" });
  expect(ecusWindow("2026-05-31")).toEqual({ from: "2026-02-28", to: "2026-05-31" });
  expect(ecusWindow("2026-12-01")).toEqual({ from: "2026-09-30", to: "2026-12-31" });
});

test("names of tables and columns are those of the fixed list, in the case of the database (CU-9)", () => {
  const columns = ["sotk", "ngay_kb", "_xorn", "ma_dv", "so_van_don", "ma_cangnn", "trluong"];
  const more = [
    "the_tich",
    "luong",
    "ma_dvt",
    "so_container",
    "ten_dvxk",
    "pluong",
    "ma_hieu_ptvc",
  ];
  const found = [...columns, ...more].map((column) => ({ table: "d_ola", column }));
  expect(spellingOf("CarrierFeed", found.slice(0, -1))).toEqual({ missing: "D_OLA.MA_HIEU_PTVC" });
  expect(spellingOf("CarrierFeed", [])).toEqual({ missing: "D_OLA" });
  const names = spellingOf("CarrierFeed", found);
  if ("missing" in names) throw new Error(names.missing);
  expect([names.table("D_OLA"), names.column("D_OLA", "SOTK")]).toEqual(["d_ola", "sotk"]);
});
