import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { InvoicePaper } from "../../model/invoicePaper.ts";

/** A sample VAT invoice for tests. */
export function invoiceSample(language: Language): InvoicePaper {
  const vi = language === "vi";
  return {
    letterhead: letterheadSample(language, {}),
    preparedBy: "Phạm Ngọc Lan",
    printedBy: "Hồ Kim Yến",
    printedAt: "2026-11-21 09:15",
    kind: "Invoice",
    no: "0000321",
    serie: "INV/26",
    isDraft: true,
    date: "2026-11-20",
    dueDate: "2026-12-20",
    partner: {
      name: vi ? "CÔNG TY TNHH GỖ MỸ NGHỆ TRƯỜNG THỊNH" : "TRUONG THINH WOODCRAFT CO., LTD",
      address: vi
        ? "Lô B7, Khu công nghiệp Sóng Thần 2, Phường Dĩ An, TP. Hồ Chí Minh"
        : "Lot B7, Song Than 2 Industrial Park, Di An Ward, Ho Chi Minh City, Vietnam",
      taxCode: "3700987654",
    },
    paymentMethod: vi ? "Chuyển khoản" : "Bank transfer",
    noteNos: "SEFDN261100023",
    jobNos: "SEF2612/00005",
    hwbnos: "HAIDANGDEHAM2611005",
    currency: "VND",
    lines: [
      {
        section: "charge",
        description: vi ? "Cước vận tải biển" : "Ocean freight",
        notes: "",
        quantity: "2",
        unit: "40HC",
        unitPrice: "36848125",
        currency: "VND",
        vat: "0",
        vatAmount: "0",
        total: "73696250",
        rates: [],
      },
      {
        section: "charge",
        description: vi ? "Phí xếp dỡ tại cảng (THC)" : "Terminal handling charge (THC)",
        notes: "",
        quantity: "2",
        unit: "40HC",
        unitPrice: "4150000",
        currency: "VND",
        vat: "8",
        vatAmount: "664000",
        total: "8964000",
        rates: [],
      },
    ],
    rates: [{ currency: "USD", rate: "25412.5", near: false }],
    rounded: false,
    byRate: [
      { rate: "0", net: "73696250", vat: "0", total: "73696250" },
      { rate: "8", net: "8300000", vat: "664000", total: "8964000" },
    ],
    byCurrency: [
      { currency: "USD", net: "2900", vat: "0", total: "2900" },
      { currency: "VND", net: "8300000", vat: "664000", total: "8964000" },
    ],
    sums: { net: "81996250", vat: "664000", total: "82660250" },
    inWords: amountInWords("82660250", "VND", language),
    description: "",
  };
}
