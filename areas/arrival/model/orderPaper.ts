import type { ArrivedBill } from "./arrivalPaper.ts";

/** The printed content of a delivery order. */
export interface DeliveryOrderPaper extends ArrivedBill {
  deliveryOrderNo: string;
  printedDate: string;
  /** The number of the arrival notice; empty without one. */
  arrivalNo: string;
  sentTo1: string;
  sentTo2: string;
  validUntil: string;
  /** Free days before demurrage and detention; empty where none are agreed. */
  demDays: string;
  detDays: string;
  emptyReturn: string;
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

/** The two letters by which a warehouse hands out goods: to its consignee, or as consigned to us. */
export const letterLayouts = ["authorize", "consign"] as const;
export type LetterLayout = (typeof letterLayouts)[number];

/** The printed content of an authorize letter. */
export interface LetterPaper extends ArrivedBill {
  letterNo: string;
  printedDate: string;
  sentTo1: string;
  sentTo2: string;
  /** The short name of the warehouse. */
  subAbbr: string;
  /** Rich text. */
  footer: string;
  /** The place to sign is printed. */
  isSigned: boolean;
}
