import { approvedStates } from "@fairway/areas/approval/model/approvedStates.ts";
import { freightTerms, shipmentTypes } from "@fairway/areas/shipment/model/choices.ts";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { documentHead } from "@fairway/core/contract/documentHead.ts";
import {
  day,
  id,
  may,
  maybeChoice,
  maybeDay,
  maybeDecimal,
  maybeId,
  maybeText,
  orNull,
} from "@fairway/core/contract/shapes.ts";
import type { Steps } from "@fairway/core/steps/steps.ts";
import { z } from "zod";
import { partnerTypes, priceTypes, quantityTypes, sideWords } from "./workOrderWords.ts";

const oneOf = <Choices extends object>(choices: Choices) =>
  Object.keys(choices) as [keyof Choices & string, ...(keyof Choices & string)[]];

const open = { update: "New", send: "Request Approval", delete: "Canceled", price: "New" } as const;

/** The verbs of each state. Rules WO-5 and WO-6 */
export const workOrderSteps = {
  New: open,
  Denied: open,
  "Request Approval": {},
  "Leader Approved": {},
  "Department Manager Approved": {},
  "Accountant Manager Approved": {},
  Done: { update: "New", delete: "Canceled", price: "New" },
  Canceled: {},
} as const satisfies Steps;

/** The most prices of an order, and the most surcharges of all its prices. */
export const mostPrices = 200;
export const mostSurcharges = 1000;

/** The largest figure of a range. */
export const rangeEnd = 999_999;

const quantity = orNull(z.number().int().min(0).max(rangeEnd));

/** A price as it is keyed; what is missing is named by its field. */
export const priceForm = z.object({
  id: maybeId,
  coloaderId: maybeId,
  type: maybeChoice(oneOf(priceTypes)),
  quantityType: maybeChoice(oneOf(quantityTypes)),
  quantityFrom: quantity,
  quantityTo: quantity,
  unitId: maybeId,
  buyingChargeId: maybeId,
  unitPriceBuying: maybeDecimal,
  sellingChargeId: maybeId,
  unitPriceSelling: maybeDecimal,
  vatrate: maybeDecimal,
  currencyId: maybeText(3),
  notes: maybeText(500),
});
export type PriceForm = z.output<typeof priceForm>;

/** What comes with a price, as it is keyed. */
export const surchargeForm = z.object({
  id: maybeId,
  /** The price that it comes with: its place among the prices, from 1. */
  priceNo: orNull(z.number().int().min(1).max(mostPrices)),
  type: maybeChoice(oneOf(sideWords)),
  partnerType: maybeChoice(oneOf(partnerTypes)),
  /** For the type Other; the others are of the order and its price. */
  partnerId: maybeId,
  chargeId: maybeId,
  unitPrice: maybeDecimal,
  currencyId: maybeText(3),
  vatrate: maybeDecimal,
  /** Null for the unit of the price. */
  unitId: maybeId,
  isPrimary: z.boolean().default(false),
  kickBack: z.boolean().default(false),
});
export type SurchargeForm = z.output<typeof surchargeForm>;

/** The head of an order as it is keyed. */
export const workOrderHead = z.object({
  transactionType: z.enum(serviceCodes),
  customerId: id,
  saleManId: id,
  shipperId: maybeId,
  shipperDescription: maybeText(1000),
  consigneeId: maybeId,
  consigneeDescription: maybeText(1000),
  agentId: maybeId,
  agentDescription: maybeText(1000),
  pol: id,
  polDescription: maybeText(250),
  pod: id,
  podDescription: maybeText(250),
  pickupPlace: maybeText(250),
  route: maybeText(250),
  incotermId: maybeId,
  shipmentType: z.enum(oneOf(shipmentTypes)).default("Freehand"),
  effectiveDate: maybeDay,
  expiredDate: maybeDay,
  schedule: maybeText(250),
  transit: maybeText(250),
  paymentMethod: maybeChoice(oneOf(freightTerms)),
  notes: maybeText(1000),
});

/** An order as it is keyed. */
export const workOrderForm = workOrderHead.extend({
  prices: z.array(priceForm).max(mostPrices),
  surcharges: z.array(surchargeForm).max(mostSurcharges),
});
export type WorkOrderForm = z.output<typeof workOrderForm>;

const name = z.string().nullable();

/** A stored price with its names. */
export const workOrderPrice = z.object({
  id,
  workOrderId: id,
  workOrderNo: z.string(),
  priceNo: z.number(),
  coloaderId: id,
  coloaderCode: z.string(),
  coloaderName: z.string(),
  type: z.enum(oneOf(priceTypes)),
  quantityType: z.enum(oneOf(quantityTypes)),
  quantityFrom: z.number(),
  quantityTo: z.number(),
  unitId: id,
  unitCode: z.string(),
  unitName: z.string(),
  unitType: z.string(),
  buyingChargeId: id,
  buyingChargeCode: z.string(),
  buyingChargeName: z.string(),
  unitPriceBuying: z.string(),
  sellingChargeId: id,
  sellingChargeCode: z.string(),
  sellingChargeName: z.string(),
  unitPriceSelling: z.string(),
  vatrate: z.string().nullable(),
  currencyId: z.string(),
  notes: name,
});
export type WorkOrderPrice = Readonly<z.infer<typeof workOrderPrice>>;

/** A stored surcharge with its names. */
export const workOrderSurcharge = z.object({
  id,
  priceId: id,
  priceNo: z.number(),
  type: z.enum(oneOf(sideWords)),
  partnerType: z.enum(oneOf(partnerTypes)),
  /** The partner of the order, of the price, or the named one; null where the order has none. */
  partnerId: id.nullable(),
  partnerCode: name,
  partnerName: name,
  chargeId: id,
  chargeCode: z.string(),
  chargeName: z.string(),
  unitPrice: z.string(),
  currencyId: z.string(),
  vatrate: z.string().nullable(),
  unitId: id.nullable(),
  unitCode: name,
  unitName: name,
  unitType: name,
  isPrimary: z.boolean(),
  kickBack: z.boolean(),
});
export type WorkOrderSurcharge = Readonly<z.infer<typeof workOrderSurcharge>>;

/** A stored order with its names. */
export const storedWorkOrder = z.object({
  ...documentHead,
  ...workOrderHead.shape,
  workOrderNo: z.string(),
  approvedStatus: z.enum(approvedStates),
  active: z.boolean(),
  customerCode: name,
  customerName: name,
  saleManName: name,
  shipperId: id.nullable(),
  shipperName: name,
  consigneeName: name,
  agentName: name,
  polCode: z.string(),
  polName: z.string(),
  podCode: z.string(),
  podName: z.string(),
  incotermCode: name,
  effectiveDate: day.nullable(),
  expiredDate: day.nullable(),
  /** The number of its prices. */
  priceCount: z.number(),
  syncStatus: name,
});
export type WorkOrder = Readonly<z.infer<typeof storedWorkOrder>>;

/** An order in a list, with its prices. */
export const shownWorkOrder = storedWorkOrder.extend({
  may,
  prices: z.array(workOrderPrice),
});
export type ShownWorkOrder = Readonly<z.infer<typeof shownWorkOrder>>;

/** An order with its prices and what comes with them. */
export const workOrderDetail = shownWorkOrder.extend({
  surcharges: z.array(workOrderSurcharge),
});
export type WorkOrderDetail = Readonly<z.infer<typeof workOrderDetail>>;
