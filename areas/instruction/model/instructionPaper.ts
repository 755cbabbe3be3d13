import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { PackageCount } from "@fairway/areas/housebill/model/packagesByKind.ts";

/** A line of goods as printed: a bill, a container or a part of one. */
export interface InstructionLine {
  /** The number of the bill, or the container. */
  name: string;
  containers: string;
  marks: string;
  packages: readonly PackageCount[];
  goods: string;
  grossWeight: string;
  cbm: string;
}

/**
 * The printed content of an instruction to the carrier.
 *
 * Shape: texts may contain line breaks; amounts are decimal strings and dates `YYYY-MM-DD`; an
 *   empty text leaves its box blank.
 * Unit: grossWeight in kg, cbm in m³.
 */
export interface InstructionPaper extends PaperHead {
  jobNo: string;
  to: string;
  attention: string;
  bookingNo: string;
  refNo: string;
  issueDate: string;
  issuedBy: string;
  shipper: string;
  consignee: string;
  notifyParty: string;
  actualShipper: string;
  actualConsignee: string;
  pol: string;
  pod: string;
  placeDelivery: string;
  vessel: string;
  loadingDate: string;
  payment: string;
  route: string;
  remark: string;
  /** The sums of the instruction, as saved: packages, containers by type, each container. */
  packages: string;
  containerTotal: string;
  contSeals: string[];
  marks: string;
  goods: string;
  grossWeight: string;
  cbm: string;
  /** The same goods in lines: by bill, by container, by kind of package of part containers. */
  bills: InstructionLine[];
  containers: InstructionLine[];
  parts: InstructionLine[];
}
