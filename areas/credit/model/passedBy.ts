import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";
import { type CheckPointType, checkPointTypes } from "./checkPointType.ts";

/** What passed a check point by a release: the point, and the release that let it pass. */
export interface PassedBy {
  readonly type: CheckPointType;
  readonly byEn: string | null;
  readonly byVi: string | null;
  readonly until: Day;
  readonly reason: string;
}

const one: Words = {
  en: "{point}: passed by a release of {by} until {day} ({reason}).",
  vi: "{point}: được qua nhờ {by} mở điểm kiểm tra đến {day} ({reason}).",
};

/** Says by which releases a record passed, in both languages; null when it needed none. Rule CK-10 */
export function passedWords(passed: readonly PassedBy[]): Words | null {
  if (passed.length === 0) return null;
  const inLanguage = (language: Language) =>
    passed
      .map(({ type, byEn, byVi, until, reason }) =>
        say(one, language, {
          point: checkPointTypes[type],
          by: { en: byEn ?? "", vi: byVi ?? "" },
          day: sayDay(until),
          reason,
        }),
      )
      .join(" ");
  return { en: inLanguage("en"), vi: inLanguage("vi") };
}
