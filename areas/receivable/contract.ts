import { call } from "@fairway/core/contract/call.ts";
import {
  done,
  id,
  maybeDay,
  maybeId,
  needText,
  orNull,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { receivableCriteria } from "./model/criteria.ts";
import { receivableDifference } from "./model/difference.ts";
import { debtDetail, debtDocument } from "./model/debtDocument.ts";
import { figureNames } from "./model/figures.ts";
import { receivable } from "./model/receivable.ts";

const path = <Name extends string>(name: Name) => `AccountReceivable/${name}` as const;

export const pageReceivables = call({
  method: "POST",
  path: path("Paging"),
  right: ["acctARP.list", "acctARP.NoContract"],
  writes: false,
  query: paging.extend({
    pageNumber: z.coerce.number().int().min(1).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).optional(),
  }),
  body: receivableCriteria,
  answer: pageOf(receivable),
  summary: "What customers owe, by agreement, salesman or partner, a page of a tab",
});

export const queryReceivables = call({
  method: "POST",
  path: path("QueryData"),
  right: ["acctARP.list", "acctARP.NoContract"],
  writes: false,
  body: receivableCriteria,
  answer: z.array(receivable),
  summary: "What customers owe, without paging; without a tab under all agreements",
});

/** The agreement, or the partner with its salesman, whose debts are asked for, as of a day. */
const debtor = {
  agreementId: maybeId,
  partnerId: maybeId,
  /** The salesman of debts without an agreement; null for those without a salesman. */
  saleManId: maybeId,
  day: maybeDay,
};

export const getDebtDetail = call({
  method: "GET",
  path: path("GetDetail"),
  right: ["acctARP.list", "acctARP.NoContract"],
  query: z.object(debtor),
  answer: debtDetail,
  summary: "What is owed under an agreement or by a partner without one, by office and service",
});

export const getDetailOfPartner = call({
  method: "GET",
  path: path("GetDetailAccountReceivableByPartnerId"),
  right: "acctARP.NoContract",
  query: z.object({ partnerId: id, saleManId: maybeId, day: maybeDay }),
  answer: debtDetail,
  summary: "What a partner owes without an agreement, by office and service",
});

/** Which documents of a debtor are asked for: those behind a figure, at one office and service. */
const figureOfDebtor = z.object({
  ...debtor,
  figure: z.enum(figureNames).default("debitAmount"),
  officeId: maybeId,
  service: orNull(z.string().max(10)),
});

export const getDebitDetail = call({
  method: "POST",
  path: path("GetDebitDetail"),
  right: ["acctARP.list", "acctARP.NoContract"],
  writes: false,
  body: figureOfDebtor,
  answer: z.array(debtDocument),
  summary: "The documents behind one figure of a receivable",
});

export const exportReceivables = call({
  method: "POST",
  path: "AccountingReport/ExportAccountingReceivableArSumary",
  right: ["acctARP.ExportARSumaryTrial", "acctARP.ExportARSumaryCash", "acctARP.NoContract"],
  writes: false,
  body: receivableCriteria,
  answer: "file",
  summary: "Export a tab of receivables",
});

export const exportDebitDetail = call({
  method: "POST",
  path: "AccountingReport/ExportDebitDetail",
  right: ["acctARP.export", "acctARP.NoContract"],
  writes: false,
  body: figureOfDebtor,
  answer: "file",
  summary: "Export the documents behind one figure of a receivable",
});

export const exportDebitByContract = call({
  method: "POST",
  path: "AccountingReport/ExportDebitAmountDetailByContract",
  right: "acctARP.export",
  writes: false,
  body: z.object({ agreementId: id, day: maybeDay }),
  answer: "file",
  summary: "Export what is owed under an agreement, document by document",
});

export const exportOutstandingDebit = call({
  method: "GET",
  path: "Documentation/ExportShipmentOutstandingDebit",
  right: "acctARP.export",
  query: z.object({ salemanId: maybeId, day: maybeDay }),
  answer: "file",
  summary: "Export the open debts of a salesman's shipments",
});

/** The partners whose debts are counted again; by office, service and salesman it is the same. */
const entities = z
  .array(
    z.object({
      partnerId: id,
      officeId: maybeId,
      service: orNull(z.string().max(10)),
      saleManId: maybeId,
    }),
  )
  .min(1)
  .max(500);

const recounted = done(
  z.object({ partners: z.number(), differences: z.array(receivableDifference) }),
);
const recounters = ["acctARP.ReCalculateARSummary", "acctARP.ReCalARSumNoContract"] as const;
const partnerIds = z.object({ ids: z.array(id).min(1).max(500) });

export const calculateDebitAmount = call({
  method: "PUT",
  path: path("CalculateDebitAmount"),
  right: recounters,
  writes: false,
  body: z.object({ entities }),
  answer: recounted,
  summary: "Count what partners owe again and report what differs, with its documents",
});

export const calculateOverDue1To15 = call({
  method: "PUT",
  path: path("CalculateOverDue1To15"),
  right: recounters,
  writes: false,
  body: partnerIds,
  answer: recounted,
  summary: "Count the documents of partners again that are 1 to 15 days overdue",
});

export const calculateOverDue15To30 = call({
  method: "PUT",
  path: path("CalculateOverDue15To30"),
  right: recounters,
  writes: false,
  body: partnerIds,
  answer: recounted,
  summary: "Count the documents of partners again that are 16 to 30 days overdue",
});

export const calculateOverDue30 = call({
  method: "PUT",
  path: path("CalculateOverDue30"),
  right: recounters,
  writes: false,
  body: partnerIds,
  answer: recounted,
  summary: "Count the documents of partners again that are more than 30 days overdue",
});

export const moveSalesman = call({
  method: "PUT",
  path: path("MoveSalesmanReceivableData"),
  right: "acctARP.write",
  body: z.object({
    /** The active agreement of the new salesman. */
    agreementId: id,
    fromSaleManId: id,
    reason: needText(500),
  }),
  answer: done(z.boolean()),
  summary: "Move the open items of a partner to the salesman of an agreement",
});
