import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Family } from "@fairway/areas/service/model/families.ts";
import {
  draftAirArrivalMail,
  draftAirBillMail,
  draftAirDeliveryMail,
  draftAirPreAlert,
  draftArrivalNoticeMail,
  draftAuthorizeLetterMail,
  draftDeliveryOrderMail,
  draftHouseBillMail,
  draftInstructionMail,
  draftOperationArrivalMail,
  draftOperationDeliveryMail,
  draftSeaDeliveryMail,
  draftSeaPreAlert,
} from "../contract.ts";
import type { MailPage } from "./mailPages.ts";

type DraftCall = CallSpec & Pick<typeof draftSeaPreAlert, "query" | "answer">;

/** The call that drafts the mail of a page, in each family that has the page. */
export const drafts: Readonly<Record<MailPage["kind"], Partial<Record<Family, DraftCall>>>> = {
  preAlert: { sea: draftSeaPreAlert, air: draftAirPreAlert },
  houseBill: { sea: draftHouseBillMail, air: draftAirBillMail },
  arrivalNotice: {
    sea: draftArrivalNoticeMail,
    air: draftAirArrivalMail,
    operations: draftOperationArrivalMail,
  },
  deliveryOrder: { sea: draftDeliveryOrderMail },
  authorizeLetter: { air: draftAuthorizeLetterMail },
  shippingInstruction: { sea: draftInstructionMail },
  proofOfDelivery: {
    sea: draftSeaDeliveryMail,
    air: draftAirDeliveryMail,
    operations: draftOperationDeliveryMail,
  },
};
