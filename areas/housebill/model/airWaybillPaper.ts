import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";

/** The title at the foot of a single waybill. */
export type WaybillKind = "ORIGINAL" | "COPY" | "SURRENDERED";

/**
 * The printed content of an air waybill, of a house or of an airline: the boxes of IATA's form.
 *
 * Shape: texts may contain line breaks; amounts are decimal strings or words, dates `YYYY-MM-DD`;
 *   an empty text leaves its box blank. `Pp` is prepaid, `Cll` collect.
 * Unit: weights in the unit of `kgLb`, volume in m³.
 */
export interface AirWaybillPaper extends PaperHead {
  /** The number of this waybill. */
  no: string;
  kind: WaybillKind;
  /** The number of the master waybill: airline, airport of departure, serial number. */
  masterPrefix: string;
  masterOrigin: string;
  masterSerial: string;
  jobNo: string;
  shipper: string;
  consignee: string;
  notifyParty: string;
  issuedBy: string;
  agent: string;
  agentIataCode: string;
  agentAccount: string;
  /** Such as "FREIGHT PREPAID". */
  freight: string;
  departure: string;
  to1: string;
  by1: string;
  to2: string;
  by2: string;
  to3: string;
  by3: string;
  currency: string;
  chgs: string;
  /** "PP", "CLL" or empty. */
  wtVal: string;
  other: string;
  declaredCarriage: string;
  declaredCustoms: string;
  destination: string;
  flight: string;
  insurance: string;
  handling: string;
  alsoNotify: string;
  sci: string;
  pieces: string;
  packageType: string;
  grossWeight: string;
  kgLb: string;
  rateClass: string;
  commodityItem: string;
  chargeWeight: string;
  rate: string;
  total: string;
  goods: string;
  /** Lines "L*W*H*pcs". */
  dimensions: string;
  volume: string;
  marks: string;
  weightPp: string;
  weightCll: string;
  valuationPp: string;
  valuationCll: string;
  taxPp: string;
  taxCll: string;
  dueAgentPp: string;
  dueAgentCll: string;
  dueCarrierPp: string;
  dueCarrierCll: string;
  totalPp: string;
  totalCll: string;
  conversionRate: string;
  destinationCharges: string;
  otherCharges: string;
  /** The airline for which the waybill is signed. */
  airline: string;
  signedBy: string;
  issueDate: string;
  issuePlace: string;
}
