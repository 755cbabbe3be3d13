import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { vesselAndVoyage } from "@fairway/areas/shipment/model/vesselAndVoyage.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { fieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { plainDecimal } from "@fairway/core/money/decimal.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";
import { type MailKindName, mailKind } from "./mailKinds.ts";

/** The facts of a mail that are kept with it. */
export const sentFactWords = {
  mawb: { en: "Master bill number", vi: "Số vận đơn chủ" },
  hwbno: { en: "House bill number", vi: "Số vận đơn nhà" },
  bookingNo: { en: "Booking number", vi: "Số booking" },
  bills: { en: "House bills", vi: "Vận đơn nhà" },
  hbltype: { en: "Bill type", vi: "Loại vận đơn" },
  vessel: { en: "Vessel / voyage", vi: "Tàu / chuyến" },
  pol: { en: "Port of loading", vi: "Cảng xếp" },
  pod: { en: "Port of discharge", vi: "Cảng dỡ" },
  etd: { en: "ETD", vi: "ETD" },
  eta: { en: "ETA", vi: "ETA" },
  atd: { en: "ATD", vi: "ATD" },
  ata: { en: "ATA", vi: "ATA" },
  shipper: { en: "Shipper", vi: "Người gửi hàng" },
  consignee: { en: "Consignee", vi: "Người nhận hàng" },
  notifyParty: { en: "Notify party", vi: "Bên được thông báo" },
  packages: { en: "Packages", vi: "Số kiện" },
  grossWeight: { en: "Gross weight (kg)", vi: "Trọng lượng (kg)" },
  chargeWeight: { en: "Charge weight (kg)", vi: "Trọng lượng tính cước (kg)" },
  cbm: { en: "CBM", vi: "Số khối" },
  containers: { en: "Containers", vi: "Container" },
  marks: { en: "Shipping marks", vi: "Ký mã hiệu" },
  goods: { en: "Description of goods", vi: "Mô tả hàng hóa" },
  freight: { en: "Freight", vi: "Cước" },
  incoterm: { en: "Incoterm", vi: "Điều kiện giao hàng" },
} as const satisfies Record<string, Words>;
export type SentFact = keyof typeof sentFactWords;
const names = Object.keys(sentFactWords) as [SentFact, ...SentFact[]];

/** The name of a fact in the trade of a service: flights and airports are no vessels and ports. */
export function sentFactTitle(service: Service, fact: SentFact): Words {
  if (service.family !== "air") return sentFactWords[fact];
  if (fact === "vessel") return fieldWords(service, "flightVesselName");
  return fact === "pol" || fact === "pod" ? fieldWords(service, fact) : sentFactWords[fact];
}

/** The facts that are days. */
export const sentDays: ReadonlySet<string> = new Set<SentFact>(["etd", "eta", "atd", "ata"]);

/** The known facts of a job or a bill. */
export type SentFacts = Readonly<Partial<Record<SentFact, string>>>;

/** What changed since a mail was sent. */
export const sentChange = z.object({
  fact: z.enum(names),
  /** The number of the bill; null for the job. */
  about: z.string().nullable(),
  hblid: id.nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type SentChange = z.infer<typeof sentChange>;

/** What the newest mail of a kind said about a job, or about one of its bills. */
export interface LastSaid {
  readonly kind: string;
  /** The id of the job or the bill. */
  readonly of: string;
  readonly facts: SentFacts;
}

/** The facts that a mail keeps by the id of the job or the bill; null for kinds that keep none. */
export function factsToKeep(
  kind: MailKindName,
  job: Shipment,
  bills: readonly HouseBill[],
  hblId: string | null,
): Readonly<Record<string, SentFacts>> | null {
  const { about, isAutomatic = false } = mailKind(kind);
  if (about === "note" || isAutomatic) return null;
  const ofBills = bills.map((bill) => [bill.id, factsOfBill(bill)] as const);
  return Object.fromEntries([
    // A mail about one bill names the job, but not its other bills.
    [job.id, factsOfJob(job, hblId === null ? bills : null)],
    ...ofBills,
  ]);
}

/**
 * Lists what changed since it was said; a change that several mails show is listed once.
 *
 * Shape: `isWhole` if the bills are all of the job, so that their numbers are compared, too.
 */
export function changesSince(
  said: readonly LastSaid[],
  job: Shipment,
  bills: readonly HouseBill[],
  { isWhole }: { readonly isWhole: boolean },
): SentChange[] {
  const ofId = new Map(bills.map((bill) => [bill.id, bill]));
  const found = said.flatMap(({ of: about, facts: before }): SentChange[] => {
    const bill = ofId.get(about);
    // Deleted bills are missing from the bills of the job.
    if (!bill && about !== job.id) return [];
    const now = bill ? factsOfBill(bill) : factsOfJob(job, bills);
    return names
      .filter((fact) => fact !== "bills" || (isWhole && before.bills !== undefined))
      .filter((fact) => textKey(before[fact] ?? "") !== textKey(now[fact] ?? ""))
      .map((fact) => ({
        fact,
        about: bill?.hwbno ?? null,
        hblid: bill?.id ?? null,
        before: before[fact] ?? null,
        after: now[fact] ?? null,
      }));
  });
  const keyOf = ({ fact, hblid, before }: SentChange) => JSON.stringify([fact, hblid, before]);
  return [...new Map(found.map((change) => [keyOf(change), change])).values()];
}

const known = (facts: Partial<Record<SentFact, string | null | undefined>>): SentFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value));

const figure = (value: string | null) => value && plainDecimal(value);

function factsOfJob(job: Shipment, bills: readonly HouseBill[] | null): SentFacts {
  return known({
    mawb: job.mawb,
    bookingNo: job.bookingNo,
    bills: bills?.map(({ hwbno }) => hwbno).join(", "),
    vessel: vesselAndVoyage(job.flightVesselName, job.voyNo),
    pol: job.polDescription || job.polName,
    pod: job.podDescription || job.podName,
    etd: job.etd,
    eta: job.eta,
    atd: job.atd,
    ata: job.ata,
    freight: job.paymentTerm,
    incoterm: job.incotermCode,
  });
}

function factsOfBill(bill: HouseBill): SentFacts {
  const packages = [figure(bill.packageQty), bill.packageTypeCode].filter(Boolean).join(" ");
  return known({
    mawb: bill.mawb,
    hwbno: bill.hwbno,
    hbltype: bill.hbltype,
    vessel: bill.oceanVoyNo || bill.flightNo,
    pol: bill.polDescription || bill.polName,
    pod: bill.podDescription || bill.podName,
    etd: bill.etd,
    eta: bill.eta,
    shipper: bill.shipperDescription || bill.shipperName,
    consignee: bill.consigneeDescription || bill.consigneeName,
    notifyParty: bill.notifyPartyDescription || bill.notifyPartyName,
    packages: bill.packageQty ? packages : null,
    grossWeight: figure(bill.grossWeight),
    chargeWeight: figure(bill.chargeWeight),
    cbm: figure(bill.cbm),
    containers: bill.contSealNo,
    marks: bill.shippingMark,
    goods: bill.desOfGoods,
    freight: bill.freightPayment,
    incoterm: bill.incotermCode,
  });
}
