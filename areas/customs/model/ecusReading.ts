import type { Words } from "@fairway/core/words/words.ts";

/** What a reading reads. */
export const readingFeeds = {
  Declarations: { en: "Declarations", vi: "Tờ khai" },
  CarrierFeed: { en: "Transport declarations", vi: "Tờ khai vận chuyển" },
  Files: { en: "Files", vi: "Tệp" },
} as const satisfies Record<string, Words>;

/** How far a reading is. */
export const readingStates = {
  Waiting: { en: "Waiting", vi: "Đang chờ" },
  Running: { en: "Reading", vi: "Đang đọc" },
  Done: { en: "Finished", vi: "Hoàn tất" },
  Canceled: { en: "Canceled", vi: "Đã hủy" },
} as const satisfies Record<string, Words>;

/** How far a connection or file of a reading is. */
export const sourceStates = {
  ...readingStates,
  Failed: { en: "Failed", vi: "Lỗi" },
} as const satisfies Record<string, Words>;

/** What became of a row. */
export const rowOutcomes = {
  New: { en: "New", vi: "Mới" },
  Known: { en: "Known", vi: "Đã có" },
  Twice: { en: "Twice in the source", vi: "Trùng trong nguồn" },
  Doubtful: { en: "Doubtful", vi: "Cần kiểm tra" },
  Failed: { en: "Failed", vi: "Lỗi" },
} as const satisfies Record<string, Words>;

export type RowOutcome = keyof typeof rowOutcomes;
