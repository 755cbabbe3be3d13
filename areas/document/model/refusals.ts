import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a document cannot be written, where its kind has no words of its own. */
export const refuseDocument = refusals({
  "document.numberTaken": {
    status: 409,
    en: "Number {number} is already used.",
    vi: "Số {number} đã được dùng.",
  },
});
