import type { Words } from "@fairway/core/words/words.ts";
import { type UnlockType, unlockTypes } from "./unlockTypes.ts";

type Language = keyof Words;

/** The subject that a request of a type starts with. */
export const presetSubject = (type: UnlockType): Words => ({
  en: `Unlock ${unlockTypes[type].en}`,
  vi: `Mở khóa ${unlockTypes[type].vi}`,
});

/** The subject of a request; one that is still preset is said in the language of the reader. */
export function subjectOf(
  { subject, unlockType }: { readonly subject: string; readonly unlockType: UnlockType },
  language: Language,
): string {
  const preset = presetSubject(unlockType);
  const isPreset = Object.values(preset).some(
    (each) => each.toLowerCase() === subject.trim().toLowerCase(),
  );
  return isPreset ? preset[language] : subject;
}

/** What a request to open jobs has to say, one a line. */
const points: readonly Words[] = [
  { en: "Job ID", vi: "Số lô" },
  { en: "Charge name", vi: "Tên phí" },
  { en: "Current value", vi: "Giá trị hiện tại" },
  { en: "Update value", vi: "Giá trị cập nhật" },
  { en: "Profit before", vi: "Lợi nhuận trước" },
  { en: "Profit after", vi: "Lợi nhuận sau" },
  { en: "Reason", vi: "Lý do" },
  { en: "Other requirement", vi: "Yêu cầu khác" },
];

/** The general reason that a request to open jobs starts with: a list to fill in. */
export const presetReason = (language: Language): string =>
  `<ul>${points.map((each) => `<li>${each[language]}: </li>`).join("")}</ul>`;

/** Is the general reason the list as it was preset, with nothing filled in? */
export function isPresetReason(text: string | null): boolean {
  const bare = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;|\s/g, "");
  return (
    text !== null && (["en", "vi"] as const).some((each) => bare(presetReason(each)) === bare(text))
  );
}
