import type { Words } from "@fairway/core/words/words.ts";

/** The statuses of a stage, by their stored word. */
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

/** Statuses that prevent the stages from finishing the job. Rule OP-6. */
export const isOpenStage = (status: StageStatus) => status !== "Done" && status !== "Deleted";
