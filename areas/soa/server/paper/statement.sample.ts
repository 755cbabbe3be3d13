import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { SoaPaper } from "../../model/soaPaper.ts";

/** A sample statement for tests. */
export function statementSample(language: Language): SoaPaper {
  const vi = language === "vi";
  return {
    letterhead: letterheadSample(language),
    preparedBy: "Nguyễn Văn Trúc",
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-21 09:15",
    type: "Debit",
    soano: "2600042",
    issueDate: "2026-11-20",
    dueDate: "2026-12-20",
    from: "2026-11-01",
    to: "2026-11-30",
    partner: {
      name: vi ? "CÔNG TY TNHH GỖ MỸ NGHỆ TRƯỜNG THỊNH" : "TRUONG THINH WOODCRAFT CO., LTD",
      address: vi ? "Phường Dĩ An, TP. Hồ Chí Minh" : "Di An Ward, Ho Chi Minh City",
      taxCode: "3700987654",
      tel: "+84 274 3732 123",
    },
    bills: [
      {
        jobNo: "SEF2611/00061",
        mblno: "EGLV0000061",
        hwbno: "FWLAX2611061",
        customNo: "106123456789",
        lines: [
          {
            section: "charge",
            description: vi ? "Cước biển" : "Ocean freight",
            notes: "",
            quantity: "2",
            unit: "40HC",
            unitPrice: "1450.00",
            currency: "USD",
            vat: "0",
            vatAmount: "0.00",
            total: "2900.00",
            rates: [],
          },
          {
            section: "obh",
            description: vi ? "Giấy chứng nhận xuất xứ" : "Certificate of origin",
            notes: "",
            quantity: "1",
            unit: "SET",
            unitPrice: "1250000",
            currency: "VND",
            vat: "0",
            vatAmount: "0",
            total: "1250000",
            rates: [],
          },
        ],
      },
    ],
    currencyId: "VND",
    amount: "75200000",
    inWords: amountInWords("75200000", "VND", language),
    totals: [
      { currency: "VND", total: "75200000" },
      { currency: "USD", total: "2949.02" },
    ],
    rate: "25500",
    banks: [],
    note: vi ? "Xin đối chiếu trong 5 ngày." : "Please check within 5 days.",
  };
}
