import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";

/** The content of a printed booking note. Unit: kg, m³; an empty text is left out. */
export interface BookingPaper extends AuthoredHead {
  readonly bookingNo: string;
  readonly bookingDate: string;
  readonly revision: string;
  readonly from: string;
  readonly telFrom: string;
  readonly to: string;
  readonly telTo: string;
  readonly contact: string;
  readonly shipper: string;
  readonly consignee: string;
  readonly dateOfStuffing: string;
  readonly placeOfStuffing: string;
  readonly closingTime: string;
  readonly etd: string;
  readonly eta: string;
  readonly vessel: string;
  readonly pol: string;
  readonly pod: string;
  readonly placeOfDelivery: string;
  readonly freight: string;
  readonly freightRate: string;
  readonly noOfContainer: string;
  readonly commodity: string;
  readonly packageQty: string;
  readonly gw: string;
  readonly cbm: string;
  readonly serviceRequired: string;
  readonly pickupAt: string;
  readonly dropOffAt: string;
  readonly hblNo: string;
  readonly noOfBl: string;
  readonly specialRequest: string;
  readonly otherTerms: string;
  readonly note: string;
}
