import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { PaperContainer } from "@fairway/areas/shipment/model/paperContainer.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type {
  ArrivedBill,
  NoticeCurrency,
  NoticePaper,
  NoticePaperLine,
} from "../../model/arrivalPaper.ts";

/** A bill that arrives by sea, for tests. */
export function arrivedBillSample(language: Language): ArrivedBill {
  return {
    letterhead: letterheadSample(language, { email: "docs.hcm@haidang.example" }),
    preparedBy: "Nguyễn Văn Trúc",
    printedBy: "Trần Thị Lan",
    printedAt: "2026-12-08 09:15",
    trade: "sea",
    jobNo: "HCMSIF2612/00001",
    hwbno: "PUSHCM2612007",
    mawb: "HDMUPUS1234567",
    hbltype: "Surrendered",
    referenceNo: "PO-2026/1188",
    shipper: "HANSEONG TEXTILE CO., LTD\n한성 섬유 주식회사\nBUSAN, KOREA",
    consignee:
      "AN PHUOC GARMENT CO., LTD\n12 NGUYEN VAN LINH, HO CHI MINH CITY\nTAX CODE 0301234567",
    notifyParty: "SAME AS CONSIGNEE",
    oceanVessel: "HYUNDAI PRIDE / 012S",
    vessel: "PHU MY EXPRESS / 2645N",
    flightDate: "",
    agent: "",
    warehouse: "",
    eta: "2026-12-08",
    pol: "BUSAN, KOREA",
    pod: "CAT LAI, VIET NAM",
    finalDestination: "HO CHI MINH CITY",
    serviceType: "FCL/FCL",
    containerSummary: "2x40HC, 1x20GP",
    containers: [
      box("FWTU4001230", "40HC", "KR118823", "480", "18240.25", "62.35"),
      box("FWTU4001246", "40HC", "KR118824", "465", "17985.5", "61.2"),
      box("FWTU2004565", "20GP", "KR118825", "210", "9120.125", "24.875"),
    ],
    marks: "N/M",
    goods: "COTTON FABRIC 面料\nHS CODE 5208.52",
    packages: [{ quantity: "1155", kind: "CARTONS" }],
    grossWeight: "45345.875",
    netWeight: "42610.5",
    chargeWeight: "45345.875",
    cbm: "148.425",
  };
}

/** A bill that arrives by air, for tests. */
export function arrivedByAirSample(language: Language): ArrivedBill {
  return {
    ...arrivedBillSample(language),
    trade: "air",
    jobNo: "HCMAI2612/00001",
    hwbno: "FWH0042",
    mawb: "738-24681355",
    hbltype: "",
    oceanVessel: "",
    vessel: "VN409",
    flightDate: "2026-12-08",
    agent: "HANSEONG AIR CARGO\nINCHEON, KOREA",
    warehouse: "Tan Son Nhat Cargo Services",
    pol: "INCHEON, KOREA",
    pod: "TAN SON NHAT, VIET NAM",
    serviceType: "",
    containerSummary: "",
    containers: [],
    packages: [{ quantity: "27", kind: "CARTONS" }],
    grossWeight: "1381.4",
    chargeWeight: "1381.5",
    cbm: "7.489",
  };
}

function box(
  containerNo: string,
  containerType: string,
  sealNo: string,
  quantity: string,
  grossWeight: string,
  cbm: string,
): PaperContainer {
  return { containerNo, containerType, sealNo, quantity, packageType: "CARTONS", grossWeight, cbm };
}

/** A sample arrival notice for tests. */
export function arrivalNoticeSample(
  language: Language,
  currency: NoticeCurrency = "VND",
): NoticePaper {
  const vi = language === "vi";
  const isVnd = currency === "VND";
  return {
    ...arrivedBillSample(language),
    arrivalNo: "HCMSIF2612/00001-A01",
    firstNotice: "2026-12-01",
    secondNotice: "2026-12-05",
    header: vi
      ? "<p>Kính gửi Quý khách: <b>lô hàng sau sẽ đến cảng</b>.</p>"
      : "<p>Dear customer: <b>the following shipment is arriving</b>.</p>",
    documents: vi
      ? "<ul><li>Vận đơn gốc đã ký hậu.</li><li>Giấy giới thiệu.</li></ul>"
      : "<ul><li>Original bill, endorsed.</li><li>Letter of introduction.</li></ul>",
    footer: vi
      ? "<p>Phí lưu kho, lưu bãi phát sinh <b>sau năm ngày</b>.</p>"
      : "<p>Storage is charged <b>after five days</b>.</p>",
    pickUp: vi
      ? "Cảng Cát Lái\n1295B Nguyễn Thị Định, TP. Hồ Chí Minh"
      : "Cat Lai port\n1295B Nguyen Thi Dinh, Ho Chi Minh City",
    banks: [
      {
        bankName: vi ? "Ngân hàng Ngoại thương Việt Nam" : "Vietcombank",
        accountName: vi ? "CÔNG TY TNHH GIAO NHẬN HẢI ĐĂNG" : "HAI DANG FREIGHT CO., LTD",
        accountVnd: "0441 0001 23456",
        accountUsd: "0441 0001 23478",
        swift: "BFTVVNVX",
      },
    ],
    currency,
    lines: [
      line(vi ? "Phí xếp dỡ tại cảng (THC)" : "Terminal handling (THC)", {
        quantity: "2",
        unit: "40HC",
        unitPrice: "4150000",
        amount: "8964000",
        notes: vi ? "Theo biểu phí của hãng tàu" : "As per the tariff of the line",
      }),
      line(vi ? "Phí lệnh giao hàng (D/O)" : "D/O fee", { unitPrice: "850000", amount: "918000" }),
      line(vi ? "Phí mất cân bằng container (CIC)" : "Container imbalance (CIC)", {
        quantity: "2",
        unit: "40HC",
        unitPrice: "150",
        currency: "USD",
        rate: "25412.5",
        amount: isVnd ? "8233650" : "324.00",
      }),
      line(vi ? "Phí lưu bãi theo thực tế" : "Storage as per outlay", { isFull: false }),
    ],
    totals: isVnd
      ? []
      : [
          { currency: "USD", total: "324.00" },
          { currency: "VND", total: "9882000" },
        ],
    totalVnd: "18115650",
    inWords: amountInWords("18115650", "VND", language),
  };
}

function line(description: string, given: Partial<NoticePaperLine>): NoticePaperLine {
  return {
    description,
    notes: "",
    isFull: true,
    quantity: "1",
    unit: "SET",
    unitPrice: "0",
    currency: "VND",
    vat: "8",
    rate: "",
    amount: "0",
    ...given,
  };
}
