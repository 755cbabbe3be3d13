import { textKey } from "@fairway/core/text/textKey.ts";
import { plainDecimal } from "@fairway/core/money/decimal.ts";
import { asArrangedText } from "@fairway/areas/housebill/model/airFreight.ts";
import type { AirWaybillPaper } from "@fairway/areas/housebill/model/airWaybillPaper.ts";
import { flightAndDay } from "@fairway/areas/housebill/model/flightAndDay.ts";
import { masterNumberParts } from "@fairway/areas/housebill/model/masterNumberParts.ts";
import { placeWithCountry } from "@fairway/areas/housebill/model/placeWithCountry.ts";
import { carrierLetters, keyedTexts } from "@fairway/areas/housebill/model/printedWaybill.ts";
import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { AirWayBill, ownFields } from "./airWayBill.ts";

/** The keyed fields of a stored master waybill. */
export type KeyedMaster = Pick<AirWayBill, keyof typeof ownFields.shape>;

/** What a master waybill prints of its office, its airline and its airport. */
export interface MasterGround {
  readonly iataCode: string | null;
  readonly iataAccount: string | null;
  readonly airline: string | null;
  readonly polCountry: string | null;
}

const text = (value: string | null | undefined) => value ?? "";

/** Fills the printed form of a master air waybill. Rule AW-6 */
export function printedMaster(
  head: PaperHead,
  waybill: KeyedMaster,
  job: Shipment,
  ground: MasterGround,
): AirWaybillPaper {
  const airline = text(ground.airline ?? job.coloaderName);
  return {
    ...keyedTexts(waybill),
    ...masterNumberParts(job.mawb, job.polCode),
    letterhead: head.letterhead,
    printedBy: head.printedBy,
    printedAt: head.printedAt,
    no: job.mawb ?? job.jobNo,
    kind: "ORIGINAL",
    jobNo: job.jobNo,
    notifyParty: "",
    issuedBy: [
      ...new Map(
        [job.issuedBy ?? airline, text(job.airlineInfo)]
          .filter(Boolean)
          .map((each) => [textKey(each), each]),
      ).values(),
    ].join("\n"),
    agentIataCode: text(ground.iataCode),
    agentAccount: text(ground.iataAccount),
    freight: waybill.freightPayment ? `FREIGHT ${waybill.freightPayment.toUpperCase()}` : "",
    departure: placeWithCountry(job.polDescription ?? job.polName, ground.polCountry),
    by1: carrierLetters(waybill.firstCarrierBy),
    destination: text(job.podDescription ?? job.podName),
    flight: flightAndDay(job.flightVesselName, job.flightDate),
    pieces: job.packageQty ? plainDecimal(job.packageQty) : "",
    packageType: text(job.packageTypeCode),
    grossWeight: text(job.grossWeight),
    chargeWeight: text(job.chargeWeight),
    rate: waybill.rateCharge ?? asArrangedText,
    total: waybill.total ?? asArrangedText,
    dimensions: text(waybill.volumeField),
    volume: text(job.cbm),
    airline,
    signedBy: head.letterhead.company,
  };
}
