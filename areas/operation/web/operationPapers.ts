import type { JobPaper } from "@fairway/areas/shipment/web/places.ts";

/** The papers of a job with one bill. */
export const operationPapers: readonly JobPaper[] = [
  {
    paper: "billOfJob",
    fileAs: "HBL",
    words: { en: "Copy of the bill", vi: "Bản sao vận đơn" },
    load: async (client, job, language) => {
      const { previewBillOfOperation } = await import("../contract.ts");
      return client.download(previewBillOfOperation, { jobId: job.id, language });
    },
  },
];
