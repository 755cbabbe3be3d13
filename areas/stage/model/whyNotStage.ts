import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseStage } from "./refusals.ts";
import type { StageStatus } from "./stageStatus.ts";

/** The errors of a stage; used by browser and server. Rules OP-3, OP-12. */
export function whyNotStage(stage: {
  readonly status: StageStatus;
  readonly comment: string | null;
  readonly mainPersonInCharge: string | null;
  readonly departmentId: string | null;
}): FieldRefusal[] {
  const needsReason = stage.status === "Pending" || stage.status === "Deleted";
  return [
    ...(stage.mainPersonInCharge === null && stage.departmentId === null
      ? [refuse.field("mainPersonInCharge", "field.required")]
      : []),
    ...(needsReason && !stage.comment?.trim()
      ? [refuseStage.field("comment", "stage.commentNeeded")]
      : []),
  ];
}
