import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseStage } from "./refusals.ts";
import type { StageStatus } from "./stageStatus.ts";

/** What is wrong with a stage as it is typed; both sides ask. Rule OP-3. */
export function whyNotStage(stage: {
  readonly status: StageStatus;
  readonly comment: string | null;
}): FieldRefusal[] {
  const needsReason = stage.status === "Pending" || stage.status === "Deleted";
  return needsReason && !stage.comment?.trim()
    ? [refuseStage.field("comment", "stage.commentNeeded")]
    : [];
}
