import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { escapeMarkup } from "@fairway/core/text/escapeMarkup.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";
import { mailFacts, sayFact } from "./mailFacts.ts";
import { type MailKindName, mailKind } from "./mailKinds.ts";

/** The texts that every mail has. */
const common = {
  greeting: { en: "Dear Sir or Madam,", vi: "Kính gửi quý khách," },
  regards: { en: "Best regards,", vi: "Trân trọng," },
} as const satisfies Record<string, Words>;

/** What a mail is written from. */
export interface MailGround {
  readonly kind: MailKindName;
  readonly language: Language;
  readonly job: Shipment;
  readonly bills: readonly HouseBill[];
  /** The number of the note, for a mail about a note. */
  readonly cdNo: string | null;
  /** The lines below the regards: who writes, of which office. */
  readonly signature: readonly string[];
}

/**
 * Writes subject and body of a mail.
 *
 * Shape: the subject is plain text; the body is markup of words, their weight and line breaks.
 */
export function draftMail(ground: MailGround): { subject: string; body: string } {
  const { kind, language, job, bills, cdNo } = ground;
  const declared = mailKind(kind);
  const service = serviceOf(job.transactionType);
  const told = bills.length > 0 && !declared.toCarrier ? bills : [null];
  const first = told[0] ?? null;
  const line = (text: Words | string) =>
    escapeMarkup(typeof text === "string" ? text : say(text, language));
  const facts = told.map((bill) =>
    declared.facts
      .map((fact) => ({
        label: say(mailFacts[fact].words(service), language),
        value: sayFact(fact, { job, bill }),
      }))
      .filter(({ value }) => value !== "")
      .map(({ label, value }) => `<b>${escapeMarkup(label)}:</b> ${escapeMarkup(value)}`)
      .join("<br>"),
  );
  const subject = say(declared.subject, language, {
    jobNo: job.jobNo,
    cdNo: cdNo ?? "",
    bookingNo: job.bookingNo ?? "",
    mawb: sayFact("mawb", { job, bill: first }),
    hwbno: bills.map((bill) => bill.hwbno).join(", "),
    pol: sayFact("pol", { job, bill: first }),
    pod: sayFact("pod", { job, bill: first }),
    etd: sayFact("etd", { job, bill: first }),
    eta: sayFact("eta", { job, bill: first }),
  });
  return {
    subject: tidySubject(subject),
    body: [
      line(common.greeting),
      line(declared.opening),
      ...facts.filter(Boolean),
      [line(common.regards), ...ground.signature.filter(Boolean).map(line)].join("<br>"),
    ].join("<br><br>"),
  };
}

/** A subject is one line without gaps where a fact is unknown. */
function tidySubject(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ([,:])/g, "$1")
    .replace(/[,:] *(?=[,:])/g, "")
    .replace(/,? ET[DA]$/, "")
    .trim()
    .slice(0, mostSubject);
}

/** The most characters of a subject. */
export const mostSubject = 300;
