import type { Family } from "@fairway/areas/service/model/families.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { MailKindName } from "../model/mailKinds.ts";
import { mailTitles as titles } from "./titles.ts";

/** A page on which a mail is written: of a job, or of one of its bills. */
export interface MailPage {
  readonly kind: Exclude<
    MailKindName,
    "note" | "newBill" | "truckRequest" | "missingDays" | `approval${string}`
  >;
  readonly about: "job" | "bill";
  readonly words: Words;
  /** The last part of the address in each family that has the page. */
  readonly at: Partial<Record<Family, string>>;
  /** Every direction by default. */
  readonly directions?: readonly Service["direction"][];
}

/** The pages of mails. The only list. */
export const mailPages: readonly MailPage[] = [
  {
    kind: "preAlert",
    about: "job",
    words: titles.preAlert,
    at: {
      sea: "prealert",
      air: "prealert",
    },
  },
  {
    kind: "preAlert",
    about: "bill",
    words: titles.preAlert,
    at: {
      sea: "manifest",
      air: "manifest",
    },
    directions: ["export"],
  },
  {
    kind: "arrivalNotice",
    about: "bill",
    words: titles.sendNotice,
    at: { sea: "arrivalnotice", air: "arrivalnotice", operations: "arrivalnotice" },
    directions: ["import"],
  },
  {
    kind: "deliveryOrder",
    about: "bill",
    words: titles.sendOrder,
    at: { sea: "deliveryorder" },
    directions: ["import"],
  },
  {
    kind: "authorizeLetter",
    about: "bill",
    words: titles.sendLetter,
    at: { air: "authorizeletter" },
    directions: ["import"],
  },
  {
    kind: "shippingInstruction",
    about: "job",
    words: titles.sendInstruction,
    at: { sea: "si/send-si" },
    directions: ["export"],
  },
  {
    kind: "houseBill",
    about: "bill",
    words: titles.sendBill,
    at: {
      sea: "sendhbl",
      air: "houseairwaybill",
    },
  },
  {
    kind: "proofOfDelivery",
    about: "bill",
    words: titles.sendProof,
    at: {
      sea: "proofofdelivery",
      air: "proofofdelivery",
      operations: "proofofdelivery",
    },
  },
];

/** Is a page about the job, also because the one bill of the job has no page? */
export function isOfJob(page: MailPage, { bill }: Pick<Service, "bill">): boolean {
  return page.about === "job" || bill.isOfJob === true;
}

/** The pages that the jobs of a service have; those of a service without a direction are of each. */
export function mailPagesOf(service: Service, about: MailPage["about"]): MailPage[] {
  const { family, direction } = service;
  return mailPages.filter(
    (page) =>
      isOfJob(page, service) === (about === "job") &&
      page.at[family] &&
      (direction === null || (page.directions?.includes(direction) ?? true)),
  );
}
