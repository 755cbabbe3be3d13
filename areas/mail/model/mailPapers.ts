/**
 * The papers that a mail can attach; the server prints each of them (`server/mailPapers.ts`).
 * `houseBill` is the bill of lading or the air waybill of each bill, as its service prints it;
 * `notes` are those that the mail is about, `debitNotes` all debit notes of the job.
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
  | "notes"
  | "debitNotes";
