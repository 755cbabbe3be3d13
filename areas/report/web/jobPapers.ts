import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { JobPaper } from "@fairway/areas/shipment/web/places.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";

const profitSheet = (currency: BookCurrency): JobPaper => ({
  paper: "profitSheet",
  fileAs: "PLSheet",
  words: { en: `P/L sheet ${currency}`, vi: `Bảng lãi lỗ ${currency}` },
  load: async (client, job, language) => {
    const { previewOperationProfit, previewProfitSheet } = await import("../contract.ts");
    const { isOfJob } = serviceOf(job.transactionType).bill;
    const sheet = isOfJob ? previewOperationProfit : previewProfitSheet;
    return client.download(sheet, { jobId: job.id, currency, language });
  },
  sheet: async (client, job, language) => {
    const { exportProfitSheet } = await import("../contract.ts");
    return client.download(exportProfitSheet, { jobId: job.id, currency, language });
  },
});

/** The papers of a job about its profit. */
export const jobPapers: readonly JobPaper[] = [
  profitSheet(localCurrency),
  profitSheet(secondCurrency),
];
