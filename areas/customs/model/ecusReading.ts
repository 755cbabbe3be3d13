import type { Words } from "@fairway/core/words/words.ts";

/** What a reading reads. */
export const readingFeeds = {
  Declarations: { en: "Declarations", vi: "Tờ khai" },
  CarrierFeed: { en: "Transport declarations", vi: "Tờ khai vận chuyển" },
  Files: { en: "ECUS files", vi: "Tệp ECUS" },
} as const satisfies Record<string, Words>;

/** How far a reading is. */
export const readingStates = {
  Waiting: { en: "Queued", vi: "Đang chờ" },
  Running: { en: "Reading", vi: "Đang đọc" },
  Done: { en: "Finished", vi: "Hoàn thành" },
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
  Doubtful: { en: "Doubtful", vi: "Cần xem" },
  Failed: { en: "Failed", vi: "Lỗi" },
} as const satisfies Record<string, Words>;

export type RowOutcome = keyof typeof rowOutcomes;
