import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";

/** The content of a printed booking note of an air house bill. Unit: kg, m³; an empty text is left out. */
export interface AirBookingPaper extends AuthoredHead {
  readonly hwbno: string;
  readonly mawb: string;
  readonly jobNo: string;
  readonly flexId: string;
  readonly shipper: string;
  readonly consignee: string;
  readonly notifyParty: string;
  /** "SGN-ICN:KE476/28 NOV" */
  readonly flight: string;
  readonly flight2: string;
  readonly receipt: string;
  readonly discharge: string;
  readonly destination: string;
  readonly freight: string;
  readonly currency: string;
  readonly totalPp: string;
  readonly totalCll: string;
  readonly marks: string;
  readonly goods: string;
  readonly pieces: string;
  readonly packageType: string;
  readonly grossWeight: string;
  readonly chargeWeight: string;
  readonly cbm: string;
  /** The lines "L*W*H*pcs". */
  readonly dimensions: string;
  readonly handling: string;
  readonly warehouse: string;
  readonly contact: string;
  readonly closingTime: string;
}
