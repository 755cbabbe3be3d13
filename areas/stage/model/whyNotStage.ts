import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseStage } from "./refusals.ts";
import type { StageStatus } from "./stageStatus.ts";

/** The errors of a stage; used by browser and server. Rule OP-3. */
export function whyNotStage(stage: {
  readonly status: StageStatus;
  readonly comment: string | null;
}): FieldRefusal[] {
  const needsReason = stage.status === "Pending" || stage.status === "Deleted";
  return needsReason && !stage.comment?.trim()
    ? [refuseStage.field("comment", "stage.commentNeeded")]
    : [];
}
