import { queryAgreements } from "@fairway/areas/agreement/contract.ts";
import { getInvoiceById } from "@fairway/areas/invoice/contract.ts";
import {
  creditsForReceipt,
  customerAdvance,
  invoicesForReceipt,
  saveReceipt,
} from "@fairway/areas/receipt/contract.ts";
import {
  isAdvanceType,
  isCredit,
  type PaymentLine,
  type ReceiptDetail,
  saveActions,
} from "@fairway/areas/receipt/model/receipt.ts";
import { bookCurrencies, secondCurrency } from "@fairway/core/money/currency.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { z } from "zod";
import { amount, type Ground, type Made, type Played, word } from "./stepKind.ts";

/** What is cleared or used: the id of a step, or with an amount in the currency that pays. */
export const target = z.union([
  word.transform((step) => ({ of: step, amount: undefined })),
  z.strictObject({ of: word, amount }),
]);
type Target = z.output<typeof target>;

/** The vouchers and papers of a step's targets, as the receipt names them. */
interface Named {
  readonly refId: string;
  readonly of: string;
  readonly paidAmount: string | null;
}

/** The number of the note or statement of a step. */
const numberOf = (made: Made) => made.noteNo ?? made.soano ?? "";

/** Finds the invoices of targets: an invoice by itself, or the open invoices of a note or statement. */
export async function debitsOf(
  { made, signed }: Ground,
  customerId: string,
  targets: readonly Target[],
): Promise<Named[]> {
  const named: Named[] = [];
  for (const { of: step, amount: paidAmount = null } of targets) {
    const { invoiceId, ...paper } = made(step);
    const found = invoiceId
      ? [{ id: invoiceId }]
      : await signed.ask(invoicesForReceipt, { customerId, numbers: numberOf(paper as Made) });
    named.push(...found.map(({ id: refId }) => ({ refId, of: step, paidAmount })));
  }
  return named;
}

/** Finds the credits of targets, and the currency of the vouchers that pay; null for both. */
export async function creditsOf(
  { made, signed }: Ground,
  customerId: string,
  targets: readonly Target[],
) {
  const credits: Named[] = [];
  const currencies = new Set<string>();
  for (const { of: step, amount: paidAmount = null } of targets) {
    const { invoiceId, noteId, soaId, ...paper } = made(step);
    const vouchers = invoiceId
      ? [await signed.ask(getInvoiceById, { id: invoiceId })]
      : await signed.ask(creditsForReceipt, { customerId, numbers: numberOf(paper as Made) });
    for (const { currencyId } of vouchers) currencies.add(currencyId);
    credits.push({ refId: invoiceId ?? noteId ?? soaId ?? "", of: step, paidAmount });
  }
  const [only, ...others] = bookCurrencies.filter((each) => currencies.has(each));
  return { credits, currency: others.length > 0 ? undefined : only };
}

/** The receipt of a step as the form sends it. */
type Sent = Partial<z.input<typeof saveReceipt.body>>;

/** Posts a receipt and shows what it comes to. */
export async function post(
  ground: Ground,
  ask: { readonly day: string; readonly rate?: string | undefined; readonly customer: string },
  sent: Sent,
  {
    debits,
    credits = [],
  }: { readonly debits: readonly Named[]; readonly credits?: readonly Named[] },
): Promise<Played & { readonly receipt: ReceiptDetail }> {
  const { signed } = ground;
  const customerId = sent.customerId ?? "";
  const [agreement] = await signed.ask(queryAgreements, { partnerId: customerId });
  const { data: receipt } = await signed.ask(saveReceipt, {
    ...sent,
    customerId,
    saveAction: saveActions.done,
    agreementId: agreement?.id ?? null,
    paymentDate: ask.day,
    ...(ask.rate ? { excRateUsdToLocal: ask.rate, rateReason: "Agreed in the story" } : {}),
    payments: debits.map(({ refId, paidAmount }) => ({ refId, paidAmount })),
    credits: credits.map(({ refId, paidAmount }) => ({ refId, paidAmount })),
  } as never);
  const cleared = Object.fromEntries(debits.map(({ refId, of: step }) => [refId, step]));
  const kept = receipt.payments.find((line) => isAdvanceType(line.type));
  return {
    receipt,
    output: {
      ...(await shownReceipt(ground, receipt, cleared)),
      lines: receipt.payments
        .filter((line) => line.refId && !isCredit(line.type))
        .map((line) => ({
          of: cleared[line.refId ?? ""],
          paid: line.paidAmount,
          cleared: line.totalPaid,
          paidVnd: line.paidAmountVnd,
          clearedVnd: line.totalPaidVnd,
          gainLossVnd: line.exchangeDifferenceVnd,
        })),
      kept: kept?.paidAmount ?? "0",
      keptVnd: kept?.paidAmountVnd ?? "0",
    },
    made: { jobId: "", service: "SFE", receiptId: receipt.id, cleared },
  };
}

/** What a receipt left of its documents and of the customer's advances. */
export async function shownReceipt(
  { signed }: Ground,
  receipt: ReceiptDetail,
  cleared: Readonly<Record<string, string>>,
) {
  const documents: Record<string, object> = {};
  for (const [id, step] of Object.entries(cleared)) {
    const invoice = await signed.ask(getInvoiceById, { id });
    documents[step] = {
      unpaid: invoice.unpaidAmount,
      unpaidVnd: invoice.unpaidAmountVnd,
      paymentStatus: invoice.paymentStatus,
    };
  }
  const ahead = await signed.ask(customerAdvance, { customerId: receipt.customerId });
  const balance = (currency: string) =>
    sum(ahead.flatMap((each) => (each.currencyId === currency ? [each.balance] : []))).toFixed();
  const gainLoss = receipt.payments.map((line) => line.exchangeDifferenceVnd);
  return {
    status: receipt.status,
    gainLossVnd: sum(gainLoss).toFixed(),
    documents,
    advances: Object.fromEntries(bookCurrencies.map((each) => [each, balance(each)])),
  };
}

/** The used credits of a net-off, by the targets that named them. */
export function usedCredits(receipt: ReceiptDetail, credits: readonly Named[]) {
  return credits.map(({ refId, of: step }) => {
    const lines = receipt.payments.filter(
      (line) => isCredit(line.type) && (line.creditId ?? line.refId) === refId,
    );
    const total = (read: (line: PaymentLine) => string | null) => sum(lines.map(read)).toFixed();
    const isUsd = lines.some((line) => line.refCurrency === secondCurrency);
    return {
      of: step,
      used: total((line) => line.totalPaid),
      usedVnd: total((line) => line.totalPaidVnd),
      remain: total((line) => (isUsd ? line.balanceUsd : line.balanceVnd)),
      remainVnd: total((line) => line.balanceVnd),
    };
  });
}
