import type { Language } from "@fairway/core/words/words.ts";
import type { ConfirmBillingPaper } from "../../model/combinePaper.ts";
import { combinePaperSample } from "./combinePaper.sample.ts";

/** A sample of the request to confirm a combined billing for tests. */
export function confirmBillingSample(language: Language): ConfirmBillingPaper {
  return {
    ...combinePaperSample(language),
    billingDate: "2026-11-25",
    documents: [
      {
        documentNo: "2600042",
        type: "DEBIT",
        issueDate: "2026-11-20",
        jobNos: "SEF2611/00061",
        hwbnos: "FWLAX2611061",
        customNos: "106123456789",
        currencyId: "USD",
        originalAmount: "2949.02",
        amountVnd: "75200000",
        amountUsd: "2949.02",
      },
      {
        documentNo: "2600045",
        type: "INVOICE",
        issueDate: "2026-11-20",
        jobNos: "LOG2611/00007",
        hwbnos: "",
        customNos: "106555000111",
        currencyId: "VND",
        originalAmount: "1344600",
        amountVnd: "1344600",
        amountUsd: "52.67",
      },
    ],
  };
}
