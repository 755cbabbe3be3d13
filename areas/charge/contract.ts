import { createHouseBill } from "@fairway/areas/housebill/contract.ts";
import { rightOnJobs, serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { createShipment } from "@fairway/areas/shipment/contract.ts";
import { copiedParts } from "@fairway/areas/shipment/model/jobCopy.ts";
import { call } from "@fairway/core/contract/call.ts";
import { decimalText, id, maybeId, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { doneWithAlerts } from "@fairway/areas/credit/model/checkAlert.ts";
import { chargeLine } from "./model/chargeLine.ts";
import { lineStep } from "./model/lineStep.ts";
import { filledLine, offeredLine } from "./model/offeredLine.ts";
import { passage } from "./model/passage.ts";
import { billFigures } from "./model/quantityByHint.ts";
import { billProfit, profit, profitOfBillLines } from "./model/profitShapes.ts";
import { shownSurcharge } from "./model/shownSurcharge.ts";
import { splitKinds } from "./model/splitLine.ts";
import { surchargeTypes, words } from "./model/surcharge.ts";
import { whyLine } from "./model/whyShapes.ts";

const type = z.enum(surchargeTypes);

/** The maximum number of lines in one save. */
export const mostLines = 500;

/** The maximum number of lines of a whole job, over all its bills. */
export const mostLinesOfJob = 2000;

/** The lines of one tab of a house bill, and whether the user may change them. */
export const getByHB = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetByHB",
  right: "signedIn",
  query: z.object({ hbId: id, type, withDeleted: z.stringbool().optional() }),
  answer: z.object({
    data: z.array(shownSurcharge),
    /** The lines that were deleted, the last one first; empty unless asked for. */
    deleted: z.array(shownSurcharge),
    mayEdit: z.boolean(),
    whyNot: words.nullable(),
    /** The right that the user lacks on this job, if that is the reason. */
    lacking: z.string().nullable(),
  }),
  summary: "Charges of a house bill by side",
});

/** What passed the check points of a house bill by a release, the last passage first. */
export const getPassages = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetPassages",
  right: "signedIn",
  query: z.object({ hblid: id }),
  answer: z.array(passage),
  summary: "What passed the check points of a house bill by a release",
});

/** The steps of a line with their causes, the first one first. */
export const getLineSteps = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetLineSteps",
  right: "signedIn",
  query: z.object({ id }),
  answer: z.array(lineStep),
  summary: "How a charge line came to its amounts, step by step",
});

/** The figures of the goods of a bill, from which its lines take quantities. */
export const getQuantityFigures = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetQuantityFigures",
  right: "signedIn",
  query: z.object({ hblid: id }),
  answer: billFigures,
  summary: "Figures of a house bill that quantities of charges are taken from",
});

/** The usual charges of a house bill's incoterm as unsaved lines. */
export const getIncotermCharges = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetIncotermCharges",
  right: "signedIn",
  query: z.object({ hbId: id, type: z.enum(["BUY", "SELL"]) }),
  answer: z.array(offeredLine),
  summary: "Usual charges of a house bill's incoterm, to be added as lines",
});

/** The charges of the last job of a bill's customer on its route, or of a job with a number. */
export const getRecentlyCharges = call({
  method: "POST",
  path: "CsShipmentSurcharge/GetRecentlyCharges",
  writes: false,
  right: "signedIn",
  body: z.object({ hblid: id, jobNo: maybeText(50) }),
  answer: z.array(filledLine.extend({ jobNo: z.string() })),
  summary: "Recent charges of similar shipments",
});

/** The same of a job of operations. */
export const getRecentlyChargesOps = call({
  ...getRecentlyCharges,
  path: "CsShipmentSurcharge/GetRecentlyChargesOps",
  summary: "Recent charges of similar operations jobs",
});

/** The charges that are defined for the carrier of the job, as bought lines. */
export const getCarrierCharges = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetCarrierCharges",
  right: "signedIn",
  query: z.object({ hblid: id }),
  answer: z.array(filledLine),
  summary: "Charges defined for the carrier of a job, to be added as lines",
});

/** The charges that the tariffs of the day price, as lines of one side. */
export const getTariffCharges = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetTariffCharges",
  right: "signedIn",
  query: z.object({ hblid: id, type }),
  answer: z.array(filledLine),
  summary: "Charges priced by the tariffs of the day, to be added as lines",
});

export const listCopyBills = call({
  method: "POST",
  path: "CopyCharge/GetHBLList",
  writes: false,
  right: "signedIn",
  body: z.object({ hblid: id, keyword: maybeText(100) }),
  answer: z.array(
    z.object({
      hblid: id,
      hwbno: z.string().nullable(),
      mblno: z.string().nullable(),
      jobId: id,
      jobNo: z.string(),
      serviceDate: z.string().nullable(),
      customerName: z.string().nullable(),
      lines: z.number(),
    }),
  ),
  summary: "House bills that may give charges",
});

export const getChargesToCopy = call({
  method: "GET",
  path: "CopyCharge/GetChargesToCopy",
  right: "signedIn",
  query: z.object({
    hbId: id,
    /** The bill that takes the lines; its partners replace those of the same role. */
    toHbl: maybeId,
    chargeType: type.nullish(),
    serviceType: z.enum(serviceCodes).nullish(),
    officeId: maybeId,
  }),
  answer: z.array(filledLine.extend({ lacksAgreement: z.boolean() })),
  summary: "Charges of a house bill to copy",
});

export const isAgreementInactive = call({
  method: "GET",
  path: "CopyCharge/CheckInactive",
  right: "signedIn",
  query: z.object({ salemanId: id, partnerId: id }),
  answer: z.boolean(),
  summary: "Has the salesman no agreement in force with the partner?",
});

const changedTab = z.object({
  charges: z.array(chargeLine).max(mostLines),
  removed: z
    .array(z.object({ id, version: z.number().int() }))
    .max(mostLines)
    .default([]),
});

/** Saves new and changed lines of one tab and removes the named ones, all or nothing. */
export const addAndUpdate = call({
  method: "POST",
  path: "CsShipmentSurcharge/AddAndUpdate",
  right: "signedIn",
  body: changedTab.extend({ hblid: id, type }),
  answer: doneWithAlerts(z.array(shownSurcharge)),
  summary: "Save all charge lines of a grid",
});

/** Adds one line to a house bill. */
export const addCharge = call({
  method: "POST",
  path: "CsShipmentSurcharge/Add",
  right: "signedIn",
  body: chargeLine.omit({ id: true, version: true }).extend({ hblid: id, type }),
  answer: doneWithAlerts(z.array(shownSurcharge)),
  summary: "Create one charge line",
});

/** Saves the tabs of a house bill that changed, all or nothing; the answer has their lines. */
export const saveBillCharges = call({
  method: "POST",
  path: "CsShipmentSurcharge/SaveBill",
  right: "signedIn",
  body: z.object({
    hblid: id,
    buying: changedTab.nullable().default(null),
    selling: changedTab.nullable().default(null),
    onBehalf: changedTab.nullable().default(null),
  }),
  answer: doneWithAlerts(z.array(shownSurcharge)),
  summary: "Save the buying, selling and on-behalf lines of a house bill together",
});

const newLines = z
  .array(chargeLine.omit({ id: true, version: true }))
  .max(mostLines)
  .default([]);

/**
 * A whole new job: its form and containers, and its house bills with their containers and charges.
 * With `id` it is a copy of that job.
 */
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
    /** The job that is copied. */
    id: maybeId,
    copies: copiedParts.prefault({}),
    /** The copy revises the job, which is closed; it takes no charges. */
    revises: z.boolean().default(false),
  }),
  answer: doneWithAlerts(
    z.object({
      id,
      jobNo: z.string(),
      houseBills: z.array(z.object({ id, hwbno: z.string() })),
    }),
  ),
  summary: "Create a job with its house bills and charges in one go, by import or duplication",
});

/** Splits a free line into shares; a share may go to another partner or bill of the job. */
export const splitCharge = call({
  method: "POST",
  path: "CsShipmentSurcharge/Split",
  right: "signedIn",
  body: z.object({
    id,
    version: z.number().int(),
    by: z.enum(splitKinds),
    shares: z
      .array(z.object({ share: decimalText, hblid: maybeId, partnerId: maybeId }))
      .min(2)
      .max(50),
  }),
  answer: doneWithAlerts(z.array(shownSurcharge)),
  summary: "Split a charge line into shares that sum to the whole",
});

/** Merges free lines of a bill into the first one. */
export const mergeCharges = call({
  method: "POST",
  path: "CsShipmentSurcharge/Merge",
  right: "signedIn",
  body: z.object({
    lines: z
      .array(z.object({ id, version: z.number().int() }))
      .min(1)
      .max(mostLines),
  }),
  answer: doneWithAlerts(z.array(shownSurcharge)),
  summary: "Merge charge lines of a house bill into one",
});

/** Deletes charge lines of one job. */
export const deleteCharges = call({
  method: "PUT",
  path: "CsShipmentSurcharge/Delete",
  right: "signedIn",
  body: z.object({ ids: z.array(id).min(1).max(mostLines) }),
  answer: doneWithAlerts(z.number()),
  summary: "Delete charge lines",
});

/** The profit of a job, for each bill and in total: expected (`total`), billed and paid. */
export const getShipmentTotalProfit = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetShipmentTotalProfit",
  right: "signedIn",
  query: z.object({ jobId: id }),
  answer: z.object({
    houseBills: z.array(billProfit),
    total: profit,
    billed: profit,
    paid: profit,
  }),
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

/** The profit of each charge of a job, by bill: what is sold next to what is bought for it. */
export const getProfitOfLines = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetProfitOfLines",
  right: "signedIn",
  query: z.object({ jobId: id }),
  answer: z.array(profitOfBillLines),
  mayLag: true,
  summary: "Profit of each charge of a job: expected, billed and paid",
});

/** What the amounts of a charge line follow from, with every change. */
export const getWhy = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetWhy",
  right: "signedIn",
  query: z.object({ id }),
  answer: whyLine,
  summary: "Why this number: price, quantity, rate, VAT, rounding, documents and changes of a line",
});
