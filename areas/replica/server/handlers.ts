import { registerMadeLines } from "@fairway/areas/linkcharge/server/madeLines.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { refuseReplica } from "../model/refusals.ts";
import { autoRateReplicas } from "./autoRateReplicas.ts";
import { duplicateJob } from "./duplicateJob.ts";
import { chargesFromReplicas } from "./chargesFromReplicas.ts";
import { linesOfReplicas } from "./madeLines.ts";
import { listDifferences } from "./replicaDifferences.ts";
import { takeDifferences } from "./takeDifferences.ts";
import "./rateSettled.ts";
import { replicateDeclaration } from "./replicateDeclaration.ts";
import { replicateJobs } from "./replicateJobs.ts";
import { syncGoods } from "./syncGoods.ts";

/** The calls of copies of jobs in other offices. */
export const handlers: Served[] = [
  serve(contract.replicateJobs, replicateJobs),
  serve(contract.duplicateJob, duplicateJob),
  serve(contract.syncGoods, syncGoods),
  serve(contract.replicateDeclaration, replicateDeclaration),
  serve(contract.chargesFromReplicas, chargesFromReplicas),
  serve(contract.autoRateReplicas, autoRateReplicas),
  serve(contract.listDifferences, listDifferences),
  serve(contract.takeDifferences, takeDifferences),
];

registerMadeLines(linesOfReplicas);
registerConstraints({
  shipment_replica_once: () => refuseReplica("replica.existsMeanwhile"),
});
