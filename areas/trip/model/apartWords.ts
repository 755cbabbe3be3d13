import { type Language, say } from "@fairway/core/words/words.ts";

const words = {
  fewer: {
    en: "{count, plural, one {one piece} other {# pieces}} fewer than loaded",
    vi: "Thiếu {count, number} kiện so với số đã chở",
  },
  more: {
    en: "{count, plural, one {one piece} other {# pieces}} more than loaded",
    vi: "Thừa {count, number} kiện so với số đã chở",
  },
} as const;

/** Says by how many pieces a delivery differs from what was loaded; empty where it does not. Rule TR-14 */
export function apartWords(apart: number, language: Language): string {
  if (apart === 0) return "";
  return say(apart < 0 ? words.fewer : words.more, language, { count: Math.abs(apart) });
}
