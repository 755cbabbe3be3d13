import type { Status } from "@fairway/core/words/statusTag.ts";

/** Whether accounting has a document: it was sent, or accounting sent it back. */
export const syncStates = ["Synced", "Rejected"] as const;
export type SyncState = (typeof syncStates)[number];

export const syncTags: Readonly<Record<SyncState, Status>> = {
  Synced: { words: { en: "Sent", vi: "Đã gửi" }, meaning: "progress" },
  Rejected: { words: { en: "Rejected", vi: "Bị từ chối" }, meaning: "bad" },
};
