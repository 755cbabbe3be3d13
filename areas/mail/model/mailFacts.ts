import { billFieldWords, fieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** What a fact reads: the job, and a bill unless the job has none yet. */
interface Told {
  readonly job: Shipment;
  readonly bill: HouseBill | null;
}

interface Fact {
  readonly words: (service: Service) => Words;
  readonly say: (told: Told) => string | null;
}

const firstLine = (text: string | null | undefined) => text?.split("\n")[0] ?? null;
const place = (typed: string | null | undefined, name: string | null | undefined) =>
  typed || name || null;
/** Without the zeros that the database adds: 12, 218.4. */
const measured = (value: string | null | undefined, unit: string | null | undefined) =>
  value ? `${decimal(value).toString()} ${unit ?? ""}`.trim() : null;

/** The facts of a bill that mails name; an empty one is left out. */
export const mailFacts = {
  mawb: {
    words: (service) => billFieldWords(service, "mawb"),
    say: ({ job, bill }) => job.mawb ?? bill?.mawb ?? null,
  },
  bookingNo: {
    words: (service) => fieldWords(service, "bookingNo"),
    say: ({ job }) => job.bookingNo,
  },
  hwbno: {
    words: (service) => billFieldWords(service, "hwbno"),
    say: ({ bill }) => bill?.hwbno ?? null,
  },
  pol: {
    words: (service) => fieldWords(service, "pol"),
    say: ({ job, bill }) =>
      place(bill?.polDescription, bill?.polName) ?? place(job.polDescription, job.polName),
  },
  pod: {
    words: (service) => fieldWords(service, "pod"),
    say: ({ job, bill }) =>
      place(bill?.podDescription, bill?.podName) ?? place(job.podDescription, job.podName),
  },
  carriage: {
    words: (service) => fieldWords(service, "flightVesselName"),
    say: ({ job, bill }) =>
      bill?.oceanVoyNo || [job.flightVesselName, job.voyNo].filter(Boolean).join(" - ") || null,
  },
  etd: {
    words: () => ({ en: "ETD", vi: "ETD" }),
    say: ({ job, bill }) => sayDay(job.atd ?? bill?.etd ?? job.etd) || null,
  },
  eta: {
    words: () => ({ en: "ETA", vi: "ETA" }),
    say: ({ job, bill }) => sayDay(bill?.eta ?? job.eta) || null,
  },
  shipper: {
    words: (service) => billFieldWords(service, "shipperId"),
    say: ({ bill }) => firstLine(bill?.shipperDescription) ?? bill?.shipperName ?? null,
  },
  consignee: {
    words: (service) => billFieldWords(service, "consigneeId"),
    say: ({ bill }) => firstLine(bill?.consigneeDescription) ?? bill?.consigneeName ?? null,
  },
  notifyParty: {
    words: (service) => billFieldWords(service, "notifyPartyId"),
    say: ({ bill }) => firstLine(bill?.notifyPartyDescription) ?? bill?.notifyPartyName ?? null,
  },
  packages: {
    words: (service) => billFieldWords(service, "packageQty"),
    say: ({ bill }) => measured(bill?.packageQty, bill?.packageTypeCode),
  },
  grossWeight: {
    words: (service) => billFieldWords(service, "grossWeight"),
    say: ({ bill }) => measured(bill?.grossWeight, "kg"),
  },
  cbm: {
    words: (service) => billFieldWords(service, "cbm"),
    say: ({ bill }) => measured(bill?.cbm, "m³"),
  },
  containers: {
    words: (service) => billFieldWords(service, "contSealNo"),
    say: ({ bill }) => bill?.contSealNo?.replaceAll("\n", ", ") ?? null,
  },
  goods: {
    words: (service) => billFieldWords(service, "desOfGoods"),
    say: ({ bill }) => firstLine(bill?.desOfGoods),
  },
  freight: {
    words: (service) => billFieldWords(service, "freightPayment"),
    say: ({ bill }) => bill?.freightPayment ?? null,
  },
  incoterm: {
    words: (service) => billFieldWords(service, "incotermId"),
    say: ({ bill }) => bill?.incotermCode ?? null,
  },
} as const satisfies Record<string, Fact>;
export type MailFact = keyof typeof mailFacts;

/** The text of one fact; empty where it is unknown. */
export function sayFact(fact: MailFact, told: Told): string {
  return mailFacts[fact].say(told) ?? "";
}
