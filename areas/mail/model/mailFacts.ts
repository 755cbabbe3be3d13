import type { NoteType } from "@fairway/areas/note/model/note.ts";
import { typeWords } from "@fairway/areas/note/model/noteFields.ts";
import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { billFieldWords, fieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import { billTypes, freightPayments } from "@fairway/areas/shipment/model/choices.ts";
import { sayChoice } from "@fairway/core/words/sayChoice.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { sayAmount, sayNumber } from "@fairway/core/words/numbers.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";

/** What a fact reads: the job, and a bill unless the mail is about several or none. */
export interface Told {
  readonly job: Shipment;
  readonly bill: HouseBill | null;
  /** Facts that neither the job nor a bill holds. */
  readonly more: MoreFacts;
}

/** Facts of a mail that are read besides its job and its bills. */
export interface MoreFacts {
  readonly language: Language;
  /** The number of the note, for a mail about a note. */
  readonly cdNo: string | null;
  /** The notes of the mail; none for a mail about anything else. */
  readonly notes: readonly ToldNote[];
  /** The numbers of all bills of the mail. */
  readonly hwbnos: string;
  /** One US dollar in the local currency on the day of the notice. */
  readonly exchangeRate: string | null;
  readonly sender: string | null;
  readonly senderEmail: string | null;
  readonly company: string | null;
  readonly office: string | null;
  readonly officeTel: string | null;
  /** The user who writes the mail. */
  readonly user: string | null;
  /** The address of the page that the reader is asked to open. */
  readonly link: string | null;
  /** The containers of each bill, by its id. */
  readonly containers: Readonly<Record<string, readonly ToldBox[]>>;
}

/** A note as its mail tells it. */
export interface ToldNote {
  readonly code: string;
  readonly type: NoteType;
  readonly total: DecimalText;
  readonly currencyId: string;
  readonly dueDate: Day | null;
}

/** A container of a bill as a mail tells it. */
export type ToldBox = Readonly<
  Record<
    "containerNo" | "type" | "sealNo" | "packages" | "packageType" | "grossWeight" | "cbm",
    string | null
  >
>;

interface Fact {
  readonly words: (service: Service) => Words;
  readonly say: (told: Told) => string | null;
}

const named = (words: Words) => () => words;
const firstLine = (text: string | null | undefined) => text?.split("\n")[0] ?? null;
const place = (typed: string | null | undefined, name: string | null | undefined) =>
  typed || name || null;
/** In the figures of a language, without the zeros that the database adds: 12, 3,514.5 or 3.514,5. */
const measured = (
  value: string | null | undefined,
  unit: string | null | undefined,
  { language }: MoreFacts,
) => (value ? `${sayNumber(value, language)} ${unit ?? ""}`.trim() : null);

/** Number, type and seal of a container, and what is in it. */
function boxLine(box: ToldBox, more: MoreFacts): string {
  const name = [box.containerNo, box.type, box.sealNo].filter(Boolean).join("/");
  const goods = [
    measured(box.packages, box.packageType, more),
    measured(box.grossWeight, "kg", more),
    measured(box.cbm, "m³", more),
  ];
  return [name, goods.filter(Boolean).join(", ")].filter(Boolean).join(": ");
}

/** A fact of each note on a line of its own, with its number where there are several. */
function ofNotes({ notes }: MoreFacts, sayNote: (note: ToldNote) => string | null): string | null {
  const lines = notes.flatMap((note) => {
    const said = sayNote(note);
    if (!said) return [];
    return [notes.length > 1 ? `${note.code}: ${said}` : said];
  });
  return lines.join("\n") || null;
}

/** The facts of a mail by the name of their place in a template; an empty one is left out. */
export const mailFacts = {
  jobNo: {
    words: named({ en: "Job", vi: "Lô hàng" }),
    say: ({ job }) => job.jobNo,
  },
  cdNo: {
    words: named({ en: "Note number", vi: "Số giấy báo" }),
    say: ({ more }) => more.cdNo,
  },
  noteKind: {
    words: named({ en: "Kind of note", vi: "Loại giấy báo" }),
    say: ({ more: { notes, language } }) =>
      [...new Set(notes.map(({ type }) => say(typeWords[type], language)))].join(", ") || null,
  },
  noteAmount: {
    words: named({ en: "Amount", vi: "Thành tiền" }),
    say: ({ more }) =>
      ofNotes(
        more,
        ({ total, currencyId }) => `${sayAmount(total, currencyId, more.language)} ${currencyId}`,
      ),
  },
  noteDue: {
    words: named({ en: "Due date", vi: "Hạn thanh toán" }),
    say: ({ more }) => ofNotes(more, ({ dueDate }) => sayDay(dueDate)),
  },
  mawb: {
    words: (service) => billFieldWords(service, "mawb"),
    say: ({ job, bill }) => job.mawb ?? bill?.mawb ?? null,
  },
  mbltype: {
    words: (service) => fieldWords(service, "mbltype"),
    say: ({ job, more: { language } }) => sayChoice(billTypes, job.mbltype, language),
  },
  bookingNo: {
    words: (service) => fieldWords(service, "bookingNo"),
    say: ({ job }) => job.bookingNo,
  },
  hwbno: {
    words: (service) => billFieldWords(service, "hwbno"),
    say: ({ bill, more }) => bill?.hwbno ?? (more.hwbnos || null),
  },
  customer: {
    words: (service) => billFieldWords(service, "customerId"),
    say: ({ job, bill }) => bill?.customerName ?? job.customerNames,
  },
  agent: {
    words: (service) => fieldWords(service, "agentId"),
    say: ({ job }) => job.agentName,
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
  route: {
    words: (service) => fieldWords(service, "route"),
    say: ({ job, bill }) => bill?.route || job.route,
  },
  carriage: {
    words: (service) => fieldWords(service, "flightVesselName"),
    say: ({ job, bill }) => {
      const voyage = [job.flightVesselName, job.voyNo].filter(Boolean).join(" - ");
      const flown = sayDay(bill?.flightDate ?? job.flightDate);
      const said = bill?.oceanVoyNo || bill?.flightNo || voyage;
      return said ? [said, flown].filter(Boolean).join(" / ") : null;
    },
  },
  etd: {
    words: named({ en: "ATD/ETD", vi: "ATD/ETD" }),
    say: ({ job, bill }) => sayDay(job.atd ?? bill?.etd ?? job.etd),
  },
  eta: {
    words: named({ en: "ETA", vi: "ETA" }),
    say: ({ job, bill }) => sayDay(bill?.eta ?? job.eta),
  },
  ata: {
    words: named({ en: "ATA", vi: "ATA" }),
    say: ({ job }) => sayDay(job.ata),
  },
  deliveryDate: {
    words: (service) => fieldWords(service, "deliveryDate"),
    say: ({ job }) => sayDay(job.deliveryDate),
  },
  warehouse: {
    words: (service) => fieldWords(service, "warehouseId"),
    say: ({ job, bill }) => bill?.warehouseName ?? job.warehouseName,
  },
  exchangeRate: {
    words: named({ en: "Exchange rate", vi: "Tỷ giá" }),
    say: ({ more: { exchangeRate, language } }) =>
      exchangeRate && `1 ${secondCurrency} = ${sayNumber(exchangeRate, language)} ${localCurrency}`,
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
    say: ({ bill, more }) => measured(bill?.packageQty, bill?.packageTypeCode, more),
  },
  grossWeight: {
    words: (service) => billFieldWords(service, "grossWeight"),
    say: ({ bill, more }) => measured(bill?.grossWeight, "kg", more),
  },
  chargeWeight: {
    words: (service) => billFieldWords(service, "chargeWeight"),
    say: ({ bill, more }) => measured(bill?.chargeWeight, "kg", more),
  },
  cbm: {
    words: (service) => billFieldWords(service, "cbm"),
    say: ({ bill, more }) => measured(bill?.cbm, "m³", more),
  },
  containers: {
    words: (service) => billFieldWords(service, "contSealNo"),
    say: ({ bill, more }) => {
      const boxes = (bill && more.containers[bill.id]) ?? [];
      if (boxes.length > 0) return boxes.map((box) => boxLine(box, more)).join("\n");
      return bill?.contSealNo?.replaceAll("\n", ", ") ?? null;
    },
  },
  goods: {
    words: (service) => billFieldWords(service, "desOfGoods"),
    say: ({ bill }) => firstLine(bill?.desOfGoods),
  },
  freight: {
    words: (service) => billFieldWords(service, "freightPayment"),
    say: ({ job, bill, more: { language } }) =>
      sayChoice(freightPayments, bill?.freightPayment ?? job.paymentTerm, language),
  },
  incoterm: {
    words: (service) => billFieldWords(service, "incotermId"),
    say: ({ job, bill }) => bill?.incotermCode ?? job.incotermCode,
  },
  service: {
    words: named({ en: "Service", vi: "Dịch vụ" }),
    say: ({ job, more }) => serviceOf(job.transactionType).name[more.language],
  },
  sender: {
    words: named({ en: "Person in charge", vi: "Người phụ trách" }),
    say: ({ more }) => more.sender,
  },
  senderEmail: {
    words: named({ en: "E-mail of the person in charge", vi: "Email người phụ trách" }),
    say: ({ more }) => more.senderEmail,
  },
  user: {
    words: named({ en: "Prepared by", vi: "Người lập" }),
    say: ({ more }) => more.user,
  },
  company: {
    words: named({ en: "Company", vi: "Công ty" }),
    say: ({ more }) => more.company,
  },
  office: {
    words: named({ en: "Office", vi: "Văn phòng" }),
    say: ({ more }) => more.office,
  },
  officeTel: {
    words: named({ en: "Telephone of the office", vi: "Điện thoại văn phòng" }),
    say: ({ more }) => more.officeTel,
  },
  link: {
    words: named({ en: "Address in Fairway", vi: "Địa chỉ trong Fairway" }),
    say: ({ more }) => more.link,
  },
} as const satisfies Record<string, Fact>;
export type MailFact = keyof typeof mailFacts;
export const mailFactNames = Object.keys(mailFacts) as readonly MailFact[];

/** Is this the name of a fact? */
export function isMailFact(name: string): name is MailFact {
  return Object.hasOwn(mailFacts, name);
}

/** The text of one fact; empty where it is unknown. */
export function sayFact(fact: MailFact, told: Told): string {
  return mailFacts[fact].say(told) ?? "";
}
