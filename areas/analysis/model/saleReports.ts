import { partnerTypes } from "@fairway/areas/partner/model/partnerTypes.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { shipmentTypes } from "@fairway/areas/shipment/model/choices.ts";
import { columnsOf, moneyOf, type ReportColumn } from "./reportColumn.ts";
import { reportWords } from "./reportWords.ts";

/** The sale reports. */
export const saleTitles = {
  monthly: { en: "Monthly sale report", vi: "Báo cáo kinh doanh theo tháng" },
  department: { en: "Sale report by department", vi: "Báo cáo kinh doanh theo phòng ban" },
  quarter: { en: "Quarterly sale report", vi: "Báo cáo kinh doanh theo quý" },
  summary: { en: "Summary sale report", vi: "Báo cáo kinh doanh tổng hợp" },
  combination: { en: "Combination sale report", vi: "Thống kê kinh doanh kết hợp" },
  kickBack: { en: "Kick-back report", vi: "Báo cáo kick-back" },
} as const;
export type SaleReport = keyof typeof saleTitles;
/** Their names. */
export const saleReportNames = Object.keys(saleTitles) as [SaleReport, ...SaleReport[]];

/** The tabs of the sale reports, short. */
export const saleTabs = {
  monthly: { en: "Monthly", vi: "Theo tháng" },
  department: { en: "Department", vi: "Phòng ban" },
  quarter: { en: "Quarter", vi: "Theo quý" },
  summary: { en: "Summary", vi: "Tổng hợp" },
  combination: { en: "Combination", vi: "Kết hợp" },
  kickBack: { en: "Kick-back", vi: "Kick-back" },
} as const satisfies Record<SaleReport, object>;

/** The figures of the sale reports, each of which opens its charge lines. */
export const saleFigures = ["selling", "buying", "sharedProfit", "profit"] as const;
export type SaleFigure = (typeof saleFigures)[number];
export const isSaleFigure = (key: string): key is SaleFigure =>
  (saleFigures as readonly string[]).includes(key);

const text = columnsOf("text", 120);
const counted = columnsOf("number", 80);
const number = (...named: Parameters<typeof counted>): ReportColumn => ({
  ...counted(...named),
  total: true,
});
const money = moneyOf(105);

const department = text("department", "Department", "Phòng ban", 110);
const salesman = text("salesman", "Salesman", "Nhân viên kinh doanh", 130);
const manager = text("manager", "Sale manager", "Trưởng phòng kinh doanh", 150);
const quarter = text("quarter", "Quarter", "Quý", 90);
const partner = text("partner", "Partner", "Khách hàng", 140);
const service = { ...text("transactionType", "Service", "Dịch vụ"), of: serviceNames };
const source = { ...text("shipmentType", "Nominated", "Loại hàng"), of: shipmentTypes };
const jobNo = text("jobNo", "Job ID", "Số lô", 130);
const hwbno = text("hwbno", "HBL/HAWB", "HBL/HAWB", 130);
const shipper = text("shipper", "Shipper", "Người gửi hàng", 150);
const consignee = text("consignee", "Consignee", "Người nhận hàng", 150);
const pol = text("pol", "POL", "Cảng xếp", 80);
const pod = text("pod", "POD", "Cảng dỡ", 80);
const line = text("carrier", "Line", "Hãng vận chuyển", 130);
const agent = text("agent", "Agent", "Đại lý", 130);
const nominationParty = text("nominationParty", "Nomination party", "Bên chỉ định", 130);
const loadingDate = columnsOf("day", 100)("loadingDate", "Loading date", "Ngày xếp hàng");
const containers = [number("cont20", "20'"), number("cont40", "40'"), number("cont40hc", "40'HC")];
const kgs = number("kgs", "KGS");
const cbm = number("cbm", "CBM", "Số khối");
const measures = [
  money("selling", { en: "Selling", vi: "Phí bán" }),
  money("buying", { en: "Buying", vi: "Phí mua" }),
  money("sharedProfit", { en: "Shared profit", vi: "Lợi nhuận chia" }),
];
const profit = money("profit", reportWords.profit);
const part: ReportColumn = { ...text("part", ""), isKey: true };

/** The columns of each report. */
export const saleColumns: Readonly<Record<SaleReport, readonly ReportColumn[]>> = {
  monthly: [
    department,
    salesman,
    jobNo,
    hwbno,
    partner,
    ...measures,
    profit,
    service,
    loadingDate,
    pol,
    pod,
    line,
    agent,
    nominationParty,
    source,
    shipper,
    consignee,
    ...containers,
    kgs,
    cbm,
  ],
  department: [part, department, salesman, manager, ...measures, profit],
  quarter: [part, quarter, department, salesman, manager, ...measures, profit],
  summary: [
    department,
    salesman,
    jobNo,
    partner,
    service,
    source,
    number("netWeight", "KGS"),
    cbm,
    ...containers,
    ...measures,
    profit,
  ],
  combination: [
    source,
    line,
    agent,
    nominationParty,
    department,
    salesman,
    partner,
    jobNo,
    hwbno,
    pol,
    pod,
    shipper,
    consignee,
    loadingDate,
    kgs,
    cbm,
    ...containers,
    ...measures,
    profit,
  ],
  kickBack: [
    partner,
    { ...text("category", "Category", "Loại đối tác", 110), of: partnerTypes },
    jobNo,
    hwbno,
    text("mawb", "MBL/MAWB", "MBL/MAWB", 130),
    loadingDate,
    shipper,
    consignee,
    service,
    counted("qty", "Qty", "SL"),
    text("unit", "Unit", "Đơn vị", 80),
    counted("unitPrice", "Unit price", "Đơn giá", 110),
    text("currencyId", "Currency", "Tiền tệ", 80),
    money("amount", { en: "Amount", vi: "Thành tiền" }),
    // A bill with several lines has the same incomes and costs on each of them.
    {
      ...money("incomes", { en: "Incomes of the bill", vi: "Tổng thu của vận đơn" }),
      total: "perBill",
    },
    {
      ...money("costs", { en: "Costs of the bill", vi: "Tổng chi của vận đơn" }),
      total: "perBill",
    },
    { ...profit, total: "perBill" },
  ],
};
