import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { type ReportBucket, reportBuckets } from "@fairway/areas/catalogue/model/reportBuckets.ts";
import { shipmentTypes } from "@fairway/areas/shipment/model/choices.ts";
import { columnsOf, moneyOf, type ReportColumn } from "./reportColumn.ts";
import { reportWords } from "./reportWords.ts";

/** The title of the shipment overview. */
export const overviewTitle = { en: "Shipment overview", vi: "Tổng quan lô hàng" } as const;

/** The columns of charge groups on either side; commission is only bought. */
export const sellingBuckets = ["Freight", "Trucking", "Handling", "Customs", "Others"] as const;
export const buyingBuckets = [
  "Freight",
  "Trucking",
  "Handling",
  "Customs",
  "Com",
  "Others",
] as const satisfies readonly ReportBucket[];

const revenue = { en: "Revenue", vi: "Doanh thu" };
const costing = { en: "Costing", vi: "Chi phí" };

const text = columnsOf("text");
const day = columnsOf("day");
const counted = columnsOf("number");
const number = (...named: Parameters<typeof counted>): ReportColumn => ({
  ...counted(...named),
  total: true,
});
const money = moneyOf();

/** The columns of the shipment overview after the number of the line: 61. */
export const overviewColumns: readonly ReportColumn[] = [
  { ...text("transactionType", "Service", "Dịch vụ"), of: serviceNames },
  text("productService", "Pro. service", "Dịch vụ sản phẩm"),
  text("jobNo", "Job no", "Số lô"),
  text("customNo", "Custom no", "Số tờ khai"),
  day("serviceDate", "Service date", "Ngày dịch vụ"),
  day("etd", "ETD"),
  day("eta", "ETA"),
  text("vessel", "Vessel/Flight", "Tàu/Chuyến bay"),
  text("mawb", "MBL"),
  text("hwbno", "HBL"),
  text("route", "POL/POD"),
  text("carrier", "Carrier", "Hãng vận chuyển"),
  text("agent", "Agent", "Đại lý"),
  text("shipper", "Shipper", "Người gửi hàng"),
  text("consignee", "Consignee", "Người nhận hàng"),
  { ...text("shipmentType", "Shipment type", "Loại hàng"), of: shipmentTypes },
  text("salesman", "Salesman", "Nhân viên kinh doanh"),
  text("nominationParty", "Nomination party", "Bên chỉ định"),
  text("qty", "Q'ty", "Số lượng"),
  number("cont20", "20'"),
  number("cont40", "40'"),
  number("cont40hc", "40'HC"),
  number("cont45", "45'"),
  number("grossWeight", "G.W", "Trọng lượng"),
  number("cw", "C.W", "KL tính cước"),
  number("cbm", "CBM", "Số khối"),
  ...sellingBuckets.map((bucket) => money(`sell${bucket}`, reportBuckets[bucket], revenue)),
  money("revenue", reportWords.total, revenue),
  ...buyingBuckets.map((bucket) => money(`buy${bucket}`, reportBuckets[bucket], costing)),
  money("cost", reportWords.total, costing),
  money("profit", reportWords.profit),
  money("obhPaid", { en: "OBH (P)", vi: "Chi hộ (trả)" }),
  money("obhReceived", { en: "OBH (R)", vi: "Chi hộ (thu)" }),
  text("destination", "Destination", "Nơi đến"),
  text("customerId", "Customer ID", "Mã khách hàng"),
  text("customer", "Customer name", "Tên khách hàng"),
  text("relatedHbl", "Related HBL", "HBL liên quan"),
  text("relatedJob", "Related job", "Lô liên quan"),
  text("handleOffice", "Handling office", "Văn phòng xử lý"),
  text("salesOffice", "Sales office", "Văn phòng kinh doanh"),
  text("creator", "Creator", "Người tạo"),
  text("pono", "P.O/INV#", "Số P.O/INV"),
  text("bookingNo", "B.K/Ref no", "Số booking"),
  text("commodity", "Commodity", "Mặt hàng"),
  text("referenceNo", "Reference no", "Số tham chiếu"),
  text("paymentTerm", "P/M term", "Điều khoản cước"),
  text("notes", "Shipment notes", "Ghi chú lô hàng"),
  day("created", "Created", "Ngày tạo"),
  text("salesmanGroup", "Salesman group", "Nhóm kinh doanh"),
  text("salesmanDepartment", "Salesman department", "Phòng kinh doanh"),
  text("picGroup", "PIC group", "Nhóm phụ trách"),
  text("picDepartment", "PIC department", "Phòng phụ trách"),
];
