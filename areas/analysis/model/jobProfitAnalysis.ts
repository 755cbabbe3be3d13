import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { columnsOf, moneyOf, type ReportColumn } from "./reportColumn.ts";
import { reportWords } from "./reportWords.ts";

/** The title of the job profit analysis. */
export const jobProfitTitle = {
  en: "Job profit analysis",
  vi: "Phân tích lợi nhuận lô hàng",
} as const;

const text = columnsOf("text", 120);
const number = columnsOf("number", 80);
const money = moneyOf(120);

/** The columns of the job profit analysis: charge by charge of each house bill. */
export const jobProfitColumns: readonly ReportColumn[] = [
  text("jobNo", "Job No.", "Số lô", 140),
  { ...text("transactionType", "Service", "Dịch vụ"), of: serviceNames },
  text("mawb", "MBL"),
  text("hwbno", "HBL"),
  text("charge", "Charge", "Phí", 190),
  money("revenue", reportWords.revenue),
  money("cost", reportWords.cost),
  {
    key: "jobProfit",
    title: { en: "Job profit", vi: "Lợi nhuận lô" },
    kind: "money",
    // A row without revenue shows 0, but its cost is part of what is left.
    total: { plus: "revenue", minus: "cost" },
    width: 120,
  },
  { key: "etd", title: { en: "ETD", vi: "ETD" }, kind: "day", width: 100 },
  { key: "eta", title: { en: "ETA", vi: "ETA" }, kind: "day", width: 100 },
  number("qty", "Q'TY", "Số lượng"),
  number("cont20", "20'"),
  number("cont40", "40'"),
  number("cont40hc", "40'HC"),
  number("cont45", "45'"),
  text("container", "Cont", "Container"),
  number("grossWeight", "GW", "Trọng lượng"),
  number("cw", "CW", "KL tính cước"),
  number("cbm", "CBM", "Số khối"),
];

// The printed order of the sheet.
const inSheet =
  "jobNo transactionType mawb hwbno etd eta qty cont20 cont40 cont40hc cont45 container grossWeight cw cbm charge revenue cost jobProfit";

/** The columns of its sheet in their order. */
export const jobProfitSheet: readonly ReportColumn[] = inSheet
  .split(" ")
  .flatMap((name) => jobProfitColumns.find(({ key }) => key === name) ?? []);
