import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { PaperContainer } from "@fairway/areas/shipment/model/paperContainer.ts";
import type { PackageCount } from "./packagesByKind.ts";

/** What a user may ask a print to be: what its type says, a draft or a copy. */
export const askedKinds = ["TYPE", "DRAFT", "COPY"] as const;
export type AskedKind = (typeof askedKinds)[number];

/** The kind of the paper, printed large at the top right. */
export type HouseBillPaperKind =
  | "ORIGINAL"
  | "COPY"
  | "SEA WAYBILL"
  | "SURRENDERED"
  | "DRAFT"
  // Of a bill that others have issued: without carrier, receipt clause and letterhead as issuer.
  | "TRANSCRIPT";

/**
 * The printed content of a house bill of lading.
 *
 * Shape: texts may contain line breaks; amounts are decimal strings and dates `YYYY-MM-DD`,
 *   formatted by the template; an empty text leaves its box blank.
 * Unit: grossWeight in kg, cbm in m³.
 */
export interface HouseBillPaper extends PaperHead {
  hwbno: string;
  kind: HouseBillPaperKind;
  /** Which original of how many, such as "1/3"; an original without it is only a preview. */
  original: string;
  jobNo: string;
  mawb: string;
  bookingNo: string;
  referenceNo: string;
  exportReferenceNo: string;
  shipper: string;
  consignee: string;
  notifyParty: string;
  /** The agent who delivers the goods to the consignee. */
  deliveryAgent: string;
  forwardingAgent: string;
  originCountry: string;
  placeReceipt: string;
  placeDelivery: string;
  feederVessel: string;
  motherVessel: string;
  pol: string;
  pod: string;
  finalDestination: string;
  /** The movement, such as CY/CY or CFS/CFS. */
  serviceType: string;
  /** The on-board notation, such as "SHIPPED ON BOARD 21 NOV 2026". */
  onBoard: string;
  marks: string;
  quantity: string;
  packageType: string;
  /** The packages by kind, where there are several. */
  packageKinds: PackageCount[];
  description: string;
  grossWeight: string;
  cbm: string;
  /** Containers by type, such as "2 x 40HC". */
  containerSummary: string;
  containers: PaperContainer[];
  /** The text between SAY and ONLY, from countInWords. */
  inWords: string;
  /** The freight term, such as PREPAID or COLLECT. */
  freight: string;
  /** The rate, or empty for "as arranged". */
  freightRate: string;
  freightPayableAt: string;
  issuePlace: string;
  issueDate: string;
  /** How many originals, such as "THREE (3)". */
  originals: string;
  /** The company that signs the bill; the company of the letterhead if empty. */
  signedAs: string;
  /** Free text continued on the attached list. */
  attachList: string;
}
