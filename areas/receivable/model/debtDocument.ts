import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { ages, debtKinds, type FigureName, figureNames } from "./figures.ts";
import { receivable } from "./receivable.ts";

const known = z.string().nullable();
const worth = { vnd: z.string(), usd: known };

/**
 * A document behind a figure, or the lines of a job that no invoice holds; one of several offices or
 * services with its share.
 *
 * Unit: amounts in VND and US dollars as in the books; amount and unpaid in the agreement's currency.
 */
export const debtDocument = z.object({
  /** The document; null for lines without an invoice. */
  documentId: id.nullable(),
  documentKind: known,
  jobId: id.nullable(),
  refNo: z.string(),
  kind: z.enum(debtKinds),
  age: z.union(ages.map((each) => z.literal(each))).nullable(),
  type: z.enum(["Invoice", "InvoiceTemp", "Voucher", "Receipt", "SELL", "OBH"]),
  invoiceNoReal: known,
  soaNo: known,
  noteNo: known,
  jobNo: known,
  partnerName: z.string(),
  officeId: id.nullable(),
  officeCode: known,
  service: known,
  currencyId: z.string(),
  documentDate: z.string(),
  dueDate: known,
  overdueDays: z.number(),
  status: z.enum(["Unpaid", "Paid A Part"]),
  amount: known,
  unpaidAmount: known,
  total: z.object(worth),
  paid: z.object(worth),
  unpaid: z.object(worth),
});
export type DebtDocument = z.infer<typeof debtDocument>;

const figures = Object.fromEntries(figureNames.map((name) => [name, known])) as Record<
  FigureName,
  typeof known
>;

/** A receivable with its figures by office and service. */
export const debtDetail = receivable.extend({
  day: z.string(),
  offices: z.array(
    z.object({
      officeId: id.nullable(),
      officeCode: known,
      ...figures,
      services: z.array(z.object({ service: known, ...figures })),
    }),
  ),
});
export type DebtDetail = z.infer<typeof debtDetail>;
export type OfficeDebts = DebtDetail["offices"][number];
