import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { PaperContainer } from "@fairway/areas/shipment/model/paperContainer.ts";

/** One house bill on a cover page; weights in kg, volume in m³. */
export interface CoverLine {
  hwbno: string;
  shipper: string;
  consignee: string;
  freight: string;
  packages: string;
  packageType: string;
  grossWeight: string;
  chargeWeight: string;
  cbm: string;
  /** The day on which its goods were released; empty before. */
  releasedOn: string;
}

/**
 * The printed content of the cover page of one job.
 *
 * Shape: figures are decimal strings and days `YYYY-MM-DD`, formatted by the paper.
 */
export interface CoverPaper extends PaperHead {
  jobNo: string;
  service: string;
  serviceDate: string;
  shipmentType: string;
  mawb: string;
  carrier: string;
  agent: string;
  /** The vessel with its voyage, or the flight with its day. */
  vessel: string;
  pol: string;
  pod: string;
  etd: string;
  eta: string;
  salesmen: string;
  customers: string;
  /** Of operations, a line each: number, channel and day of release; supplier, truck and container. */
  declarations: string;
  trucks: string;
  /** The containers counted by type. */
  containerDetail: string;
  containers: PaperContainer[];
  bills: CoverLine[];
  grossWeight: string;
  chargeWeight: string;
  cbm: string;
}
