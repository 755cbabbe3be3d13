import {
  type OverviewColumn,
  overviewColumns,
} from "@fairway/areas/catalogue/model/overviewColumns.ts";
import { reportBuckets } from "@fairway/areas/catalogue/model/reportBuckets.ts";
import { columnsOf, moneyOf, type ReportColumn } from "./reportColumn.ts";
import { reportWords } from "./reportWords.ts";
import { overviewColumns as allColumns } from "./shipmentOverview.ts";

/** The overviews of one kind of shipment. */
export const overviewTypes = ["FCL", "LCL"] as const;
export type OverviewType = (typeof overviewTypes)[number];

/** Their titles. */
export const typedOverviewTitles = {
  FCL: { en: "Shipment overview FCL", vi: "Tổng quan lô hàng FCL" },
  LCL: { en: "Shipment overview LCL", vi: "Tổng quan lô hàng LCL" },
} as const;

/** The columns of charges of each side; freight comes before them, the others after them. */
export const chargeColumns = {
  FCL: {
    sell: ["Terminal", "Bill", "Seal", "Telex", "Manifest", "Vgm", "Booking"],
    buy: ["Terminal", "Bill", "Seal", "Telex", "Manifest", "Vgm", "Booking"],
  },
  LCL: {
    sell: ["Terminal", "Bill", "Telex", "Cfs", "Security", "Manifest", "Vgm", "Booking", "Custom"],
    buy: ["Terminal", "Bill", "Telex", "Cfs", "Security", "Manifest", "Vgm", "Custom"],
  },
} as const satisfies Record<OverviewType, Record<"sell" | "buy", readonly OverviewColumn[]>>;

const text = columnsOf("text");
const money = moneyOf();

const shared = (names: string): readonly ReportColumn[] =>
  names.split(" ").flatMap((name) => allColumns.find(({ key }) => key === name) ?? []);

const sideColumns = (
  type: OverviewType,
  side: "sell" | "buy",
  total: ReportColumn,
): readonly ReportColumn[] => {
  const { band } = total;
  return [
    money(`${side}Freight`, reportBuckets.Freight, band),
    ...chargeColumns[type][side].map((name) =>
      money(`${side}${name}`, overviewColumns[name], band),
    ),
    money(`${side}Others`, reportBuckets.Others, band),
    total,
  ];
};

const lclOnly: readonly ReportColumn[] = [
  text("incoterm", "Incoterm", "Incoterm"),
  text("notifyParty", "Notify party", "Bên được thông báo"),
];

/** The columns of an overview after the number of the line. */
export function typedOverviewColumns(type: OverviewType): readonly ReportColumn[] {
  return [
    ...shared(
      "referenceNo transactionType jobNo serviceDate etd eta vessel mawb hwbno route destination carrier agent shipper consignee shipmentType salesman nominationParty",
    ),
    ...(type === "LCL" ? lclOnly : []),
    ...shared("qty cont20 cont40 cont40hc cont45 grossWeight cw cbm"),
    ...sideColumns(type, "sell", money("revenue", reportWords.total, reportWords.revenue)),
    ...sideColumns(type, "buy", money("cost", reportWords.total, { en: "Costing", vi: "Chi phí" })),
    ...shared("profit obhPaid obhReceived"),
  ];
}
