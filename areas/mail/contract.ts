import { noteReaders } from "@fairway/areas/note/model/noteReaders.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { done, id, needText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { mailDraft, mailToSend, mostNotes, sentMail } from "./model/mail.ts";
import { shownTemplate, templateForm, templateKey } from "./model/mailTemplateShapes.ts";

const right = rightOnJobs("detail");
// Accountants send notes of jobs that they may not change.
const senders = [...rightOnJobs("write"), "accManagement.write"] as const;
// A mail about a bill needs the bill, one about a job the job; the service is that of the job.
const drafted = z.object({
  jobId: id.optional(),
  hblId: id.optional(),
  serviceId: z.string().max(10).optional(),
  ...paperLanguage,
});

export const draftHouseBillMail = call({
  method: "GET",
  path: "DocSendMail/GetMailSendHBLSeaServices",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The mail that sends a house bill of a sea service",
});

export const draftSeaDeliveryMail = call({
  method: "GET",
  path: "DocSendMail/GetMailProofOfDeliveryHBLSea",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The mail that reports the delivery of a sea bill",
});

export const draftSeaPreAlert = call({
  method: "GET",
  path: "DocSendMail/GetInfoMailHBLPreAlerSeaExport",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The pre-alert of a sea job, or of one of its bills",
});

export const draftAirBillMail = call({
  method: "GET",
  path: "DocSendMail/GetMailSendHAWBHBLAir",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The mail that sends a house air waybill",
});

export const draftAirDeliveryMail = call({
  method: "GET",
  path: "DocSendMail/GetMailProofOfDeliveryHBLAir",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The mail that reports the delivery of an air bill",
});

export const draftAirPreAlert = call({
  method: "GET",
  path: "DocSendMail/GetInfoMailHBLAirExport",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The pre-alert of an air job, or of one of its bills",
});

export const draftArrivalNoticeMail = call({
  method: "GET",
  path: "DocSendMail/GetInfoMailHBLSeaImport",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The mail that sends the arrival notice of a sea import bill",
});

export const draftDeliveryOrderMail = call({
  method: "GET",
  path: "DocSendMail/GetMailDOHBLSeaImport",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The mail that sends the delivery order of a sea import bill",
});

export const draftAirArrivalMail = call({
  method: "GET",
  path: "DocSendMail/GetInfoMailHBLAirImport",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The mail that sends the arrival notice of an air import bill",
});

export const draftAuthorizeLetterMail = call({
  method: "GET",
  path: "DocSendMail/GetMailAuthorizeLetterHBLAirImport",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The mail that sends the authorize letter of an air import bill",
});

export const draftInstructionMail = call({
  method: "GET",
  path: "DocSendMail/GetInfoMailSISeaExport",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The mail that sends the shipping instruction of a job to its carrier",
});

export const draftOperationArrivalMail = call({
  method: "GET",
  path: "DocSendMail/GetMailArrivalOperation",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The mail that announces the arrival of the goods of an operations job",
});

export const draftOperationDeliveryMail = call({
  method: "GET",
  path: "DocSendMail/GetMailProofOfDeliveryOperation",
  right,
  query: drafted,
  answer: mailDraft,
  summary: "The mail that reports the delivery of the goods of an operations job",
});

export const draftNoteMail = call({
  method: "GET",
  path: "DocSendMail/GetInfoMailDebitInvoice",
  right: noteReaders,
  query: z.object({
    cdNo: needText(50),
    // Further notes of the same partner, also of other jobs, separated by commas.
    furtherNos: z
      .string()
      .max(1100)
      .default("")
      .transform((text) =>
        text
          .split(",")
          .map((no) => no.trim())
          .filter(Boolean),
      )
      .pipe(z.array(needText(50)).max(mostNotes)),
    jobId: id.optional(),
    ...paperLanguage,
  }),
  answer: mailDraft,
  summary: "The mail that sends debit or invoice notes of one job or of several",
});

export const sendMail = call({
  method: "POST",
  path: "DocSendMail/SendMailDocument",
  right: senders,
  body: mailToSend.extend(paperLanguage),
  answer: done(sentMail),
  summary: "Send a mail about a job with its papers and files",
});

export const mailsOfJob = call({
  method: "GET",
  path: "DocSendMail/OfJob/{jobId}",
  right: noteReaders,
  params: z.object({ jobId: id }),
  answer: z.array(sentMail),
  summary: "The mails about a job with every try to deliver them, the latest first",
});

export const sendAgain = call({
  method: "PUT",
  path: "DocSendMail/SendAgain",
  right: senders,
  body: z.object({ id, version: z.number().int() }),
  answer: done(sentMail),
  summary: "Try a mail again that was not delivered",
});

export const cancelMail = call({
  method: "PUT",
  path: "DocSendMail/Cancel",
  right: senders,
  body: z.object({ id, version: z.number().int() }),
  answer: done(sentMail),
  summary: "Cancel a mail that waits to be sent",
});

export const listTemplates = call({
  method: "GET",
  path: "MailTemplate",
  right: "sysMail.list",
  answer: z.array(shownTemplate),
  summary: "The texts of all kinds of mail",
});

export const saveTemplate = call({
  method: "PUT",
  path: "MailTemplate/Update",
  right: "sysMail.write",
  // Null for the first change.
  body: templateKey.extend({ ...templateForm.shape, version: z.number().int().nullable() }),
  answer: done(shownTemplate),
  summary: "Change the texts of a kind of mail",
});

export const resetTemplate = call({
  method: "PUT",
  path: "MailTemplate/Reset",
  right: "sysMail.write",
  body: templateKey.extend({ version: z.number().int() }),
  answer: done(shownTemplate),
  summary: "Take the texts of the product again for a kind of mail",
});
