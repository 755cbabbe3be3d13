import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { escapeMarkup } from "@fairway/core/text/escapeMarkup.ts";
import { type MailFact, type MoreFacts, sayFact, type Told } from "./mailFacts.ts";
import { fillTemplate, type MailTemplate } from "./mailTemplate.ts";

/** What a mail is written from. */
export interface MailGround {
  readonly template: MailTemplate;
  readonly job: Shipment;
  readonly bills: readonly HouseBill[];
  readonly more: MoreFacts;
}

/**
 * Writes subject and body of a mail from its template.
 *
 * Shape: the subject is plain text; the body is markup of words, their weight and line breaks.
 * Source: rule MA-10
 */
export function draftMail({ template, job, bills, more }: MailGround): {
  subject: string;
  body: string;
} {
  const [only = null, second] = bills;
  const whole: Told = { job, bill: second ? null : only, more };
  const plain = (told: Told) => (fact: MailFact) => sayFact(fact, told);
  const marked = (told: Told) => (fact: MailFact) =>
    escapeMarkup(sayFact(fact, told)).replaceAll("\n", "<br>");
  return {
    subject: tidySubject(fillTemplate(template.subject, plain(whole))),
    body: [
      fillTemplate(template.body, marked(whole)),
      ...bills.map((bill) => fillTemplate(template.repeated, marked({ job, bill, more }))),
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
