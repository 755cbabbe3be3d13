import type { Day } from "@fairway/core/time/day.ts";
import type { Status } from "@fairway/core/words/statusTag.ts";

const states = {
  off: { words: { en: "Inactive", vi: "Ngừng dùng" }, meaning: "cancelled" },
  planned: { words: { en: "Planned", vi: "Chưa hiệu lực" }, meaning: "progress" },
  expired: { words: { en: "Expired", vi: "Hết hạn" }, meaning: "new" },
  inForce: { words: { en: "Active", vi: "Đang dùng" }, meaning: "good" },
} as const satisfies Record<string, Status>;

/** An authority by its switch and its period; without a last day it stays in force. */
export interface AuthorityPeriod {
  readonly active: boolean;
  readonly from: Day | null;
  readonly until: Day | null;
}

/** Returns the state of an authority on a day: an expired one is no longer active. */
export function authorityState({ active, from, until }: AuthorityPeriod, day: Day): Status {
  if (!active) return states.off;
  if (until && until < day) return states.expired;
  return from && from > day ? states.planned : states.inForce;
}
