/**
 * The papers that a mail can attach; the server prints each of them (`server/mailPapers.ts`).
 * `houseBill` is the bill of lading or the air waybill of each bill, as its service prints it;
 * `debitNotes` are all debit notes of the job, each a paper of its own.
 */
export type MailPaper =
  | "houseBill"
  | "masterWaybill"
  | "manifest"
  | "arrivalNotice"
  | "deliveryOrder"
  | "authorizeLetter"
  | "proofOfDelivery"
  | "instruction"
  | "note"
  | "debitNotes";
