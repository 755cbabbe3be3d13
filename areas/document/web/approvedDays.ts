import type { Words } from "@fairway/core/words/words.ts";

/** The days to which the range of a list of approved documents applies. */
export const approvedDayWords = {
  requestDate: { en: "Request date", vi: "Ngày yêu cầu" },
  modifiedDate: { en: "Modified date", vi: "Ngày sửa" },
} as const satisfies Record<string, Words>;

/** The range of a list of approved documents as its call has it. */
export function askedDays(
  dateOf: string | undefined,
  { from, to }: { readonly from: string | null; readonly to: string | null },
) {
  return dateOf === "modifiedDate"
    ? { modifiedDateFrom: from, modifiedDateTo: to }
    : { requestDateFrom: from, requestDateTo: to };
}
