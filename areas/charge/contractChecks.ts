import { checkAlert } from "@fairway/areas/credit/model/checkAlert.ts";
import { call } from "@fairway/core/contract/call.ts";
import { id, maybeId, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { surchargeTypes } from "./model/surcharge.ts";

const asked = {
  partnerId: id,
  /** Without a bill the agreement is that of the salesman in the user's office. */
  hblId: maybeId,
  /** A service, or the reference's group of services (DOC, CL, TK). */
  transactionType: maybeText(20),
  /** Accepted and not read. */
  settlementCode: maybeText(100),
};
const type = z.coerce.number().int().min(0).max(9);
const salesmanId = maybeId;
const answer = z.object({
  status: z.literal(true),
  message: z.string(),
  alerts: z.array(checkAlert),
});
/** What a check says, and why partners pass without an alert. */
const checked = answer.extend({ passes: z.array(z.string()) });

export const validateCheckPoint = call({
  method: "GET",
  path: "CsShipmentSurcharge/ValidateCheckPointPartner",
  right: "signedIn",
  query: z.object({ ...asked, type: type.default(5), salesmanId }),
  answer: checked,
  summary: "Contract check point of one partner, by query",
});

export const validateCheckPointOf = call({
  method: "POST",
  path: "CsShipmentSurcharge/ValidateCheckPointPartner",
  writes: false,
  right: "signedIn",
  body: z.object({ ...asked, type: type.default(5), salesmanId }),
  answer: checked,
  summary: "Contract check point of one partner",
});

export const validateCheckPoints = call({
  method: "POST",
  path: "CsShipmentSurcharge/ValidateCheckPointMultiplePartner",
  writes: false,
  right: "signedIn",
  body: z.object({
    data: z
      .array(
        z.object({
          partnerId: id,
          hblId: maybeId,
          /** OBH is checked as an on-behalf line, every other kind of line as a selling line. */
          type: z.union([type, z.string().max(20)]).nullish(),
        }),
      )
      .min(1)
      .max(200),
    transactionType: asked.transactionType,
    settlementCode: asked.settlementCode,
  }),
  answer: checked,
  summary: "Contract check point of several partners",
});

export const partnersForCheckPoint = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetPartnerForCheckPointInShipment",
  right: "signedIn",
  query: z.object({
    id,
    transactionType: asked.transactionType,
    /** Only the customers of the bills. */
    notCheckSurcharges: z.stringbool().default(false),
  }),
  answer: z.array(z.object({ partnerId: id, hblId: id, type: z.number() })),
  summary: "Payees to be checked in a shipment",
});

const notified = {
  method: "POST",
  writes: false,
  right: "signedIn",
  body: z.object({
    /** The lines as they are about to be saved. */
    data: z
      .array(
        z.object({
          hblid: id,
          type: z.enum(surchargeTypes),
          paymentObjectId: id,
          isRefundFee: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(500),
  }),
  /** `status` is false when there is something to warn about. */
  answer: answer.extend({ status: z.boolean() }),
} as const;

export const notifyCreditTerm = call({
  ...notified,
  path: "CsShipmentSurcharge/NotificationCreditTerm",
  summary: "Payees of lines that exceed their credit limit",
});

export const notifyExpiredAgreement = call({
  ...notified,
  path: "CsShipmentSurcharge/NotificationExpiredAgreement",
  summary: "Payees of lines whose agreement has ended or is missing",
});

export const notifyPaymentTerm = call({
  ...notified,
  path: "CsShipmentSurcharge/NotificationPaymentTerm",
  summary: "Payees of lines that are overdue",
});

export const checkReceivable = call({
  ...notified,
  path: "CsShipmentSurcharge/CheckAccountReceivable",
  summary: "Everything that check points say of the payees of lines, before they are saved",
});
