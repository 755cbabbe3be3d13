import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { AdvancePaper, AdvancePaperBill } from "@fairway/areas/advance/model/advancePaper.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";

/** A sample advance over two bills for tests. */
export function advanceSample(language: Language): AdvancePaper {
  const vi = language === "vi";
  const bill: AdvancePaperBill = {
    jobNo: "HCMSEF2611/00042",
    hwbno: "HDSGNLAX2611042",
    mawb: "ONEYSGNUG1234500",
    customNo: "306123456789",
    customer: vi ? "CÔNG TY TNHH GỖ MỸ NGHỆ TRƯỜNG THỊNH" : "TRUONG THINH WOODCRAFT CO., LTD",
    shipper: "TRUONG THINH WOODCRAFT CO., LTD",
    consignee: "PACIFIC HOME FURNISHINGS INC.",
    containers: "2 x 40HC",
    packages: "1240 CARTONS",
    grossWeight: "36540.5",
    netWeight: "35100",
    cbm: "134.2",
    description: vi ? "Nâng hạ container" : "Lift on, lift off",
    norm: "6500000",
    invoice: "4400000",
    other: "0",
    total: "10900000",
  };
  return {
    letterhead: letterheadSample(language, { email: "ketoan.hcm@haidang.example" }),
    preparedBy: "Trần Thị Lan",
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-21 10:02",
    statusApproval: "Done",
    advanceNo: "AD2611/0017",
    requestDate: "2026-11-20",
    dueDate: "2026-11-21",
    deadline: "2026-11-27",
    requester: "Trần Thị Lan",
    department: vi ? "Phòng chứng từ" : "Documentation",
    purpose: vi ? "Chi phí tại cảng Cát Lái" : "Costs at Cat Lai port",
    payee: "",
    paymentMethod: vi ? "Tiền mặt" : "Cash",
    bank: "",
    voucher: "PC26/0102 · 21/11/2026",
    currencyId: "VND",
    amount: "14150000",
    inWords: amountInWords("14150000", "VND", language),
    otherAmount: "556.81",
    otherCurrency: "USD",
    exchangeRate: "25412.5",
    bills: [
      bill,
      {
        ...bill,
        jobNo: "HCMSEF2611/00043",
        hwbno: "HDSGNLAX2611043",
        norm: "0",
        invoice: "0",
        other: "3250000",
        total: "3250000",
      },
    ],
    totals: { norm: "6500000", invoice: "4400000", other: "3250000" },
    manager: { name: "Nguyễn Văn Trúc", on: "2026-11-20" },
    accountant: { name: "Lê Thị Hoàng Yến", on: "2026-11-21" },
    director: { name: "", on: "" },
  };
}
