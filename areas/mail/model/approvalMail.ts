import { escapeMarkup } from "@fairway/core/text/escapeMarkup.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";
import { mailKind } from "./mailKinds.ts";

/** What a mail about a request for approval says. */
export interface MailedRequest {
  readonly kind: "approvalAsked" | "approvalDone" | "approvalDenied" | "approvalUnlocked";
  readonly number: string;
  readonly typeName: Words;
  readonly requesterName: Words;
  readonly times: number;
  readonly amount: string | null;
  readonly currencyId: string | null;
  readonly about: string | null;
  readonly sentAt: string;
  readonly endedAt: string | null;
  readonly comment: string | null;
  readonly timeZone: string;
}

const words = {
  type: { en: "Type", vi: "Loại" },
  requester: { en: "Requester", vi: "Người đề nghị" },
  times: { en: "Sent for the time", vi: "Lần gửi" },
  amount: { en: "Amount", vi: "Số tiền" },
  about: { en: "Jobs", vi: "Lô hàng" },
  sentAt: { en: "Request date", vi: "Ngày yêu cầu" },
  endedAt: { en: "Decided", vi: "Ngày quyết định" },
  comment: { en: "Reason", vi: "Lý do" },
} as const satisfies Record<string, Words>;

/** Writes the mail about a request for approval in one language. Source: rule MA-17 */
export function approvalMail(
  request: MailedRequest,
  language: Language,
  link: string,
): { readonly subject: string; readonly body: string } {
  const { kind, number, amount, currencyId, timeZone } = request;
  const { subject, opening } = mailKind(kind);
  const total =
    amount && currencyId ? `${sayAmount(amount, currencyId, language)} ${currencyId}` : "";
  const requester = request.requesterName[language];
  const facts = { number, amount: total, requester, link };
  // A mail that asks may be written after the decision.
  const outcome: readonly (readonly [Words, string | null])[] = [
    [words.endedAt, request.endedAt && sayInstant(request.endedAt, timeZone)],
    [words.comment, request.comment],
  ];
  const lines: readonly (readonly [Words, string | null])[] = [
    [words.type, request.typeName[language]],
    [words.requester, requester],
    [words.times, String(request.times)],
    [words.amount, total],
    [words.about, request.about],
    [words.sentAt, sayInstant(request.sentAt, timeZone)],
    ...(kind === "approvalAsked" ? [] : outcome),
  ];
  const told = lines.flatMap(([label, value]) =>
    value ? [`<b>${say(label, language)}</b>: ${escapeMarkup(value)}`] : [],
  );
  return {
    subject: say(subject, language, facts).replace(/, $/, ""),
    body: [escapeMarkup(say(opening, language, facts)), told.join("<br>")].join("<br><br>"),
  };
}
