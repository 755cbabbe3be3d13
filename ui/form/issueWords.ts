import { type Facts, type Language, say, type Words } from "@fairway/core/words/words.ts";
import { today } from "@fairway/core/time/day.ts";
import type { z } from "zod";
import { formWords } from "./formWords.ts";
import { whyNoDay } from "./readDay.ts";
import { readDoubtText } from "./readNumber.ts";

interface OwnWords {
  readonly words?: Words;
  readonly facts?: Facts;
}

/**
 * Makes the error text of a field from the issue that its shape found.
 *
 * A rule of an area has its own text: `refine(check, { params: { words, facts } })`.
 */
export function issueText(issue: z.core.$ZodIssue, language: Language): string {
  const own = ("params" in issue ? (issue.params ?? {}) : {}) as OwnWords;
  if (own.words) return say(own.words, language, own.facts);
  if (issue.input === undefined || issue.input === null || issue.input === "") {
    return say(formWords.required, language);
  }
  if (issue.code === "too_big") {
    const words = issue.origin === "string" ? formWords.tooLong : formWords.tooMuch;
    return say(words, language, { max: String(issue.maximum) });
  }
  if (issue.code === "too_small") {
    const words = issue.origin === "string" ? formWords.tooShort : formWords.tooLittle;
    return say(words, language, { min: String(issue.minimum) });
  }
  if (issue.code === "invalid_format" && issue.format === "email") {
    return say(formWords.notMail, language);
  }
  const hint = issue.message;
  if (hint.startsWith("decimal")) {
    const doubtful = readDoubtText(String(issue.input));
    if (!doubtful) return say(formWords.notNumber, language);
    return say(formWords.doubtful, language, { typed: doubtful.typed, ...doubtful.doubt });
  }
  if (hint === "YYYY-MM-DD") {
    const why = whyNoDay(String(issue.input), today());
    return say(why.words, language, why.facts);
  }
  return say(formWords.invalid, language);
}
