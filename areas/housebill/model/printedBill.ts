import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import { originalNumbers } from "@fairway/areas/shipment/model/choices.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import {
  brokenBeforeSeal,
  containerDetail,
  linesBeyond,
  packagesInWord,
} from "@fairway/areas/shipment/model/goodsSummary.ts";
import { paperContainers } from "@fairway/areas/shipment/model/paperContainer.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { textOfList } from "./attachedList.ts";
import type { HouseBill } from "./houseBill.ts";
import { allPackages, packagesOfBill } from "./packagesByKind.ts";
import { printedOnBoard } from "./printedOnBoard.ts";
import type { AskedKind, HouseBillPaper, HouseBillPaperKind } from "./houseBillPaper.ts";

/** Which paper of a bill is printed. */
export interface Printed {
  readonly kind: AskedKind;
  /** Which original of how many; absent where none is issued. */
  readonly original?: string;
}

/** Fills the printed form of a house bill. Source: rule HB-9. */
export function printedBill(
  head: PaperHead,
  bill: HouseBill,
  job: Shipment,
  lines: readonly ContainerLine[],
  printed: Printed,
): HouseBillPaper {
  const kind = kindOf(bill, printed.kind);
  const packages = allPackages(packagesOfBill(bill, lines), "en");
  return {
    letterhead: head.letterhead,
    printedBy: head.printedBy,
    printedAt: head.printedAt,
    hwbno: bill.hwbno,
    kind,
    original: printed.original ?? "",
    jobNo: job.jobNo,
    mawb: job.mawb ?? bill.mawb ?? "",
    bookingNo: bill.bookingNo ?? "",
    referenceNo: bill.referenceNo ?? "",
    exportReferenceNo: bill.exportReferenceNo ?? "",
    shipper: bill.shipperDescription ?? "",
    consignee: bill.consigneeDescription ?? "",
    notifyParty: bill.notifyPartyDescription ?? "",
    deliveryAgent: bill.goodsDeliveryDescription ?? "",
    forwardingAgent: bill.forwardingAgentDescription ?? "",
    originCountry: bill.originCountryName ?? "",
    placeReceipt: bill.pickupPlace ?? "",
    placeDelivery: bill.deliveryPlace ?? "",
    feederVessel: bill.localVoyNo ?? "",
    motherVessel: bill.oceanVoyNo ?? "",
    pol: withCountry(bill.polDescription ?? bill.polName, bill.polCountry),
    pod: withCountry(bill.podDescription ?? bill.podName, bill.podCountry),
    finalDestination: bill.finalPod ?? "",
    serviceType: bill.serviceType ?? "",
    onBoard: printedOnBoard(bill, job, kind === "DRAFT"),
    marks: [brokenBeforeSeal(linesBeyond(bill.contSealNo ?? "", lines)), bill.shippingMark]
      .filter(Boolean)
      .join("\n\n"),
    quantity: packages.quantity,
    packageType: packages.kind,
    packageKinds: [...packages.kinds],
    description: goodsWithHsCode(bill),
    grossWeight: bill.grossWeight ?? "",
    cbm: bill.cbm ?? "",
    containerSummary: bill.packageContainer ?? containerDetail(lines),
    containers: paperContainers(lines),
    inWords: bill.inWord ?? packagesInWord(packages.quantity, packages.kind || "packages"),
    freight: bill.freightPayment ? `FREIGHT ${bill.freightPayment.toUpperCase()}` : "",
    freightRate: "",
    freightPayableAt: bill.placeFreightPay ?? "",
    issuePlace: bill.issueHblplace ?? "",
    issueDate: bill.issueHbldate ?? "",
    originals: kind === "SURRENDERED" ? originalNumbers[0] : (bill.originBlnumber ?? ""),
    signedAs: "",
    attachList: textOfList(bill.attachList) ?? "",
  };
}

/** The description of goods with the HS code, unless the description contains it. */
function goodsWithHsCode({ desOfGoods, hsCode }: HouseBill): string {
  const goods = desOfGoods ?? "";
  if (!hsCode || goods.includes(hsCode)) return goods;
  return [goods, `HS CODE: ${hsCode}`].filter(Boolean).join("\n");
}

/**
 * DRAFT and COPY are requested; otherwise the type of the bill decides. A surrendered bill is printed
 * as such in any case, so that no paper of it passes for an original.
 */
function kindOf(
  { hbltype, isSurrendered }: Pick<HouseBill, "hbltype" | "isSurrendered">,
  asked: AskedKind,
): HouseBillPaperKind {
  if (asked === "DRAFT") return asked;
  if (isSurrendered || hbltype === "Surrendered") return "SURRENDERED";
  if (asked === "COPY" || hbltype === "Copy") return "COPY";
  return hbltype === "Sea Waybill" ? "SEA WAYBILL" : "ORIGINAL";
}

function withCountry(place: string | null, country: string | null): string {
  if (!place) return "";
  const said = !country || place.toUpperCase().includes(country.toUpperCase());
  return said ? place : `${place}, ${country}`;
}
