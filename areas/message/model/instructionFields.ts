/** The fields of a bill of lading that an instruction can fill, with the maximum length of each. */
export const instructionFields = {
  shipperDescription: 1000,
  consigneeDescription: 1000,
  notifyPartyDescription: 1000,
  shippingMark: 4000,
  desOfGoods: 8000,
  remark: 4000,
  hsCode: 500,
  hwbno: 50,
  mawb: 50,
  bookingNo: 50,
  referenceNo: 100,
  exportReferenceNo: 100,
  purchaseOrderNo: 100,
  cbm: 200,
  deliveryPlace: 200,
  eta: 200,
  etd: 200,
  finalPod: 200,
  freightPayment: 200,
  grossWeight: 200,
  hbltype: 200,
  issueHbldate: 200,
  issueHblplace: 200,
  oceanVoyNo: 200,
  originBlnumber: 200,
  packageQty: 200,
  packageType: 200,
  pickupPlace: 200,
  placeFreightPay: 200,
  pod: 200,
  podDescription: 200,
  pol: 200,
  polDescription: 200,
  sailingDate: 200,
} as const;
export type InstructionField = keyof typeof instructionFields;

/**
 * Taken: stored in the bill. Doubtful: the user must check it. No place: the bill has no field for
 * it.
 */
export const verdicts = ["taken", "doubtful", "noPlace"] as const;
export type Verdict = (typeof verdicts)[number];
