import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { cancelMail } from "./cancelMail.ts";
import { draftOf, draftOfNotes } from "./draftMails.ts";
import { mailsOfJob } from "./mailsOfJob.ts";
import { sendAgain } from "./sendAgain.ts";
import { listTemplates, resetTemplate, saveTemplate } from "./mailTemplates.ts";
import { sendMail } from "./sendMail.ts";
import "./mailFileOwners.ts";

/** The calls of mails about jobs. */
export const handlers: Served[] = [
  serve(contract.draftHouseBillMail, draftOf("houseBill")),
  serve(contract.draftSeaDeliveryMail, draftOf("proofOfDelivery")),
  serve(contract.draftSeaPreAlert, draftOf("preAlert")),
  serve(contract.draftAirBillMail, draftOf("houseBill")),
  serve(contract.draftAirDeliveryMail, draftOf("proofOfDelivery")),
  serve(contract.draftAirPreAlert, draftOf("preAlert")),
  serve(contract.draftArrivalNoticeMail, draftOf("arrivalNotice")),
  serve(contract.draftDeliveryOrderMail, draftOf("deliveryOrder")),
  serve(contract.draftAirArrivalMail, draftOf("arrivalNotice")),
  serve(contract.draftAuthorizeLetterMail, draftOf("authorizeLetter")),
  serve(contract.draftInstructionMail, draftOf("shippingInstruction")),
  serve(contract.draftOperationArrivalMail, draftOf("arrivalNotice")),
  serve(contract.draftOperationDeliveryMail, draftOf("proofOfDelivery")),
  serve(contract.draftNoteMail, draftOfNotes),
  serve(contract.sendMail, sendMail),
  serve(contract.mailsOfJob, mailsOfJob),
  serve(contract.sendAgain, sendAgain),
  serve(contract.cancelMail, cancelMail),
  serve(contract.listTemplates, listTemplates),
  serve(contract.saveTemplate, saveTemplate),
  serve(contract.resetTemplate, resetTemplate),
];
