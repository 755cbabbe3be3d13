/**
 * The papers that a mail can attach; the server prints each of them (`server/mailPapers.ts`).
 * `debitNotes` are all debit notes of the job, each a paper of its own.
 */
export type MailPaper =
  | "houseBill"
  | "manifest"
  | "arrivalNotice"
  | "deliveryOrder"
  | "authorizeLetter"
  | "proofOfDelivery"
  | "instruction"
  | "note"
  | "debitNotes";
