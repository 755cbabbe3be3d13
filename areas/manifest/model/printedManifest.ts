import type { AirWayBill } from "@fairway/areas/airwaybill/model/airWayBill.ts";
import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { containersOfJob } from "@fairway/areas/housebill/model/containersTogether.ts";
import { kindOfPackages } from "@fairway/areas/housebill/model/kindOfPackages.ts";
import { printedOnBoard } from "@fairway/areas/housebill/model/printedOnBoard.ts";
import { packagesByKind, packagesOfBill } from "@fairway/areas/housebill/model/packagesByKind.ts";
import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import { freightPayments } from "@fairway/areas/shipment/model/choices.ts";
import { sayChoice } from "@fairway/core/words/sayChoice.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { contSealNo } from "@fairway/areas/shipment/model/goodsSummary.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { ManifestSums, StoredManifest } from "./manifest.ts";
import type { ManifestPaper } from "./manifestPaper.ts";

/** The parties of a master air waybill. */
type WaybillParties = Pick<AirWayBill, "shipperDescription" | "consigneeDescription">;

interface Printed {
  readonly job: Pick<
    Shipment,
    "jobNo" | "mawb" | "etd" | "atd" | "agentName" | "deliveryPlaceName"
  >;
  readonly manifest: StoredManifest & { readonly refNo: string };
  readonly sums: ManifestSums;
  readonly bills: readonly HouseBill[];
  /** The containers of the job, and those of its bills. */
  readonly containers: readonly ContainerLine[];
  readonly waybill: WaybillParties | null;
}

const text = (value: string | null | undefined) => value ?? "";
const freightOf = (term: string | null, language: Language) => {
  const said = sayChoice(freightPayments, term, language).toUpperCase();
  // In Vietnamese the caption says that it is the freight.
  return said && language === "en" ? `FREIGHT ${said}` : said;
};

/** Fills the printed manifest of a job. Rule MF-5 */
export function printedManifest(
  head: PaperHead,
  { job, manifest, sums, bills, containers, waybill }: Printed,
  language: Language,
): ManifestPaper {
  const ofBill = Map.groupBy(containers, ({ hblid }) => hblid ?? "");
  const packagesOf = (bill: HouseBill) =>
    packagesOfBill(bill, ofBill.get(bill.id) ?? [], kindOfPackages(bill, language));
  const ofJob = containersOfJob(containers);
  return {
    letterhead: head.letterhead,
    printedBy: head.printedBy,
    printedAt: head.printedAt,
    no: manifest.refNo,
    jobNo: job.jobNo,
    mawb: text(job.mawb),
    issuer: text(manifest.manifestIssuer),
    marks: text(manifest.masksOfRegistration),
    vessel: text(manifest.voyNo),
    date: text(manifest.invoiceDate),
    loadingDate: text(job.etd),
    pol: text(manifest.polName),
    pod: text(manifest.podName),
    freight: freightOf(manifest.paymentTerm, language),
    supplier: text(manifest.supplierName),
    attention: text(manifest.attention),
    agent: text(job.agentName),
    placeDelivery: text(job.deliveryPlaceName),
    consolidator: text(manifest.consolidator),
    deConsolidator: text(manifest.deConsolidator),
    shipper: text(manifest.manifestShipper ?? waybill?.shipperDescription),
    consignee: text(waybill?.consigneeDescription ?? manifest.deConsolidator),
    seals: contSealNo(ofJob),
    bills: bills.map((bill) => ({
      hwbno: bill.hwbno,
      marks: text(bill.shippingMark),
      packages: packagesOf(bill),
      containers: contSealNo(ofBill.get(bill.id) ?? []) || text(bill.contSealNo),
      goods: text(bill.desOfGoods),
      shipper: text(bill.shipperDescription),
      consignee: text(bill.consigneeDescription),
      notify: text(bill.notifyPartyDescription),
      destination: text(bill.finalPod ?? bill.podName),
      route: [bill.firstCarrierTo, bill.transitPlaceTo1, bill.transitPlaceTo2]
        .filter(Boolean)
        .join(" - "),
      onBoard: printedOnBoard(bill, job),
      service: text(bill.serviceType),
      freight: sayChoice(freightPayments, bill.freightPayment, language),
      grossWeight: text(bill.grossWeight),
      cbm: text(bill.cbm),
    })),
    containers: ofJob.map((line) => ({
      quantity: String(line.quantity),
      type: text(line.containerTypeCode),
      no: text(line.containerNo),
      seal: text(line.sealNo),
      packages: text(line.packageQuantity),
      unit: text(line.packageTypeCode),
      grossWeight: text(line.gw),
      cbm: text(line.cbm),
    })),
    packages: packagesByKind(bills.flatMap(packagesOf)),
    grossWeight: sums.grossWeight,
    volume: sums.volume,
  };
}
