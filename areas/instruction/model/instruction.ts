import { freightTerms } from "@fairway/areas/shipment/model/choices.ts";
import {
  id,
  instant,
  may,
  maybeChoice,
  maybeDay,
  maybeDecimal,
  maybeId,
  maybeText,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

type Term = keyof typeof freightTerms;
const terms = Object.keys(freightTerms) as [Term, ...Term[]];

/** The longest text of each field that is summed up from the bills. */
export const longestSum = {
  packagesNote: 1000,
  containerNote: 1000,
  containerSealNo: 8000,
  shippingMark: 8000,
  goodsDescription: 8000,
} as const;

/** The fields that are summed up from the bills. Rule SI-4 */
const sumFields = z.object({
  grossWeight: maybeDecimal,
  volume: maybeDecimal,
  packagesNote: maybeText(longestSum.packagesNote),
  containerNote: maybeText(longestSum.containerNote),
  containerSealNo: maybeText(longestSum.containerSealNo),
  shippingMark: maybeText(longestSum.shippingMark),
  goodsDescription: maybeText(longestSum.goodsDescription),
});

/** The keyed fields of an instruction to the carrier. */
export const instructionForm = z.object({
  bookingNo: maybeText(50),
  refNo: maybeText(100),
  invoiceDate: maybeDay,
  issuedUser: maybeId,
  supplier: maybeId,
  attention: maybeText(200),
  shipper: maybeText(1000),
  consigneeId: maybeId,
  consigneeDescription: maybeText(1000),
  cargoNotice: maybeText(1000),
  actualShipperId: maybeId,
  actualShipperDescription: maybeText(1000),
  actualConsigneeId: maybeId,
  actualConsigneeDescription: maybeText(1000),
  paymentType: maybeChoice(terms),
  pol: maybeId,
  pod: maybeId,
  placeOfDelivery: maybeText(200),
  voyNo: maybeText(200),
  loadingDate: maybeDay,
  routeInfo: maybeText(1000),
  remark: maybeText(4000),
  ...sumFields.shape,
});
export type InstructionField = keyof typeof instructionForm.shape;
/** The keyed fields as rules read them. */
export type InstructionForm = { readonly [Field in InstructionField]: string | null };

const name = z.string().nullable();
const texts = <Field extends string>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, name])) as Record<Field, typeof name>;

/** What the house bills of a job add up to. */
export const billSums = z.object(
  texts(Object.keys(sumFields.shape) as (keyof typeof sumFields.shape)[]),
);
export type BillSums = Readonly<z.infer<typeof billSums>>;

/** One house bill of the instruction, as the tab of the bills shows it. */
export const instructedBill = z.object({
  id,
  hwbno: z.string(),
  desOfGoods: name,
  shippingMark: name,
  containers: z.string(),
  packages: z.array(z.object({ quantity: z.string(), kind: z.string() })),
  grossWeight: name,
  cbm: name,
});
export type InstructedBill = Readonly<z.infer<typeof instructedBill>>;

/** A stored instruction with the names that screens and papers show. */
export const storedInstruction = z.object({
  ...texts(Object.keys(instructionForm.shape) as InstructionField[]),
  ...texts([
    "supplierCode",
    "supplierName",
    "consigneeCode",
    "consigneeName",
    "actualShipperCode",
    "actualShipperName",
    "actualConsigneeCode",
    "actualConsigneeName",
    "polCode",
    "polName",
    "podCode",
    "podName",
    "issuedUserName",
  ] as const),
});
export type StoredInstruction = Readonly<z.infer<typeof storedInstruction>>;

/** The instruction of a job in an answer; unsaved, it holds what a new one starts with. */
export const instructionRecord = storedInstruction.extend({
  jobId: id,
  /** Null while none is saved. */
  version: z.number().nullable(),
  datetimeModified: instant.nullable(),
  userNameModified: name,
  fromBills: billSums,
  bills: z.array(instructedBill),
  may,
});
export type InstructionRecord = Readonly<z.infer<typeof instructionRecord>>;
