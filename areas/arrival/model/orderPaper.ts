import type { ArrivedBill } from "./arrivalPaper.ts";

/** The printed content of a delivery order. */
export interface DeliveryOrderPaper extends ArrivedBill {
  deliveryOrderNo: string;
  printedDate: string;
  /** The number of the arrival notice; empty without one. */
  arrivalNo: string;
  sentTo1: string;
  sentTo2: string;
  /** Rich text. */
  footer: string;
}

/** The printed content of a proof of delivery. */
export interface ProofPaper extends ArrivedBill {
  /** Empty until the delivery was entered; the receiver fills them in by hand. */
  deliveryReference: string;
  deliveryDate: string;
  deliveryPerson: string;
  note: string;
}
