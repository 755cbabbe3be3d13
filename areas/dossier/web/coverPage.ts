import type { PrintOfJob } from "@fairway/areas/shipment/web/places.ts";

/** The side link of a job to its cover page, which opens as a paper. */
export const coverPage: PrintOfJob = {
  words: { en: "Cover page", vi: "Trang bìa hồ sơ" },
  fileAs: "CoverPage",
  load: async (client, job, language) => {
    const { previewCoverPage } = await import("../contract.ts");
    return client.download(previewCoverPage, { id: job.id, language });
  },
};
