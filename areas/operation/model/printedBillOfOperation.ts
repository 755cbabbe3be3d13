import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import type { HouseBillPaper } from "@fairway/areas/housebill/model/houseBillPaper.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { vesselAndVoyage } from "@fairway/areas/shipment/model/vesselAndVoyage.ts";

/**
 * The one bill of an operations job as it is printed: what it does not have of its own is that of
 * its job.
 *
 * Source: rule OJ-31
 */
export function printedBillOfOperation(bill: HouseBill, job: Shipment): HouseBill {
  return {
    ...bill,
    oceanVoyNo: vesselAndVoyage(job.flightVesselName, job.voyNo),
    polName: job.polName,
    podName: job.podName,
    etd: job.etd,
    eta: job.eta,
    desOfGoods: job.desOfGoods,
    packageContainer: job.packageContainer,
  };
}

/** The paper of a bill that others have issued: nothing on it says that we carry or issue it. */
export function transcriptOf(paper: HouseBillPaper): HouseBillPaper {
  return { ...paper, kind: "TRANSCRIPT", original: "", signedAs: "", onBoard: "", inWords: "" };
}
