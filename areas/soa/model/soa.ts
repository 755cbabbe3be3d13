import { claimSides, type ClaimSide } from "@fairway/areas/charge/model/claimRules.ts";
import { surchargeTypes } from "@fairway/areas/charge/model/surcharge.ts";
import { syncStates } from "@fairway/areas/document/model/syncStatus.ts";
import { paymentStatuses } from "@fairway/areas/due/model/paymentStatus.ts";
import { documentHead } from "@fairway/core/contract/documentHead.ts";
import { day, id, may } from "@fairway/core/contract/shapes.ts";
import { bookCurrencies, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Steps } from "@fairway/core/steps/steps.ts";
import { z } from "zod";

export const soaTypes = ["Debit", "Credit"] as const;
export type SoaType = (typeof soaTypes)[number];

export const dateTypes = ["ServiceDate", "CreatedDate"] as const;
export type DateType = (typeof dateTypes)[number];

export const staffTypes = ["PersonInCharge", "Salesman", "Creator"] as const;
export type StaffType = (typeof staffTypes)[number];

/** The states of a statement; Canceled for a rejected or deleted one. */
export const soaStates = [
  "New",
  "Request Confirmed",
  "Confirmed",
  "Need Revise",
  "Issued Invoice",
  "Issued Voucher",
  "Done",
  "Canceled",
] as const;
export type SoaState = (typeof soaStates)[number];

const open = { update: "New", adjust: "New", split: "New", delete: "Canceled" } as const;

/** The verbs of each state. Rules SO-6 to SO-8 */
export const soaSteps = {
  New: { ...open, request: "Request Confirmed", account: "New", reject: "Canceled" },
  "Request Confirmed": {
    confirm: "Confirmed",
    revise: "Need Revise",
    account: "Request Confirmed",
    reject: "Canceled",
  },
  "Need Revise": { ...open, reject: "Canceled" },
  Confirmed: { account: "Confirmed", reject: "Canceled" },
  "Issued Invoice": {},
  "Issued Voucher": {},
  Done: {},
  Canceled: { reissue: "Canceled" },
} as const satisfies Steps;

/** The most lines of a statement. */
export const mostLines = 10_000;

/** The side of the charges that a statement takes. */
export const sideOf = (type: SoaType): ClaimSide => (type === "Debit" ? "debit" : "credit");

const text = z.string().nullable();

/** A line as it is stated. */
export const statedLine = z.object({
  /** The charge line. */
  id,
  jobId: id,
  jobNo: z.string(),
  hblid: id,
  hwbno: text,
  mblno: text,
  customNo: text,
  serviceDate: day,
  transactionType: z.string(),
  personInCharge: text,
  type: z.enum(surchargeTypes),
  chargeCode: z.string(),
  chargeNameEn: z.string(),
  chargeNameVi: z.string(),
  quantity: z.string(),
  unitCode: z.string(),
  unitPrice: z.string(),
  currencyId: z.string(),
  vatrate: text,
  netAmount: z.string(),
  vatAmount: z.string(),
  total: z.string(),
  /** VND for one unit of its currency. */
  finalExchangeRate: z.string(),
  amountVnd: z.string(),
  vatAmountVnd: z.string(),
  amountUsd: text,
  vatAmountUsd: text,
  notes: text,
});
export type StatedLine = Readonly<z.infer<typeof statedLine>>;

/** A line of a statement: as stated, with what the statement adjusts and what holds it today. */
export const soaLine = statedLine.extend({
  lineNo: z.number(),
  side: z.enum(claimSides),
  netAdjustVnd: z.string(),
  vatAdjustVnd: z.string(),
  disputed: z.boolean(),
  /** Its debit or credit note, its invoice or voucher, and what sent it to accounting. */
  cdno: text,
  invoiceNo: text,
  syncedFrom: text,
});
export type SoaLine = Readonly<z.infer<typeof soaLine>>;

const sums = z.object({ debit: z.string(), credit: z.string(), balance: z.string() });

/** The sums of lines; those in US dollars are null where a line has no amount in them. */
export const soaTotals = z.object({
  [localCurrency]: sums,
  [secondCurrency]: z.object({
    debit: z.string().nullable(),
    credit: z.string().nullable(),
    balance: z.string().nullable(),
  }),
});
export type SoaTotals = z.infer<typeof soaTotals>;

/** A stored statement with its names. */
export const storedSoa = z.object({
  ...documentHead,
  soano: z.string(),
  status: z.enum(soaStates),
  type: z.enum(soaTypes),
  customerId: id,
  customerCode: z.string(),
  customerName: z.string(),
  saleManId: text,
  saleManName: text,
  currencyId: z.enum(bookCurrencies),
  soaformDate: day,
  soatoDate: day,
  dateType: z.enum(dateTypes),
  serviceTypeId: z.array(z.string()),
  obh: z.boolean(),
  staffType: z.enum(staffTypes),
  creatorShipment: z.array(id),
  shipmentCustomerId: text,
  commodityGroupId: text,
  airlineCode: text,
  note: text,
  exchangeDate: day,
  excRateUsdToLocal: z.string(),
  isRateTyped: z.boolean(),
  rateOutside: z.boolean(),
  rateReason: text,
  debitAmount: z.string(),
  creditAmount: z.string(),
  totalAmount: z.string(),
  totalVnd: z.string(),
  totalUsd: text,
  totalShipment: z.number(),
  totalCharge: z.number(),
  paymentStatus: z.enum(paymentStatuses).nullable(),
  paymentDueDate: day.nullable(),
  revision: z.number(),
  reasonRevise: text,
  reasonReject: text,
  syncStatus: z.enum(syncStates).nullable(),
  lastSyncDate: text,
  /** The documents that hold it, and the combined billing among them. */
  heldBy: text,
  combineBillingNo: text,
  /** Its state before an invoice or a voucher took its lines. */
  issuedFrom: z.enum(soaStates).nullable(),
});
export type Soa = Readonly<z.infer<typeof storedSoa>>;

/** A statement in a list. */
export const shownSoa = storedSoa.extend({ may });
export type ShownSoa = Readonly<z.infer<typeof shownSoa>>;

/** A statement with its lines and sums. */
export const soaDetail = shownSoa.extend({
  totals: soaTotals,
  chargeShipments: z.array(soaLine),
  /** The people of its criteria, by name. */
  staff: z.array(z.object({ id, name: z.string() })),
  /** The revisions that are kept. */
  revisions: z.array(z.number()),
});
export type SoaDetail = Readonly<z.infer<typeof soaDetail>>;
