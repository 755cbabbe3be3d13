import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { CombinePaper } from "../../model/combinePaper.ts";

/** What the samples of the papers of a combined billing have in common. */
export function combinePaperSample(language: Language): CombinePaper {
  const vi = language === "vi";
  return {
    letterhead: letterheadSample(language),
    preparedBy: "Nguyễn Văn Trúc",
    printedBy: "Trần Thị Lan",
    printedAt: "2026-11-21 09:15",
    no: "CB26110007",
    issueDate: "2026-11-20",
    partner: {
      name: vi ? "CÔNG TY TNHH GỖ MỸ NGHỆ TRƯỜNG THỊNH" : "TRUONG THINH WOODCRAFT CO., LTD",
      address: vi ? "Phường Dĩ An, TP. Hồ Chí Minh" : "Di An Ward, Ho Chi Minh City",
      taxCode: "3700987654",
      tel: "+84 274 3732 123",
    },
    totalVnd: "73855400",
    totalUsd: "2896.35",
    inWords: amountInWords("73855400", "VND", language),
    banks: [],
    note: vi ? "Công nợ tháng 11/2026." : "Billing of November 2026.",
  };
}
