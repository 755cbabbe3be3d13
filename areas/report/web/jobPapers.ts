import type { JobPaper } from "@fairway/areas/shipment/web/places.ts";
import { previewProfitSheet } from "../contract.ts";

const profitSheet = (currency: "VND" | "USD"): JobPaper => ({
  words: { en: `P/L sheet ${currency}`, vi: `Bảng lãi lỗ ${currency}` },
  load: (client, job) => client.download(previewProfitSheet, { jobId: job.id, currency }),
});

/** What a job prints of its profit. */
export const jobPapers: readonly JobPaper[] = [profitSheet("VND"), profitSheet("USD")];
