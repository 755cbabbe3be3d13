import type { Words } from "@fairway/core/words/words.ts";

/** What a truck does at a stop. */
export const stopKinds = {
  PickUp: { en: "Pick up", vi: "Lấy hàng" },
  Deliver: { en: "Deliver", vi: "Giao hàng" },
  ReturnEmpty: { en: "Return empty", vi: "Trả rỗng" },
} as const satisfies Record<string, Words>;
export type StopKind = keyof typeof stopKinds;
