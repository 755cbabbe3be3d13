import { flightAndDay } from "@fairway/areas/housebill/model/flightAndDay.ts";
import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { allPackages, packagesOfBill } from "@fairway/areas/housebill/model/packagesByKind.ts";
import { vesselAndVoyage } from "@fairway/areas/shipment/model/vesselAndVoyage.ts";
import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { freightPayments, shipmentTypes } from "@fairway/areas/shipment/model/choices.ts";
import { sayChoice } from "@fairway/core/words/sayChoice.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { containerDetail } from "@fairway/areas/shipment/model/goodsSummary.ts";
import { paperContainers } from "@fairway/areas/shipment/model/paperContainer.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { containersOfJob } from "@fairway/areas/housebill/model/containersTogether.ts";
import type { CoverPaper } from "./coverPaper.ts";

interface Covered {
  readonly job: Shipment;
  readonly bills: readonly HouseBill[];
  /** The containers of the job, and those of its bills. */
  readonly containers: readonly ContainerLine[];
  /** The days on which the goods of bills were released, by bill. */
  readonly released: ReadonlyMap<string, string>;
  readonly cleared: Pick<CoverPaper, "declarations" | "trucks">;
}

const text = (value: string | null | undefined) => value ?? "";
const nameIn = (description: string | null) => text(description).split("\n")[0] ?? "";

/** Fills the cover page of a job. Rules DS-1 to DS-3 */
export function printedCover(
  head: PaperHead,
  { job, bills, containers, released, cleared }: Covered,
  language: Language,
): CoverPaper {
  const service = serviceOf(job.transactionType);
  const isAir = service.family === "air";
  const listed = containersOfJob(containers);
  const lines = Map.groupBy(containers, ({ hblid }) => hblid);
  // Bills that were entered before rule HB-41 have the kind of their first line.
  const packed = (bill: HouseBill) => {
    const counts = packagesOfBill(bill, lines.get(bill.id) ?? [], text(bill.packageTypeCode));
    const { quantity, kind } = allPackages(counts, language);
    return { packages: quantity, packageType: kind };
  };
  const total = (field: "grossWeight" | "chargeWeight" | "cbm") => {
    const known = bills.flatMap((bill) => bill[field] ?? []);
    return known.length === 0 ? "" : sum(known).toFixed(3);
  };
  return {
    letterhead: head.letterhead,
    printedBy: head.printedBy,
    printedAt: head.printedAt,
    jobNo: job.jobNo,
    service: service.name[language],
    serviceDate: job.serviceDate,
    shipmentType: sayChoice(shipmentTypes, job.shipmentType, language),
    mawb: text(job.mawb),
    carrier: text(job.coloaderName),
    agent: text(job.agentName),
    vessel: isAir
      ? flightAndDay(job.flightVesselName, job.flightDate)
      : text(vesselAndVoyage(job.flightVesselName, job.voyNo)),
    pol: text(job.polDescription ?? job.polName),
    pod: text(job.podDescription ?? job.podName),
    etd: text(job.etd),
    eta: text(job.eta),
    salesmen: [...new Set(bills.flatMap((bill) => bill.saleManName ?? []))].join(", "),
    customers: text(job.customerNames),
    ...cleared,
    containerDetail: containerDetail(listed) || text(job.packageContainer),
    containers: paperContainers(listed),
    bills: bills.map((bill) => ({
      ...packed(bill),
      hwbno: bill.hwbno,
      shipper: text(bill.shipperName) || nameIn(bill.shipperDescription),
      consignee: text(bill.consigneeName) || nameIn(bill.consigneeDescription),
      freight: sayChoice(freightPayments, bill.freightPayment, language),
      grossWeight: text(bill.grossWeight),
      chargeWeight: text(bill.chargeWeight),
      cbm: text(bill.cbm),
      releasedOn: released.get(bill.id) ?? "",
    })),
    grossWeight: total("grossWeight"),
    chargeWeight: total("chargeWeight"),
    cbm: total("cbm"),
  };
}
