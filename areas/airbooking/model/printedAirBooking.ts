import { plainDecimal } from "@fairway/core/money/decimal.ts";
import { waybillDay } from "@fairway/areas/housebill/model/flightAndDay.ts";
import { asArrangedText } from "@fairway/areas/housebill/model/airFreight.ts";
import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { kindOfPackages } from "@fairway/areas/housebill/model/kindOfPackages.ts";
import { placeWithCountry } from "@fairway/areas/housebill/model/placeWithCountry.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import { freightPayments } from "@fairway/areas/shipment/model/choices.ts";
import { sayChoice } from "@fairway/core/words/sayChoice.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { AirBooking } from "./airBooking.ts";
import type { AirBookingPaper } from "./airBookingPaper.ts";

const text = (value: string | null | undefined) => value ?? "";

/** A flight with its route and day, such as "SGN-ICN:KE476/28 NOV". */
export function flightOfBooking(
  route: readonly (string | null)[],
  flight: string | null,
  day: string | null,
): string {
  const stations = route.flatMap((code) => (code ? [code.slice(-3)] : [])).join("-");
  const flown = [flight, waybillDay(day, " ")].filter(Boolean).join("/");
  return [stations, flown].filter(Boolean).join(":");
}

const arrangedWords = { [asArrangedText]: { en: asArrangedText, vi: "Theo thỏa thuận" } };
const arranged = (total: string | null, language: Language) =>
  sayChoice(arrangedWords, total, language);

/** The content of the booking note of an air house bill. Rule AB-3 */
export function printedAirBooking(
  { letterhead, preparedBy, printedAt, printedBy }: AuthoredHead,
  { bill, job }: BillAndJob,
  noted: Pick<AirBooking, "flexId" | "flightNo2" | "contactPerson" | "closingTime">,
  dimensions: string,
  language: Language,
): AirBookingPaper {
  const pol = bill.polDescription ?? bill.polName;
  const pod = placeWithCountry(bill.podDescription ?? bill.podName, bill.podCountry);
  return {
    letterhead,
    preparedBy,
    printedAt,
    printedBy,
    hwbno: bill.hwbno,
    mawb: text(job.mawb ?? bill.mawb),
    jobNo: job.jobNo,
    flexId: text(noted.flexId),
    shipper: text(bill.shipperDescription),
    consignee: text(bill.consigneeDescription),
    notifyParty: text(bill.notifyPartyDescription),
    flight: flightOfBooking([bill.polCode, bill.podCode], bill.flightNo, bill.flightDate),
    flight2: text(noted.flightNo2),
    receipt: placeWithCountry(pol, bill.polCountry),
    discharge: pod,
    destination: bill.finalPod ?? pod,
    freight: sayChoice(freightPayments, bill.freightPayment, language),
    currency: text(bill.currencyId),
    totalPp: arranged(bill.totalPp, language),
    totalCll: arranged(bill.totalCll, language),
    marks: text(bill.shippingMark),
    goods: text(bill.desOfGoods),
    pieces: bill.packageQty ? plainDecimal(bill.packageQty) : "",
    packageType: kindOfPackages(bill, language),
    grossWeight: text(bill.grossWeight),
    chargeWeight: text(bill.chargeWeight),
    cbm: text(bill.cbm),
    dimensions,
    handling: text(bill.handlingInformation),
    warehouse: text(bill.warehouseName),
    contact: text(noted.contactPerson),
    closingTime: text(noted.closingTime),
  };
}
