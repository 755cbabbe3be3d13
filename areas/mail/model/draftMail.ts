import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { escapeMarkup } from "@fairway/core/text/escapeMarkup.ts";
import { type MailFact, type MoreFacts, sayFact, type Told } from "./mailFacts.ts";
import { fillTemplate, type MailTemplate } from "./mailTemplate.ts";

/** What a mail is written from. */
export interface MailGround {
  readonly template: MailTemplate;
  /** The jobs of the mail, at least one, and the bills of all of them. */
  readonly jobs: readonly Shipment[];
  readonly bills: readonly HouseBill[];
  readonly more: MoreFacts;
}

/**
 * Writes subject and body of a mail from its template.
 *
 * Shape: the subject is plain text; the body is markup of words, their weight and line breaks.
 * Source: rules MA-9, MA-10
 */
export function draftMail({ template, jobs, bills, more }: MailGround): {
  subject: string;
  body: string;
} {
  const [only = null, second] = bills;
  const whole = jobs.map((job): Told => ({ job, bill: second ? null : only, more }));
  // What the jobs have in common is said once, the rest in the order of the jobs.
  const plain = (told: readonly Told[]) => (fact: MailFact) =>
    [...new Set(told.map((each) => sayFact(fact, each)).filter(Boolean))].join(", ");
  const marked = (told: readonly Told[]) => (fact: MailFact) =>
    escapeMarkup(plain(told)(fact)).replaceAll("\n", "<br>");
  const ofBill = (bill: HouseBill): Told[] =>
    jobs.filter(({ id }) => id === bill.jobId).map((job) => ({ job, bill, more }));
  return {
    subject: tidySubject(fillTemplate(template.subject, plain(whole))),
    body: [
      fillTemplate(template.body, marked(whole)),
      ...bills.map((bill) => fillTemplate(template.repeated, marked(ofBill(bill)))),
      fillTemplate(template.footer, marked(whole)),
    ]
      .filter(Boolean)
      .join("<br><br>"),
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
