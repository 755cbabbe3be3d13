import type { Words } from "@fairway/core/words/words.ts";

/**
 * What a request may unlock. A further type is an entry here and one in `server/unlockings.ts`; its
 * row is in `approval_type`.
 */
export const unlockTypes = {
  Shipment: { en: "Shipment", vi: "Lô hàng" },
  "Change Service Date": { en: "Change service date", vi: "Đổi ngày dịch vụ" },
  Advance: { en: "Advance", vi: "Tạm ứng" },
  Settlement: { en: "Settlement", vi: "Thanh toán tạm ứng" },
} as const satisfies Record<string, Words>;
export type UnlockType = keyof typeof unlockTypes;

/** The codes of the types. */
export const unlockTypeCodes = Object.keys(unlockTypes) as [UnlockType, ...UnlockType[]];

const ofJobs: readonly UnlockType[] = ["Shipment", "Change Service Date"];

/** Checks whether requests of a type name jobs; the others name documents. */
export const namesJobs = (type: UnlockType): boolean => ofJobs.includes(type);
