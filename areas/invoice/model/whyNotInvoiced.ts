import { type ClaimSide, claimableTypes } from "@fairway/areas/charge/model/claimRules.ts";
import { claimOn, partnerOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { BilledAmounts } from "./billedLine.ts";
import type { AccountingType } from "./invoice.ts";
import { kindOfType } from "./invoiceKind.ts";
import { refuseInvoice } from "./refusals.ts";

/** A settlement that holds lines. */
export interface SettlementOfLine {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  /** The partner that it pays; null for a requester. */
  readonly payeeId: string | null;
}

/** What is asked of an invoice or a voucher over charges. */
export interface BillingAsk {
  readonly type: AccountingType;
  readonly partnerId: string;
  readonly currencyId: BookCurrency;
  /** The settlements of its lines, by id. */
  readonly settlements: ReadonlyMap<string, SettlementOfLine>;
  /** The accounting system made it, over lines that it has. */
  readonly fromLedger?: boolean | undefined;
}

/**
 * The side of the lines of an invoice or a voucher: a voucher over selling lines is owed to us, any
 * other one by us.
 */
export function sideOf(
  type: AccountingType,
  charges: readonly Pick<Surcharge, "type">[],
): ClaimSide {
  return type !== "Voucher" || charges[0]?.type === "SELL" ? "debit" : "credit";
}

/** The partners of whom a line may be billed: its own, and for a voucher the payee and the partner of VAT. */
export function partnersOf(
  charge: Surcharge,
  type: AccountingType,
  settlements: BillingAsk["settlements"],
): string[] {
  const side = sideOf(type, [charge]);
  const own = partnerOn(charge, side);
  if (type !== "Voucher") return own ? [own] : [];
  const payee = settlements.get(claimOn(charge, side, "settlement")?.documentId ?? "")?.payeeId;
  return [payee, own, charge.vatPartnerId].flatMap((id) => id ?? []);
}

/**
 * Returns the refusal of these charges on one invoice or voucher, or null.
 *
 * Source: rules IN-1 to IN-3 and VO-1, areas/invoice/README.md
 */
export function whyNotInvoiced(charges: readonly Surcharge[], ask: BillingAsk): Refused | null {
  if (charges.length === 0) return refuseInvoice("invoice.noCharge");
  const { type } = ask;
  const side = sideOf(type, charges);
  const types = claimableTypes("ledger", kindOfType[type], side);
  for (const charge of charges) {
    const { chargeCode } = charge;
    if (!types.includes(charge.type)) {
      return type === "Voucher"
        ? refuseInvoice("invoice.mixedSides", { chargeCode })
        : refuseInvoice("invoice.wrongType", { chargeCode, type });
    }
    if (!partnersOf(charge, type, ask.settlements).includes(ask.partnerId)) {
      const { paymentObjectName, payerName } = charge;
      const isPaid = side === "credit" && charge.type === "OBH";
      const partnerName = isPaid ? payerName : paymentObjectName;
      return refuseInvoice("invoice.otherPartner", { chargeCode, partnerName });
    }
    const problem = type === "Voucher" ? whyNotVouched(charge, side, ask) : null;
    if (problem) return problem;
  }
  return null;
}

/** Returns the refusal of what the lines come to, or null: unknown, or nothing. Rules IN-2 and IN-3 */
export function whyNotTotal(
  lines: readonly { readonly charge: Surcharge; readonly billed: BilledAmounts }[],
  { currencyId }: Pick<BillingAsk, "currencyId">,
): Refused | null {
  const unknown = lines.find(({ billed }) => billed.amountUsd === null);
  if (currencyId === secondCurrency && unknown) {
    const { chargeCode, exchangeDate: day } = unknown.charge;
    return refuseInvoice("invoice.usdUnknown", { chargeCode, day });
  }
  const { totalVnd, totalUsd } = lineTotals(
    lines.map(({ charge, billed }) => ({ ...charge, ...billed })),
  );
  const total = currencyId === localCurrency ? totalVnd : totalUsd;
  return decimal(total).lte(0) ? refuseInvoice("invoice.notPositive") : null;
}

function whyNotVouched(
  charge: Surcharge,
  side: ClaimSide,
  { settlements, fromLedger = false }: BillingAsk,
): Refused | null {
  const { chargeCode } = charge;
  const sent = claimOn(charge, side, "sync");
  if (sent && !fromLedger) {
    return refuseInvoice("invoice.lineSent", { chargeCode, documentNo: sent.documentNo });
  }
  const settled = claimOn(charge, side, "settlement");
  const state = settled && settlements.get(settled.documentId)?.state;
  if (settled ? state === "Done" : charge.isFromShipment) return null;
  const settlementNo = settled?.documentNo ?? "";
  return refuseInvoice("invoice.notSettled", { chargeCode, settlementNo });
}
