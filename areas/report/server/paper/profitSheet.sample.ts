import type { ProfitSheetPaper, ProfitSheetPaperLine } from "@fairway/areas/report/model/profitSheetPaper.ts";
import type { Language } from "@fairway/core/words/words.ts";

/** The profit sheet of a job of two containers, to print in tests. */
export function profitSheetSample(language: Language): ProfitSheetPaper {
  const vi = language === "vi";
  const customer = vi ? "GỖ MỸ NGHỆ TRƯỜNG THỊNH" : "TRUONG THINH WOODCRAFT";
  const unpaid = vi ? "Chưa thanh toán" : "Unpaid";
  const part = vi ? "Thanh toán một phần" : "Paid A Part";
  const freight = vi ? "Cước vận tải biển" : "Ocean freight";
  const thc = vi ? "Phí xếp dỡ tại cảng (THC)" : "Terminal handling charge (THC)";
  return {
    letterhead: {
      company: vi ? "CÔNG TY CỔ PHẦN GIAO NHẬN HẢI ĐĂNG" : "HAI DANG FREIGHT FORWARDING JSC",
      office: vi ? "Văn phòng Thành phố Hồ Chí Minh" : "Ho Chi Minh City Office",
      address: vi
        ? "Tầng 9, Tòa nhà Cảng Xanh, 12 Tôn Đức Thắng, Phường Sài Gòn, TP. Hồ Chí Minh"
        : "9th Floor, Green Port Tower, 12 Ton Duc Thang, Sai Gon Ward, Ho Chi Minh City, Vietnam",
      tel: "+84 28 3822 1234",
      fax: "",
      email: "",
      website: "",
      taxCode: "0312345678",
    },
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-21 09:15",
    jobNo: "HCMSEF2611/00042",
    jobDate: "2026-11-12",
    mawb: "ONEYSGNUG1234500",
    hwbno: "HDSGNLAX2611042",
    shipmentType: "FREEHAND",
    service: vi ? "Xuất khẩu đường biển FCL" : "Sea FCL Export",
    salesman: "Lê Quốc Huy",
    customer: vi ? "CÔNG TY TNHH GỖ MỸ NGHỆ TRƯỜNG THỊNH" : "TRUONG THINH WOODCRAFT CO., LTD",
    shipper: "TRUONG THINH WOODCRAFT CO., LTD",
    consignee: "PACIFIC HOME FURNISHINGS INC.",
    carrier: "OCEAN NETWORK EXPRESS",
    agent: "WEST COAST LOGISTICS LLC",
    pol: "Cat Lai, Ho Chi Minh City, Viet Nam",
    pod: "Los Angeles, CA, United States",
    commodity: vi ? "Đồ gỗ nội thất" : "Wooden furniture",
    containers: "2 x 40HC",
    contSeal: "TCLU8765430 / VN0045871; ONEU0123454 / VN0045872",
    vessel: "ONE HAMMERSMITH",
    voyage: "041E",
    etd: "2026-11-18",
    eta: "2026-12-09",
    grossWeight: "36540.5",
    netWeight: "33100",
    chargeWeight: "",
    cbm: "134.2",
    source: vi ? "Nhân viên tự khai thác" : "Own sales",
    currency: "VND",
    exchangeRate: "25412.5",
    lines: [
      line("SELL", customer, freight, "2", "40HC", "1450", "USD", "00000123", "73696250", "73696250", part),
      line("SELL", customer, thc, "2", "40HC", "4150000", "VND", "00000123", "8300000", "8964000", part),
      line("SELL", customer, vi ? "Phí chứng từ vận đơn" : "Bill of lading fee", "1", vi ? "BỘ" : "SET", "950000", "VND", "00000123", "950000", "1026000", part),
      line("SELL", customer, vi ? "Phí niêm chì" : "Seal fee", "2", vi ? "CÁI" : "PCS", "9.5", "USD", "00000123", "482838", "521465", part),
      line("BUY", "OCEAN NETWORK EXPRESS", freight, "2", "40HC", "1310", "USD", "ONE-88121", "66580750", "66580750", ""),
      line("BUY", "TAN CANG SAI GON", thc, "2", "40HC", "4050000", "VND", "TC-004512", "8100000", "8748000", ""),
      line("OBH", customer, vi ? "Phí sử dụng hạ tầng cảng biển" : "Port infrastructure fee", "2", "40HC", "2200000", "VND", "00000124", "0", "4400000", unpaid),
    ],
    totals: {
      costNet: "74680750",
      costGross: "75328750",
      revenueNet: "83429088",
      revenueGross: "84207715",
      obhGross: "4400000",
    },
    profit: "8748338",
    margin: "10.49",
  };
}

function line(
  kind: ProfitSheetPaperLine["kind"],
  partner: string,
  description: string,
  quantity: string,
  unit: string,
  unitPrice: string,
  currency: string,
  documentNo: string,
  net: string,
  gross: string,
  paymentStatus: string,
): ProfitSheetPaperLine {
  return { kind, partner, description, quantity, unit, unitPrice, currency, documentNo, notes: "", net, gross, paymentStatus };
}
