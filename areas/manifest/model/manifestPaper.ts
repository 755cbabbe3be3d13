import type { PackageCount } from "@fairway/areas/housebill/model/packagesByKind.ts";
import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";

/** A house bill as a manifest prints it. */
export interface ManifestLine {
  hwbno: string;
  marks: string;
  packages: readonly PackageCount[];
  containers: string;
  goods: string;
  shipper: string;
  consignee: string;
  notify: string;
  destination: string;
  /** The airports of up to three carriers; empty by sea. */
  route: string;
  /** The notation of loading, and the type of service; empty by air. */
  onBoard: string;
  service: string;
  freight: string;
  grossWeight: string;
  cbm: string;
}

/** A container as a manifest of an import prints it. */
export interface ManifestContainer {
  quantity: string;
  type: string;
  no: string;
  seal: string;
  packages: string;
  unit: string;
  grossWeight: string;
  cbm: string;
}

/**
 * The printed content of a cargo manifest.
 *
 * Shape: texts may contain line breaks; amounts are decimal strings and dates `YYYY-MM-DD`; an
 *   empty text leaves its box blank.
 * Unit: grossWeight in kg, cbm in m³.
 */
export interface ManifestPaper extends PaperHead {
  no: string;
  jobNo: string;
  mawb: string;
  issuer: string;
  marks: string;
  vessel: string;
  date: string;
  loadingDate: string;
  pol: string;
  pod: string;
  freight: string;
  supplier: string;
  attention: string;
  agent: string;
  placeDelivery: string;
  consolidator: string;
  deConsolidator: string;
  /** Of the master air waybill, else of the manifest and the agent. */
  shipper: string;
  consignee: string;
  seals: string;
  bills: ManifestLine[];
  containers: ManifestContainer[];
  packages: readonly PackageCount[];
  grossWeight: string;
  volume: string;
}
