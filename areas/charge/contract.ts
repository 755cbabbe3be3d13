import { createHouseBill } from "@fairway/areas/housebill/contract.ts";
import { createShipment, rightOnJobs } from "@fairway/areas/shipment/contract.ts";
import { call } from "@fairway/core/contract/call.ts";
import { day, decimalText, done, id, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { claimKinds, claimSides, surchargeTypes } from "./model/surcharge.ts";

const type = z.enum(surchargeTypes);
const maybeId = id.nullish().transform((value) => value ?? null);
const maybeDecimal = decimalText.nullish().transform((value) => value ?? null);
const maybeDay = day.nullish().transform((value) => value ?? null);

/** The most lines that are saved at once. */
export const mostLines = 500;

/** The most lines that a whole job is opened with, on all its bills together. */
export const mostLinesOfJob = 2000;

/** One line as it is sent; `id` and `version` are left out on a new one. */
export const chargeLine = z.object({
  id: maybeId,
  version: z
    .number()
    .int()
    .nullish()
    .transform((value) => value ?? null),
  chargeId: maybeId,
  quantity: decimalText.nullish().transform((value) => (value === undefined ? "1" : value)),
  quantityType: maybeText(10),
  unitId: maybeId,
  unitPrice: maybeDecimal,
  currencyId: maybeText(3),
  vatrate: maybeDecimal,
  paymentObjectId: maybeId,
  payerId: maybeId,
  vatPartnerId: maybeId,
  kickBack: z.boolean().default(false),
  isRefundFee: z.boolean().default(false),
  exchangeDate: maybeDay,
  isRateFixed: z.boolean().default(false),
  finalExchangeRate: maybeDecimal,
  notes: maybeText(500),
  invoiceNo: maybeText(100),
  invoiceDate: maybeDay,
  seriesNo: maybeText(50),
});

const claim = z.object({
  chargeId: z.string(),
  side: z.enum(claimSides),
  kind: z.enum(claimKinds),
  documentId: z.string(),
  documentNo: z.string(),
});

const words = z.object({ en: z.string(), vi: z.string() });

/** One line as it is shown. */
export const surcharge = z.object({
  id,
  version: z.number(),
  companyId: z.string(),
  officeId: z.string().nullable(),
  departmentId: z.string().nullable(),
  groupId: z.string().nullable(),
  userCreated: z.string().nullable(),
  jobId: z.string(),
  jobNo: z.string(),
  hblid: z.string(),
  hwbno: z.string(),
  mblno: z.string().nullable(),
  type,
  lineNo: z.number(),
  chargeId: z.string(),
  chargeCode: z.string(),
  chargeNameEn: z.string(),
  chargeNameVi: z.string(),
  quantity: z.string(),
  quantityType: z.string().nullable(),
  unitId: z.string(),
  unitCode: z.string(),
  unitPrice: z.string(),
  currencyId: z.string(),
  vatrate: z.string().nullable(),
  netAmount: z.string(),
  vatAmount: z.string(),
  total: z.string(),
  paymentObjectId: z.string(),
  paymentObjectCode: z.string(),
  paymentObjectName: z.string(),
  payerId: z.string().nullable(),
  payerCode: z.string().nullable(),
  payerName: z.string().nullable(),
  vatPartnerId: z.string().nullable(),
  vatPartnerCode: z.string().nullable(),
  vatPartnerName: z.string().nullable(),
  exchangeDate: z.string(),
  finalExchangeRate: z.string(),
  isRateFixed: z.boolean(),
  amountVnd: z.string(),
  vatAmountVnd: z.string(),
  amountUsd: z.string().nullable(),
  vatAmountUsd: z.string().nullable(),
  kickBack: z.boolean(),
  isRefundFee: z.boolean(),
  isFromShipment: z.boolean(),
  notes: z.string().nullable(),
  invoiceNo: z.string().nullable(),
  invoiceDate: z.string().nullable(),
  seriesNo: z.string().nullable(),
  chargeGroup: z.string().nullable(),
  chargeGroupName: z.string().nullable(),
  chargeGroupNameVi: z.string().nullable(),
  claims: z.array(claim),
  debitNo: z.string().nullable(),
  creditNo: z.string().nullable(),
  soano: z.string().nullable(),
  paySoano: z.string().nullable(),
  settlementCode: z.string().nullable(),
  voucherId: z.string().nullable(),
  /** Why the line cannot be changed, in both languages; null while it can. */
  whyFrozen: words.nullable(),
  /** Fields of a frozen line that may still change. */
  openFields: z.array(z.string()),
});
export type ShownSurcharge = z.infer<typeof surcharge>;

const twoSums = z.object({ vnd: z.string().nullable(), usd: z.string().nullable() });
const profit = z.object({
  buying: twoSums,
  selling: twoSums,
  onBehalf: twoSums,
  profit: twoSums,
});
const billProfit = profit.extend({ hblid: z.string(), hwbno: z.string() });

/** The lines of one tab of a house bill, and whether the asking person may change them. */
export const getByHB = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetByHB",
  right: "signedIn",
  query: z.object({ hbId: id, type }),
  answer: z.object({
    data: z.array(surcharge),
    mayEdit: z.boolean(),
    whyNot: words.nullable(),
    /** The right that the person does not have on this job, when that is why. */
    lacking: z.string().nullable(),
  }),
  summary: "Charges of a house bill by side",
});

const offeredLine = z.object({
  chargeId: id,
  chargeCode: z.string(),
  chargeName: z.string(),
  chargeGroupName: z.string().nullable(),
  /** Null where the shipment does not say how much. */
  quantity: z.string().nullable(),
  quantityType: z.string(),
  unitId: id,
  unitCode: z.string(),
  /** The catalogue's price, where it is in the currency of the line. */
  unitPrice: z.string().nullable(),
  currencyId: z.string(),
  vatrate: z.string().nullable(),
  /** Whom the incoterm charges it to; null while the shipment names nobody in use. */
  partnerId: id.nullable(),
  partnerCode: z.string().nullable(),
  partnerName: z.string().nullable(),
});
export type OfferedLine = z.infer<typeof offeredLine>;

/** What the incoterm of a house bill usually brings, as lines that are not saved yet. */
export const getIncotermCharges = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetIncotermCharges",
  right: "signedIn",
  query: z.object({ hbId: id, type: z.enum(["BUY", "SELL"]) }),
  answer: z.array(offeredLine),
  summary: "Usual charges of a house bill's incoterm, to be added as lines",
});

/** Saves new and changed lines of one tab and removes the named ones, all or nothing. */
export const addAndUpdate = call({
  method: "POST",
  path: "CsShipmentSurcharge/AddAndUpdate",
  right: "signedIn",
  body: z.object({
    hblid: id,
    type,
    charges: z.array(chargeLine).max(mostLines),
    removed: z
      .array(z.object({ id, version: z.number().int() }))
      .max(mostLines)
      .default([]),
  }),
  answer: done(z.array(surcharge)),
  summary: "Save all charge lines of a grid",
});

const newLines = z
  .array(chargeLine.omit({ id: true, version: true }))
  .max(mostLines)
  .default([]);

/** A whole new job: its form and containers, and its house bills with theirs and their charges. */
export const importJob = call({
  method: "POST",
  path: "CsTransaction/Import",
  right: rightOnJobs("add"),
  body: createShipment.body.extend({
    houseBills: z
      .array(
        createHouseBill.body
          .omit({ jobId: true })
          .extend({ selling: newLines, buying: newLines, onBehalf: newLines }),
      )
      .max(50)
      .default([]),
  }),
  answer: done(
    z.object({
      id,
      jobNo: z.string(),
      houseBills: z.array(z.object({ id, hwbno: z.string() })),
    }),
  ),
  summary: "Create a job with its house bills and charges in one go, by import or duplication",
});

/** Deletes charge lines of one job. */
export const deleteCharges = call({
  method: "PUT",
  path: "CsShipmentSurcharge/Delete",
  right: "signedIn",
  body: z.object({ ids: z.array(id).min(1).max(mostLines) }),
  answer: done(z.number()),
  summary: "Delete charge lines",
});

/** The profit of a job, bill by bill and in all. */
export const getShipmentTotalProfit = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetShipmentTotalProfit",
  right: "signedIn",
  query: z.object({ jobId: id }),
  answer: z.object({ houseBills: z.array(billProfit), total: profit }),
  summary: "Profit of a job in USD and VND",
});

/** The profit of one house bill. */
export const getHouseBillTotalProfit = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetHouseBillTotalProfit",
  right: "signedIn",
  query: z.object({ hblid: id }),
  answer: billProfit,
  summary: "Profit of a house bill in USD and VND",
});
