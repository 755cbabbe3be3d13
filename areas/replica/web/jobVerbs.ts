import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { VerbOfJob, VerbOfList } from "@fairway/areas/shipment/web/places.ts";
import { lazy } from "react";
import { replicaTitles } from "./titles.ts";

const hasCopy = (job: ShipmentRecord) => job.replicatedId !== null;

/** The verbs of a job that concern its copy in another office. */
export const replicaVerbs: readonly VerbOfJob[] = [
  {
    words: replicaTitles.replicate,
    fits: ({ hasReplicas }) => hasReplicas === true,
    fitsJob: (job) => !job.isReplicate && !hasCopy(job),
    Dialog: lazy(() => import("./ReplicateDialog.tsx")),
  },
  {
    words: replicaTitles.syncGoods,
    fits: ({ hasReplicas }) => hasReplicas === true,
    fitsJob: hasCopy,
    Dialog: lazy(() => import("./SyncGoodsDialog.tsx")),
  },
  {
    words: replicaTitles.charges,
    fits: ({ hasReplicas }) => hasReplicas === true,
    fitsJob: hasCopy,
    Dialog: lazy(async () => ({ default: (await import("./ReplicaCharges.tsx")).ReplicaCharges })),
  },
  {
    words: replicaTitles.autoRate,
    fits: ({ hasReplicas }) => hasReplicas === true,
    fitsJob: (job) => job.isReplicate,
    Dialog: lazy(async () => ({ default: (await import("./ReplicaCharges.tsx")).AutoRate })),
  },
];

/** The verb of a list that takes charges of replicas over to their jobs. */
export const pullVerb: VerbOfList = {
  words: replicaTitles.pullAll,
  action: "UpdateCharge",
  fits: ({ hasReplicas }) => hasReplicas === true,
  Dialog: lazy(() => import("./PullDialog.tsx")),
};
