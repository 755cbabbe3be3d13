import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import { amountIn, plusKnown, type SumOfOne, type ToVnd } from "./amountIn.ts";

/** The stage of a customer's amount between charge and payment. */
export type Bucket = "selling" | "obh" | "paid" | "unpaid";

/** A sum of one bucket, office, service and currency. */
export interface ReceivableSum extends SumOfOne {
  readonly bucket: Bucket;
  readonly officeId: string;
  readonly officeCode: string;
  readonly service: string;
}

/** The fields of an agreement that its figures depend on. */
export interface CreditTerms {
  readonly contractType: string;
  readonly creditCurrency: string;
  readonly creditLimit: DecimalText | null;
  readonly trialCreditLimited: DecimalText | null;
}

interface Amounts {
  readonly debitAmount: Decimal | null;
  readonly billingAmount: Decimal | null;
  readonly paidAmount: Decimal | null;
  readonly unpaidAmount: Decimal | null;
}
const names = ["debitAmount", "billingAmount", "paidAmount", "unpaidAmount"] as const;

/** The amounts of an agreement, an office or a service as text; null when unknown. */
export type AmountTexts = { readonly [Name in (typeof names)[number]]: DecimalText | null };

/**
 * Computes the debt under an agreement, by office and service, and the used share of its limit.
 *
 * Shape: each total is the sum of its parts; billed is paid plus unpaid; owed is unbilled plus
 *   unpaid.
 * Unit: the agreement's credit currency; the rate in percent with two decimals.
 * Source: rules BL-1, BL-4, BL-5, areas/balance/README.md
 */
export function creditFigures(
  terms: CreditTerms,
  {
    sums,
    advances,
    toVnd,
  }: {
    readonly sums: readonly ReceivableSum[];
    /** The advances under the agreement, by currency, worth what they were as received. */
    readonly advances: readonly SumOfOne[];
    readonly toVnd: ToVnd;
  },
) {
  const currency = terms.creditCurrency;
  const texts = (amounts: Amounts) =>
    Object.fromEntries(names.map((name) => [name, said(amounts[name], currency)])) as AmountTexts;
  const offices = groups(sums, (each) => each.officeId).map((ofOffice) => {
    const services = groups(ofOffice, (each) => each.service).map((ofService) => ({
      service: ofService[0].service,
      amounts: amountsOf(ofService, currency, toVnd),
    }));
    const { officeId, officeCode } = ofOffice[0];
    return { officeId, officeCode, services, amounts: whole(services) };
  });
  const all = whole(offices);
  const ahead = plusKnown(advances.map((each) => amountIn(currency, each, toVnd)));
  const aheadIn = (own: string) => advances.find((each) => each.currencyId === own)?.total ?? "0";
  return {
    ...texts(all),
    creditRate: creditRate(all.debitAmount, ahead, limitOf(terms)),
    customerAdvanceAmountVnd: amountText(money(aheadIn(localCurrency), localCurrency)),
    customerAdvanceAmountUsd: amountText(money(aheadIn(secondCurrency), secondCurrency)),
    offices: offices.map(({ amounts, services, ...office }) => ({
      ...office,
      ...texts(amounts),
      services: services.map((each) => ({ service: each.service, ...texts(each.amounts) })),
    })),
  };
}

/** The level of a credit rate, for its colour: below 70 % good, below 100 % near, else over. */
export function creditLevel(rate: DecimalText): "good" | "near" | "over" {
  const used = decimal(rate);
  if (used.lt(70)) return "good";
  return used.lt(100) ? "near" : "over";
}

function amountsOf(sums: readonly ReceivableSum[], currency: string, toVnd: ToVnd): Amounts {
  const sumOf = (...buckets: readonly Bucket[]) =>
    plusKnown(
      sums
        .filter((each) => buckets.includes(each.bucket))
        .map((each) => amountIn(currency, each, toVnd)),
    );
  const paidAmount = sumOf("paid");
  const unpaidAmount = sumOf("unpaid");
  return {
    debitAmount: sumOf("selling", "obh", "unpaid"),
    // In a currency other than the invoices', paid and unpaid are rounded separately.
    billingAmount: plusKnown([paidAmount, unpaidAmount]),
    paidAmount,
    unpaidAmount,
  };
}

function whole(parts: readonly { readonly amounts: Amounts }[]): Amounts {
  const sumOf = (name: (typeof names)[number]) =>
    plusKnown(parts.map((each) => each.amounts[name]));
  return Object.fromEntries(names.map((name) => [name, sumOf(name)])) as unknown as Amounts;
}

function limitOf({ contractType, creditLimit, trialCreditLimited }: CreditTerms): Decimal {
  if (contractType === "Trial") return decimal(trialCreditLimited);
  return decimal(contractType === "Official" || contractType === "Guarantee" ? creditLimit : null);
}

function creditRate(debit: Decimal | null, advance: Decimal | null, limit: Decimal) {
  if (limit.lte(0)) return "0.00";
  if (debit === null || advance === null) return null;
  return debit.minus(advance).dividedBy(limit).times(100).toFixed(2);
}

function said(amount: Decimal | null, currency: string): DecimalText | null {
  return amount === null ? null : amountText(money(amount, currency));
}

type Some<T> = readonly [T, ...T[]];

function groups<T>(all: readonly T[], by: (each: T) => string): Some<T>[] {
  const found = new Map<string, [T, ...T[]]>();
  for (const each of all) {
    const group = found.get(by(each));
    if (group) group.push(each);
    else found.set(by(each), [each]);
  }
  return [...found.values()];
}
