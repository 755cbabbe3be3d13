import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { PaperContainer } from "@fairway/areas/shipment/model/paperContainer.ts";

/** The printed content of the label of one container; weights in kg, volume in m³. */
export interface ContainerLabelPaper extends PaperHead, PaperContainer {
  jobNo: string;
  mawb: string;
  hwbnos: string;
  vessel: string;
  pol: string;
  pod: string;
  etd: string;
  eta: string;
}
