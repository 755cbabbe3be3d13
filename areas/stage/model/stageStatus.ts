import type { Words } from "@fairway/core/words/words.ts";

/** How far a stage of a job has come, by the word that is stored. */
export const stageStatusWords = {
  InSchedule: { en: "In schedule", vi: "Theo lịch" },
  Processing: { en: "Processing", vi: "Đang xử lý" },
  Done: { en: "Done", vi: "Hoàn tất" },
  Overdued: { en: "Overdue", vi: "Quá hạn" },
  Pending: { en: "Pending", vi: "Tạm hoãn" },
  Deleted: { en: "Deleted", vi: "Đã xóa" },
} as const satisfies Record<string, Words>;
export type StageStatus = keyof typeof stageStatusWords;

/** The statuses as a list, for choices and checks. */
export const stageStatuses = Object.keys(stageStatusWords) as [StageStatus, ...StageStatus[]];

/** Statuses whose deadline presses: neither done nor put off nor dropped. Rule OP-5. */
export const pressing: readonly StageStatus[] = ["InSchedule", "Processing", "Overdued"];

/** Statuses that leave a stage to be done before the job is finished by its stages. Rule OP-6. */
export const isOpenStage = (status: StageStatus) => status !== "Done" && status !== "Deleted";
