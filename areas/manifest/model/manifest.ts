import { freightTerms } from "@fairway/areas/shipment/model/choices.ts";
import {
  id,
  instant,
  may,
  maybeChoice,
  maybeDay,
  maybeId,
  maybeText,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

type Term = keyof typeof freightTerms;
const terms = Object.keys(freightTerms) as [Term, ...Term[]];

/** The keyed fields of a cargo manifest. */
export const manifestForm = z.object({
  supplier: maybeId,
  attention: maybeText(200),
  masksOfRegistration: maybeText(200),
  voyNo: maybeText(200),
  invoiceDate: maybeDay,
  pol: maybeId,
  pod: maybeId,
  paymentTerm: maybeChoice(terms),
  consolidator: maybeText(500),
  deConsolidator: maybeText(500),
  manifestIssuer: maybeText(1000),
  manifestShipper: maybeText(1000),
});
export type ManifestField = keyof typeof manifestForm.shape;
/** The keyed fields as rules read them. */
export type ManifestForm = { readonly [Field in ManifestField]: string | null };

const name = z.string().nullable();
const texts = <Field extends string>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, name])) as Record<Field, typeof name>;

const packageCounts = z.array(z.object({ quantity: z.string(), kind: z.string() }));

/** A house bill of the job, as the manifest lists it. */
export const listedBill = z.object({
  id,
  hwbno: z.string(),
  packages: packageCounts,
  grossWeight: name,
  cbm: name,
  destination: name,
  shipper: name,
  consignee: name,
  desOfGoods: name,
  freightPayment: name,
  /** Is the bill on the manifest? */
  isIncluded: z.boolean(),
});
export type ListedBill = Readonly<z.infer<typeof listedBill>>;

/** What the bills on a manifest add up to. Unit: kg, m³. */
export const manifestSums = z.object({
  packages: packageCounts,
  grossWeight: z.string(),
  volume: z.string(),
});
export type ManifestSums = Readonly<z.infer<typeof manifestSums>>;

/** A stored manifest with the names that screens and papers show. */
export const storedManifest = z.object({
  ...texts(Object.keys(manifestForm.shape) as ManifestField[]),
  ...texts(["supplierCode", "supplierName", "polCode", "polName", "podCode", "podName"] as const),
});
export type StoredManifest = Readonly<z.infer<typeof storedManifest>>;

/** The manifest of a job in an answer; unsaved, it holds what a new one starts with. */
export const manifestRecord = storedManifest.extend({
  jobId: id,
  /** Null while none is saved. */
  refNo: name,
  version: z.number().nullable(),
  datetimeModified: instant.nullable(),
  userNameModified: name,
  bills: z.array(listedBill),
  sums: manifestSums,
  may,
});
export type ManifestRecord = Readonly<z.infer<typeof manifestRecord>>;
