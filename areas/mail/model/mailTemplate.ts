import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { escapeMarkup } from "@fairway/core/text/escapeMarkup.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";
import { isMailFact, type MailFact, mailFactNames, mailFacts } from "./mailFacts.ts";
import { hasMail, type MailFamily, type MailKindName, mailKind } from "./mailKinds.ts";
import { refuseMail } from "./refusals.ts";

/** The texts of a kind of mail: the subject is plain, the others are markup of words. */
export interface MailTemplate {
  readonly subject: string;
  /** Stands once, above the bills. */
  readonly body: string;
  /** Stands once for each bill. */
  readonly repeated: string;
  readonly footer: string;
}
export const templateParts = ["subject", "body", "repeated", "footer"] as const;

/** Which template: a kind of mail in a family and a language. */
export interface TemplateKey {
  readonly kind: MailKindName;
  readonly family: MailFamily;
  readonly language: Language;
}

const greeting: Words = { en: "Dear Sir or Madam,", vi: "Kính gửi quý khách," };
const regards: Words = { en: "Best regards,", vi: "Trân trọng," };

/** The service in whose words the facts of a template are named. */
export function serviceOfTemplate({ kind, family }: Omit<TemplateKey, "language">) {
  return openServices.find((service) => service.family === family && hasMail(service, kind));
}

/** The texts of a kind of mail where no administrator changed them. */
export function givenTemplate(key: TemplateKey): MailTemplate {
  const { kind, family, language } = key;
  const declared = mailKind(kind);
  const service = serviceOfTemplate(key);
  const facts = declared.facts[family];
  if (!service || !facts) throw new Error(`${family} has no mail ${kind}`);
  const lines = (names: readonly MailFact[]) =>
    names
      .map(
        (name) =>
          `<b>${escapeMarkup(say(mailFacts[name].words(service), language))}:</b> {${name}}`,
      )
      .join("<br>");
  return {
    subject: declared.subject[language],
    body: [
      escapeMarkup(greeting[language]),
      escapeMarkup(declared.opening[language]),
      lines(facts.once),
    ]
      .filter(Boolean)
      .join("<br><br>"),
    repeated: lines(facts.each),
    footer: [
      escapeMarkup(regards[language]),
      "{sender}",
      "{company} - {office}",
      "Tel: {officeTel}",
      "{senderEmail}",
    ].join("<br>"),
  };
}

const aPlace = /\{([^{}]*)\}/g;

/** The places that a text names. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(aPlace)].map(([, name = ""]) => name.trim());
}

/** The faults of a template: places that do not exist, and brackets that are none. Rule MA-10 */
export function whyNotTemplate(template: MailTemplate) {
  return templateParts.flatMap((part) => {
    const text = template[part];
    const strange = placesIn(text).filter((name) => !isMailFact(name));
    const places = mailFactNames.map((name) => `{${name}}`).join(", ");
    if (strange.length > 0) {
      const place = [...new Set(strange)].map((name) => `{${name}}`).join(", ");
      return [refuseMail.field(part, "mail.placeUnknown", { place, places })];
    }
    return /[{}]/.test(text.replace(aPlace, ""))
      ? [refuseMail.field(part, "mail.placeOpen", { places })]
      : [];
  });
}

/**
 * Fills a text of a template line by line; a line whose places are all empty is left out.
 *
 * Shape: `sayPlace` returns markup for a body and plain text for a subject.
 */
export function fillTemplate(text: string, sayPlace: (fact: MailFact) => string): string {
  return text
    .split("<br>")
    .flatMap((line) => {
      const said = placesIn(line).map((name) => (isMailFact(name) ? sayPlace(name) : ""));
      if (said.length > 0 && said.every((value) => value === "")) return [];
      let at = -1;
      return [line.replace(aPlace, () => said[(at += 1)] ?? "")];
    })
    .join("<br>");
}

/** Do the texts of a template name this place? */
export function namesPlace(template: MailTemplate, fact: MailFact): boolean {
  return templateParts.some((part) => placesIn(template[part]).includes(fact));
}
