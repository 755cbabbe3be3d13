import type { StageRow } from "../model/assignedStage.ts";

/** What is sent to save a stage, with empty texts instead of nulls in text fields. */
export function startOf(stage: StageRow) {
  const { id, version, status, deadline, mainPersonInCharge, realPersonInCharge, hblid } = stage;
  return {
    id,
    version,
    status,
    deadline: deadline && new Date(deadline).toISOString(),
    mainPersonInCharge,
    realPersonInCharge,
    hblid,
    processTime: stage.processTime === null ? null : String(stage.processTime),
    description: stage.description ?? "",
    comment: stage.comment ?? "",
  };
}
