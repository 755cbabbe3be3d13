import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { kindOfPackages } from "@fairway/areas/housebill/model/kindOfPackages.ts";
import { packagesOfBill } from "@fairway/areas/housebill/model/packagesByKind.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { billTypes } from "@fairway/areas/shipment/model/choices.ts";
import { sayChoice } from "@fairway/core/words/sayChoice.ts";
import { containerDetail, linesBeyond } from "@fairway/areas/shipment/model/goodsSummary.ts";
import { paperContainers } from "@fairway/areas/shipment/model/paperContainer.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { ShownArrivalLine } from "./arrivalLine.ts";
import type { ArrivalRecord } from "./arrivalNotice.ts";
import type { ArrivedBill, NoticeCurrency, NoticePaper, NoticePaperLine } from "./arrivalPaper.ts";

/** Fills what every paper of an arrival prints of a bill. */
export function arrivedBill(
  head: AuthoredHead,
  { bill, job }: BillAndJob,
  lines: readonly ContainerLine[],
  language: Language,
): ArrivedBill {
  const vessel = [job.flightVesselName, job.voyNo].filter(Boolean).join(" / ");
  const isAir = serviceOf(job.transactionType).family === "air";
  return {
    letterhead: head.letterhead,
    preparedBy: head.preparedBy,
    printedBy: head.printedBy,
    printedAt: head.printedAt,
    trade: isAir ? "air" : "sea",
    jobNo: job.jobNo,
    hwbno: bill.hwbno,
    mawb: job.mawb ?? bill.mawb ?? "",
    hbltype: sayChoice(billTypes, bill.hbltype, language),
    referenceNo: bill.referenceNo ?? "",
    shipper: bill.shipperDescription ?? bill.shipperName ?? "",
    consignee: bill.consigneeDescription ?? bill.consigneeName ?? "",
    notifyParty: bill.notifyPartyDescription ?? bill.notifyPartyName ?? "",
    oceanVessel: isAir ? "" : (bill.oceanVoyNo ?? ""),
    vessel: isAir ? (bill.flightNo ?? vessel) : (bill.localVoyNo ?? vessel),
    flightDate: isAir ? (bill.flightDate ?? job.flightDate ?? "") : "",
    agent: isAir ? (bill.forwardingAgentDescription ?? bill.forwardingAgentName ?? "") : "",
    warehouse: isAir ? (bill.warehouseName ?? job.warehouseName ?? "") : "",
    eta: (isAir ? bill.arrivalDate : null) ?? bill.eta ?? job.eta ?? "",
    pol: withCountry(bill.polDescription ?? bill.polName, bill.polCountry),
    pod: withCountry(bill.podDescription ?? bill.podName, bill.podCountry),
    finalDestination: bill.finalPod ?? "",
    serviceType: bill.serviceType ?? job.typeOfService ?? "",
    containerSummary: bill.packageContainer ?? containerDetail(lines),
    containers: paperContainers(lines),
    marks: [linesBeyond(bill.contSealNo ?? "", lines), bill.shippingMark]
      .filter(Boolean)
      .join("\n"),
    goods: bill.desOfGoods ?? job.desOfGoods ?? "",
    packages: packagesOfBill(bill, lines, kindOfPackages(bill, language)),
    grossWeight: bill.grossWeight ?? "",
    netWeight: bill.netWeight ?? "",
    chargeWeight: bill.chargeWeight ?? "",
    cbm: bill.cbm ?? "",
  };
}

/** What a notice prints of its office and of the place where the goods are. */
export type NoticeGround = Pick<NoticePaper, "pickUp" | "banks">;

type PrintedNotice = Pick<
  ArrivalRecord,
  | "arrivalNo"
  | "arrivalFirstNotice"
  | "arrivalSecondNotice"
  | "arrivalHeader"
  | "arrivalDocuments"
  | "arrivalFooter"
  | "csArrivalFrieghtCharges"
  | "totals"
  | "totalVnd"
>;

/** Fills the printed form of a stored notice. Source: rule AR-5 */
export function printedNotice(
  bill: ArrivedBill & NoticeGround,
  notice: PrintedNotice,
  currency: NoticeCurrency,
  language: Language,
): NoticePaper {
  const { totalVnd } = notice;
  return {
    ...bill,
    arrivalNo: notice.arrivalNo ?? "",
    firstNotice: notice.arrivalFirstNotice,
    secondNotice: notice.arrivalSecondNotice ?? "",
    header: notice.arrivalHeader ?? "",
    documents: notice.arrivalDocuments ?? "",
    footer: notice.arrivalFooter ?? "",
    currency,
    lines: notice.csArrivalFrieghtCharges
      .filter(({ isShow }) => isShow)
      .map((line) => printedLine(line, currency, language)),
    totals:
      currency === localCurrency
        ? []
        : notice.totals.map(({ currencyId, total }) => ({ currency: currencyId, total })),
    totalVnd,
    inWords: notice.totals.length > 0 ? amountInWords(totalVnd, localCurrency, language) : "",
  };
}

function printedLine(
  line: ShownArrivalLine,
  currency: NoticeCurrency,
  language: Language,
): NoticePaperLine {
  const vnd = sum([line.amountVnd, line.vatAmountVnd]);
  return {
    description: language === "vi" ? line.chargeNameVi : line.chargeNameEn,
    notes: line.notes ?? "",
    isFull: line.isFull,
    quantity: line.quantity,
    unit: line.unitCode,
    unitPrice: line.unitPrice ?? "",
    currency: line.currencyId,
    vat: line.vatrate ?? "",
    rate: line.currencyId === localCurrency ? "" : (line.finalExchangeRate ?? ""),
    amount: currency === localCurrency ? amountText(money(vnd, localCurrency)) : (line.total ?? ""),
  };
}

function withCountry(place: string | null, country: string | null): string {
  if (!place) return "";
  const said = !country || place.toUpperCase().includes(country.toUpperCase());
  return said ? place : `${place}, ${country}`;
}
