import type { Words } from "@fairway/core/words/words.ts";

/** What users are told of requests. */
export const approvalWords = {
  asked: { en: "{name} asks you to approve {number}", vi: "{name} đề nghị bạn phê duyệt {number}" },
  approved: { en: "{number} is approved by {name}", vi: "{number} đã được {name} phê duyệt" },
  approvedAtOnce: { en: "{number} is approved", vi: "{number} đã được phê duyệt" },
  unlocked: { en: "{number} is unlocked by {name}", vi: "{number} đã được {name} mở khóa" },
  denied: { en: "{number} is denied by {name}", vi: "{number} bị {name} từ chối" },
} as const satisfies Record<string, Words>;
