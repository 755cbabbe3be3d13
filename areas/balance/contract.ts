import { exposureMarks } from "@fairway/areas/agreement/model/exposure.ts";
import { anyMenu } from "@fairway/areas/partner/model/partnerMenus.ts";
import { call } from "@fairway/core/contract/call.ts";
import { currencyCode, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const known = z.string().nullable();
const amounts = {
  debitAmount: known,
  billingAmount: known,
  paidAmount: known,
  unpaidAmount: known,
};

export const getCreditFigures = call({
  method: "GET",
  path: "AccountReceivable/GetDetailAccountReceivableByArgeementId",
  right: anyMenu("detail"),
  query: z.object({ argeementId: id }),
  answer: z.object({
    agreementId: id,
    currency: z.string(),
    ...amounts,
    creditRate: known,
    customerAdvanceAmountVnd: z.string(),
    customerAdvanceAmountUsd: z.string(),
    /** What the customer may come to owe, and its marks; null for an inactive agreement. */
    exposure: z
      .object({
        currency: z.string(),
        amount: known,
        limit: known,
        rate: known,
        isOverLimit: z.boolean(),
        isOverDue: z.boolean(),
        isOverDueObh: z.boolean(),
        isOverDuePrepaid: z.boolean(),
        isExpired: z.boolean(),
        daysOverdue: z.number(),
        daysOverdueObh: z.number(),
      })
      .nullable(),
    offices: z.array(
      z.object({
        officeId: id,
        officeCode: z.string(),
        ...amounts,
        services: z.array(z.object({ service: z.string(), ...amounts })),
      }),
    ),
  }),
  summary: "What a customer owes under an agreement, by office and service",
});

export const getPayableTotals = call({
  method: "GET",
  path: "AcctPayable/GetGeneralPayable",
  right: anyMenu("detail"),
  query: z.object({ partnerId: id, currency: currencyCode }),
  answer: z.object({
    currency: z.string(),
    creditAmount: known,
    creditPaidAmount: known,
    creditAdvanceAmount: known,
    creditUnpaidAmount: known,
  }),
  summary: "What we owe a partner in a currency, what is paid and what is open",
});

export const listMarks = call({
  method: "POST",
  path: "AccountReceivable/GetMarksOfPartners",
  right: anyMenu("detail"),
  writes: false,
  body: z.object({ partnerIds: z.array(id).min(1).max(100) }),
  answer: z.array(
    z.object({
      partnerId: id,
      agreementId: id,
      marks: z.array(z.enum(exposureMarks)),
      rate: known,
    }),
  ),
  summary: "Credit warnings of partners, by their active agreements that I may open",
});
