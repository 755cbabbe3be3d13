import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { NotePaper } from "@fairway/areas/note/model/notePaper.ts";
import type { PrintCurrency } from "@fairway/areas/note/model/notePaperLines.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";

/** A sample debit note for tests. */
export function noteSample(language: Language, currency: PrintCurrency = "ORIGIN"): NotePaper {
  const sample = inTwoCurrencies(language);
  if (currency === "ORIGIN") return sample;
  return {
    ...sample,
    lines: sample.lines.filter((each) => each.currency === currency),
    totals: sample.totals.filter((each) => each.currency === currency),
  };
}

function inTwoCurrencies(language: Language): NotePaper {
  const vi = language === "vi";
  return {
    letterhead: letterheadSample(language, {
      fax: "+84 28 3822 1235",
      email: "docs.hcm@haidang.example",
      website: "www.haidang.example",
    }),
    preparedBy: "Nguyễn Văn Trúc",
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-21 09:15",
    kind: "DEBIT",
    family: "sea",
    code: "HCMDN2611/00042",
    reference: "PO 4500123987",
    issueDate: "2026-11-20",
    dueDate: "2026-12-20",
    partner: {
      name: vi ? "CÔNG TY TNHH GỖ MỸ NGHỆ TRƯỜNG THỊNH" : "TRUONG THINH WOODCRAFT CO., LTD",
      address: vi
        ? "Lô B7, Khu công nghiệp Sóng Thần 2, Phường Dĩ An, TP. Hồ Chí Minh"
        : "Lot B7, Song Than 2 Industrial Park, Di An Ward, Ho Chi Minh City, Vietnam",
      taxCode: "3700987654",
      contact: "Nguyễn Văn Đức",
      tel: "+84 274 379 0000",
      fax: "+84 274 379 0001",
    },
    jobNo: "HCMSEF2611/00042",
    mawb: "ONEYSGNUG1234500",
    hwbno: "HDSGNLAX2611042",
    declarations: "307112345670",
    contractNo: "HD 2026/118",
    invoiceNo: "",
    deliveredTo: "",
    shipper: "TRUONG THINH WOODCRAFT CO., LTD",
    consignee: "PACIFIC HOME FURNISHINGS INC.",
    pol: "VNCLI - Cat Lai, Ho Chi Minh City",
    pod: "USLAX - Los Angeles, CA",
    etd: "2026-11-18",
    eta: "2026-12-09",
    vessel: "ONE HAMMERSMITH / 041E",
    containers: "2 x 40HC",
    contSeal: "TCLU8765430 / VN0045871\nONEU0123454 / VN0045872",
    packages: "1,240 CARTONS",
    grossWeight: "36540.5",
    chargeWeight: "",
    cbm: "134.2",
    lines: [
      line(
        "charge",
        vi ? "Cước vận tải biển" : "Ocean freight",
        "2",
        "40HC",
        "1450",
        "USD",
        "0",
        "0",
        "2900",
      ),
      line(
        "charge",
        vi ? "Phí xếp dỡ tại cảng (THC)" : "Terminal handling charge (THC)",
        "2",
        "40HC",
        "4150000",
        "VND",
        "8",
        "664000",
        "8964000",
      ),
      line(
        "charge",
        vi ? "Phí chứng từ vận đơn" : "Bill of lading fee",
        "1",
        vi ? "BỘ" : "SET",
        "950000",
        "VND",
        "8",
        "76000",
        "1026000",
      ),
      line(
        "charge",
        vi ? "Phí niêm chì" : "Seal fee",
        "2",
        vi ? "CÁI" : "PCS",
        "9.5",
        "USD",
        "8",
        "1.52",
        "20.52",
      ),
      line(
        "obh",
        vi ? "Phí sử dụng hạ tầng cảng biển" : "Port infrastructure fee",
        "2",
        "40HC",
        "2200000",
        "VND",
        "0",
        "0",
        "4400000",
      ),
    ],
    totals: [
      { currency: "USD", net: "2919", vat: "1.52", total: "2920.52" },
      { currency: "VND", net: "13650000", vat: "740000", total: "14390000" },
    ],
    rates: [{ currency: "USD", rate: "25412.5", near: false }],
    totalVnd: "88607715",
    rounded: false,
    inWords: [amountInWords("88607715", "VND", language)],
    banks: [
      {
        bankName: vi
          ? "Ngân hàng TMCP Ngoại thương Việt Nam – CN Tân Bình"
          : "Vietcombank, Tan Binh Branch",
        accountName: vi ? "CÔNG TY CỔ PHẦN GIAO NHẬN HẢI ĐĂNG" : "HAI DANG FREIGHT FORWARDING JSC",
        accountVnd: "0441 0001 23456",
        accountUsd: "0441 3701 23457",
        swift: "BFTVVNVX044",
      },
    ],
    note: "",
  };
}

function line(
  section: "charge" | "obh",
  description: string,
  quantity: string,
  unit: string,
  unitPrice: string,
  currency: string,
  vat: string,
  vatAmount: string,
  total: string,
): NotePaper["lines"][number] {
  return {
    section,
    description,
    notes: "",
    quantity,
    unit,
    unitPrice,
    currency,
    vat,
    vatAmount,
    total,
    rates: [],
    invoiceNo: "",
  };
}
