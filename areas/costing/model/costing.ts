import { costPers, type CostPer } from "@fairway/areas/catalogue/model/stageSet.ts";
import { decimalText, id } from "@fairway/core/contract/shapes.ts";
import { bookCurrencies } from "@fairway/core/money/currency.ts";
import { z } from "zod";

const pers = Object.keys(costPers) as [CostPer, ...CostPer[]];
const amount = decimalText.nullable();

/** Costs before VAT in VND: what is expected, what is keyed, and what of it is invoiced. */
const costSums = z.object({
  /** Null while no expected cost has a price. */
  expected: amount,
  keyed: decimalText,
  invoiced: decimalText,
});
export type CostSums = Readonly<z.infer<typeof costSums>>;

/** Why a cost is usual: a stage of the job, or a tariff of its supplier; null for one that is only keyed. */
export const costSources = ["stage", "tariff"] as const;

/** A charge that a job has, or usually has. */
export const costOfCharge = costSums.extend({
  chargeId: id,
  chargeCode: z.string(),
  chargeName: z.string(),
  source: z.enum(costSources).nullable(),
  /** The stage, or the tariff. */
  sourceName: z.string().nullable(),
  per: z.enum(pers),
  /** How often the job usually has it, how often it is keyed, and how often it is missing. */
  usual: z.number(),
  present: decimalText,
  missing: z.number(),
  /** The expected cost of what is missing; null without a price. */
  missingAmount: amount,
});
export type CostOfCharge = Readonly<z.infer<typeof costOfCharge>>;

/** What a part of a job costs by itself, and with its even share of the rest of the job. */
const costOfPart = z.object({ own: costSums, whole: costSums });

/** A line of containers. */
export const costOfBox = costOfPart.extend({
  key: z.string(),
  containerNo: z.string().nullable(),
  typeCode: z.string().nullable(),
  quantity: z.number(),
});

export const costOfTrip = costSums.extend({
  tripId: id,
  tripNo: z.string(),
  containerNo: z.string().nullable(),
  supplierName: z.string().nullable(),
});

/** A supplier's invoice that is stated more than once. */
export const repeatedInvoice = z.object({
  partnerId: id,
  partnerName: z.string(),
  invoiceNo: z.string(),
  seriesNo: z.string().nullable(),
  /** The same charge of one bill more than once, or further bills. */
  kind: z.enum(["twice", "elsewhere"]),
  /** Its lines on this job before VAT. */
  amountVnd: decimalText,
  lines: z.number(),
  /** The other jobs that state it and that the user may open, and how many they are in all. */
  jobs: z.array(z.object({ id, jobNo: z.string(), transactionType: z.string() })),
  elsewhere: z.number(),
});
export type RepeatedInvoice = Readonly<z.infer<typeof repeatedInvoice>>;

const marginOf = z.object({
  buying: amount,
  profit: amount,
  /** Of selling, in percent; null without selling. */
  percent: amount,
  /** Below the office's least, or a loss. */
  isBelow: z.boolean(),
});

/** What is wrong with the profit of a job by its mark "no profit". */
export const profitFaults = ["earnsDespiteMark", "earnsNothing", "earnsNothingSoon"] as const;
export type ProfitFault = (typeof profitFaults)[number];

/** The costing of a job. */
export const jobCosting = z.object({
  jobId: id,
  jobNo: z.string(),
  transactionType: z.string(),
  sums: costSums,
  /** Usual costs without a price. */
  unpriced: z.number(),
  costs: z.array(costOfCharge),
  boxes: z.array(costOfBox),
  trips: z.array(costOfTrip),
  invoices: z.array(repeatedInvoice),
  margin: z.object({
    selling: amount,
    /** With the lines that are keyed, and with the missing costs besides. */
    keyed: marginOf,
    withMissing: marginOf,
    least: z
      .object({
        minProfitMarginPercent: amount,
        minProfit: amount,
        currencyId: z.enum(bookCurrencies),
      })
      .nullable(),
  }),
  noProfit: z.boolean(),
  profitFault: z.enum(profitFaults).nullable(),
});
export type JobCosting = Readonly<z.infer<typeof jobCosting>>;
