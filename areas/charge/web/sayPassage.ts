import {
  type CheckPointType,
  checkPointTypes,
} from "@fairway/areas/credit/model/checkPointType.ts";
import { reasonNames } from "@fairway/areas/credit/model/reasonNames.ts";
import type { ReasonCode } from "@fairway/areas/credit/model/reasons.ts";
import { sayDay, sayInstant } from "@fairway/core/words/dates.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import type { Passage } from "../model/passage.ts";
import { chargeWords as words } from "./words.ts";

/** A passage by a release in one sentence. */
export function sayPassage(passage: Passage, language: Language, timeZone: string): string {
  const reasons = passage.reasons.map((code) => say(reasonNames[code as ReasonCode], language));
  return say(words.passedBy, language, {
    point: say(checkPointTypes[passage.type as CheckPointType], language),
    partner: passage.partnerName,
    reasons: reasons.join(", "),
    until: sayDay(passage.releasedUntil),
    by: passage.by,
    at: sayInstant(passage.at, timeZone),
  });
}
