import { vesselAndVoyage } from "@fairway/areas/shipment/model/vesselAndVoyage.ts";
import type { BillField } from "@fairway/areas/service/model/billFields.ts";
import { fieldsOfBill } from "@fairway/areas/service/model/declaredFields.ts";
import { asPerBill } from "@fairway/areas/service/model/seaJob.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { billStarts } from "./billRules.ts";
import type { HouseBillForm, JobOfBill } from "./houseBill.ts";

/** Facts of an office and its ports for the defaults of a bill. */
export interface DefaultsFrom {
  readonly job: JobOfBill;
  /** The type of the bill. */
  readonly hbltype: string;
  readonly polName: string | null;
  readonly polCountry: string | null;
  readonly podName: string | null;
  readonly podCode: string | null;
  readonly today: Day;
  /** The handling information of the airline. */
  readonly handling: string | null;
  /** The job has no other house bill. */
  readonly isFirst: boolean;
  /** What the master waybill of the job has; null without one. */
  readonly master: Pick<
    HouseBillForm,
    | "forwardingAgentDescription"
    | "transitPlaceTo1"
    | "transitPlaceBy1"
    | "transitPlaceTo2"
    | "transitPlaceBy2"
  > | null;
  readonly officeLocation: string | null;
  readonly forwardingAgent: string | null;
  readonly goodsDeliveryId: string | null;
  readonly goodsDelivery: string | null;
}

const months = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");

/** The day as the on-board notation writes it: "DEC 05, 2026". */
export function dayOnBoard(day: Day): string {
  const [year, month, date] = day.split("-");
  return `${months[Number(month) - 1]} ${date}, ${year}`;
}

/** The on-board notation: "SHIPPED ON BOARD", the port and its country, the day. */
export function onBoardText(pol: string | null, country: string | null, day: Day | null): string {
  const said = day ? dayOnBoard(day) : "";
  const place = [pol, country].filter(Boolean).join(", ").toUpperCase();
  return ["SHIPPED ON BOARD", place, said].filter(Boolean).join("\n");
}

/** Where freight is paid: collect at destination, prepaid at origin. */
export function placeOfPayment(freightPayment: string | null): string {
  return freightPayment === "Collect" ? "DESTINATION" : "ORIGIN";
}

/**
 * Returns the values of a new bill from its job, its office and the declaration of its service.
 *
 * Source: rule HB-3
 */
export function houseBillDefaults(from: DefaultsFrom): Partial<HouseBillForm> {
  const { job } = from;
  const service = serviceOf(job.transactionType);
  const freightPayment = job.paymentTerm ?? "Prepaid";
  const pol = job.polDescription ?? from.polName;
  const pod = job.podDescription ?? from.podName;
  const defaults: Partial<HouseBillForm> = {
    hbltype: from.hbltype,
    mawb: job.mawb,
    bookingNo: job.bookingNo,
    pol: job.pol,
    polDescription: pol,
    pod: job.pod,
    podDescription: pod,
    etd: job.etd,
    eta: job.eta,
    incotermId: job.incotermId,
    serviceType: job.typeOfService,
    oceanVoyNo: vesselAndVoyage(job.flightVesselName, job.voyNo),
    sailingDate: job.etd,
    issueHbldate: job.etd,
    issueHblplace: from.officeLocation,
    onBoardStatus: onBoardText(pol, from.polCountry, job.etd),
    forwardingAgentDescription: from.forwardingAgent,
    goodsDeliveryId: from.goodsDeliveryId,
    goodsDeliveryDescription: from.goodsDelivery,
    ...service.bill.defaults,
    freightPayment,
    placeFreightPay: placeOfPayment(freightPayment),
    pickupPlace: pol,
    deliveryPlace: pod,
    finalPod: job.finalPod,
    notifyPartyDescription: "SAME AS CONSIGNEE",
    // The job refers to the bill for its goods, so its text describes none.
    desOfGoods:
      service.bill.defaults.desOfGoods ??
      (textKey(job.desOfGoods ?? "") === textKey(asPerBill) ? null : job.desOfGoods),
    commodity: job.commodity,
  };
  Object.assign(defaults, billStarts(service, from));
  const has = fieldsOfBill(service);
  return Object.fromEntries(
    Object.entries(defaults).filter(([field]) => has.has(field as BillField)),
  );
}
