import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { moneyOf, type ReportColumn } from "./reportColumn.ts";
import { reportWords } from "./reportWords.ts";

/** The figures of the general report, each of which opens its charge lines. */
export const generalFigures = ["revenue", "cost", "profit", "obh"] as const;
export type GeneralFigure = (typeof generalFigures)[number];

const money = moneyOf(120);

/** The columns of the general report, on the screen and in its sheet. */
export const generalColumns: readonly ReportColumn[] = [
  { key: "jobNo", title: { en: "Job ID", vi: "Số lô" }, kind: "text", width: 140 },
  { key: "mawb", title: { en: "MBL/MAWB", vi: "MBL/MAWB" }, kind: "text", width: 130 },
  { key: "hwbno", title: { en: "HBL/HAWB", vi: "HBL/HAWB" }, kind: "text", width: 130 },
  { key: "customer", title: { en: "Customer", vi: "Khách hàng" }, kind: "text", width: 150 },
  {
    key: "serviceDate",
    title: { en: "Service date", vi: "Ngày dịch vụ" },
    kind: "day",
    width: 100,
  },
  { key: "route", title: { en: "Route", vi: "Tuyến" }, kind: "text", width: 110 },
  money("revenue", reportWords.revenue),
  money("cost", reportWords.cost),
  money("profit", reportWords.profit),
  money("obh", { en: "OBH", vi: "Chi hộ" }),
  { key: "qty", title: { en: "Qty", vi: "SL" }, kind: "number", total: true, width: 80 },
  { key: "cw", title: { en: "CW", vi: "KL tính cước" }, kind: "number", total: true, width: 100 },
  { key: "pic", title: { en: "P.I.C", vi: "Phụ trách" }, kind: "text", width: 140 },
  {
    key: "salesman",
    title: { en: "Salesman", vi: "Nhân viên kinh doanh" },
    kind: "text",
    width: 140,
  },
  {
    key: "transactionType",
    title: { en: "Service", vi: "Dịch vụ" },
    kind: "text",
    of: serviceNames,
    width: 140,
  },
  { key: "carrier", title: { en: "Carrier", vi: "Hãng vận chuyển" }, kind: "text", width: 140 },
  { key: "agent", title: { en: "Agent", vi: "Đại lý" }, kind: "text", width: 140 },
  {
    key: "vessel",
    title: { en: "Vessel/Flight", vi: "Tàu/Chuyến bay" },
    kind: "text",
    sheetOnly: true,
  },
];

// The sheet keeps the order of the printed report.
const inSheet = [
  ..."jobNo mawb hwbno customer carrier agent serviceDate vessel route qty cw".split(" "),
  ...generalFigures,
  ..."pic salesman transactionType".split(" "),
];

/** The columns of the standard sheet in their order. */
export const standardColumns: readonly ReportColumn[] = inSheet.flatMap(
  (key) => generalColumns.find((column) => column.key === key) ?? [],
);
