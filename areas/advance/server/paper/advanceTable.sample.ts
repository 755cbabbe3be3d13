import type { AdvanceTablePaper } from "@fairway/areas/advance/model/advanceTablePaper.ts";
import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { Language } from "@fairway/core/words/words.ts";

/** A sample table over two advances for tests. */
export function advanceTableSample(language: Language): AdvanceTablePaper {
  const vi = language === "vi";
  const customer = vi ? "CÔNG TY TNHH GỖ MỸ NGHỆ TRƯỜNG THỊNH" : "TRUONG THINH WOODCRAFT CO., LTD";
  return {
    letterhead: letterheadSample(language, { email: "ketoan.hcm@haidang.example" }),
    preparedBy: "Trần Thị Lan",
    printedBy: "Trần Thị Lan",
    printedAt: "27/11/2026 09:30",
    rows: [
      {
        advanceNo: "AD2611/0001",
        requester: "Bùi Đức Thắng",
        jobNo: "HCMSEF2611/00042",
        hwbno: "HDSGNLAX2611042",
        customNo: "306123456789",
        customer,
        currencyId: "VND",
        norm: "6500000",
        invoice: "4400000",
        other: "250000",
        total: "11150000",
      },
      {
        advanceNo: "AD2611/0002",
        requester: "Võ Thanh Trúc",
        jobNo: "HCMAE2611/00007",
        hwbno: "HDAIR2611007",
        customNo: "306123456790",
        customer,
        currencyId: "USD",
        norm: "150.01",
        invoice: "80.51",
        other: "12.5",
        total: "243.02",
      },
    ],
    totals: [
      {
        currencyId: "VND",
        norm: "6500000",
        invoice: "4400000",
        other: "250000",
        total: "11150000",
      },
      { currencyId: "USD", norm: "150.01", invoice: "80.51", other: "12.5", total: "243.02" },
    ],
  };
}
