import type { PrintOfJob } from "@fairway/areas/shipment/web/places.ts";

/** The side link of a job to the labels of its containers, which open as a paper. */
export const containerLabels: PrintOfJob = {
  words: { en: "Container labels", vi: "Nhãn container" },
  fileAs: "ContainerLabel",
  load: async (client, job, language) => {
    const { previewContainerLabels } = await import("../contract.ts");
    return client.download(previewContainerLabels, { id: job.id, language });
  },
};
