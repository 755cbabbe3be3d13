import { linesToSend } from "@fairway/areas/charge/server/linesToSend.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { isUuid } from "@fairway/engine/db/isUuid.ts";
import { sql } from "kysely";
import { addInvoice, updateInvoice as updateInvoiceCall } from "../contract.ts";
import { invoicePaymentMethods, type Invoice, type VoucherType } from "../model/invoice.ts";
import { refuseInvoice } from "../model/refusals.ts";
import { readInvoices } from "./invoiceTable.ts";
import { issueInvoice } from "./issueInvoice.ts";
import { invoicesOfReference, withoutReference, withReference } from "./ledgerInvoices.ts";
import { updateInvoice } from "./updateInvoice.ts";

/** A line of a voucher as the accounting system booked it; an on-behalf line keeps its own values. */
export interface LedgerLine {
  readonly chargeId: string;
  readonly keepsValue: boolean;
  readonly exchangeRate: string | null;
  readonly amountVnd: string | null;
  readonly vatAmountVnd: string | null;
  readonly invoiceNo: string | null;
  readonly serie: string | null;
  readonly invoiceDate: string | null;
}

/** A voucher that the accounting system made. */
export interface LedgerVoucher {
  readonly referenceNo: string;
  readonly voucherId: string;
  readonly voucherType: VoucherType | null;
  readonly partnerId: string;
  readonly date: string;
  readonly currencyId: BookCurrency;
  /** Unit: days. */
  readonly paymentTerm: number;
  readonly paymentMethod: string | null;
  readonly accountNo: string | null;
  readonly lines: readonly LedgerLine[];
}

/** What the accounting system changes of a voucher; null keeps what it is. */
export interface VoucherChange {
  readonly voucherId: string | null;
  readonly date: string | null;
  readonly paymentTerm: number | null;
  readonly accountNo: string | null;
  readonly description: string | null;
}

/** Why a rate is outside the bound: the accounting system booked at it. */
const rateReason = "Accounting";

/**
 * Issues a voucher as the accounting system made it, with its number, its reference and its amounts,
 * over lines that it has.
 *
 * Locks and refuses: as `issueInvoice`; invoice.referenceTaken
 * Source: rule IN-25, areas/invoice/README.md
 */
export async function issueLedgerVoucher(
  tx: Tx,
  actor: Actor,
  { referenceNo, lines, paymentMethod, ...made }: LedgerVoucher,
): Promise<Invoice> {
  const method = invoicePaymentMethods.find((each) => each === paymentMethod);
  const ask = addInvoice.body.parse({
    ...made,
    type: "Voucher",
    paymentMethod: method ?? "Other",
    chargeIds: lines.map(({ chargeId }) => chargeId),
    rateReason,
    lines: lines.map(({ keepsValue, exchangeRate, amountVnd, vatAmountVnd, ...line }) => ({
      ...line,
      ...(keepsValue ? {} : { exchangeRate, amountVnd, vatAmountVnd }),
    })),
  });
  const [taken] = await invoicesOfReference(tx, actor.companyId, referenceNo);
  if (taken) throw refuseInvoice("invoice.referenceTaken", { referenceNo });
  const { data } = await issueInvoice(tx, actor, { ...ask, fromLedger: true });
  return withReference(tx, actor, data.id, referenceNo);
}

/**
 * Changes a voucher that the accounting system made, while nothing is paid.
 *
 * Locks and refuses: as `updateInvoice`
 * Source: rule IN-25
 */
export async function updateLedgerVoucher(
  tx: Tx,
  actor: Actor,
  voucher: Invoice,
  change: VoucherChange,
): Promise<Invoice> {
  // The lines come before the voucher, as with every verb.
  await linesToSend(tx, actor, "ledger", [voucher.id]);
  const { referenceNo, ...was } = await withoutReference(tx, actor, voucher.id);
  const ask = updateInvoiceCall.body.parse({
    id: was.id,
    version: was.version + 1,
    invoiceNoReal: was.invoiceNoReal,
    paymentMethod: was.paymentMethod,
    attachDocumentInfo: was.attachDocumentInfo,
    voucherId: change.voucherId ?? was.voucherId,
    date: change.date ?? was.date,
    paymentTerm: change.paymentTerm ?? was.paymentTerm,
    accountNo: change.accountNo ?? was.accountNo,
    description: change.description ?? was.description,
    rateReason,
  });
  await updateInvoice(tx, actor, { ...ask, fromLedger: true });
  return withReference(tx, actor, was.id, referenceNo ?? voucher.referenceNo ?? "");
}

/** Finds the vouchers with these numbers, references or ids that are not canceled. */
export function findVouchers(
  tx: Tx,
  companyId: string,
  names: readonly string[],
): Promise<Invoice[]> {
  const texts = [...names];
  return readInvoices(
    tx,
    companyId,
    sql`d.kind = 'voucher' and d.state <> 'Canceled' and d.id = any(array(
      select m.id from acct_management m where m.company_id = ${companyId}
        and number_key(m.voucher_id) = any(
          array(select number_key(n) from unnest(${texts}::text[]) n))
      union
      select m.id from acct_management m where m.company_id = ${companyId}
        and m.reference_no = any(${texts}::text[])
      union
      select m.id from acct_management m where m.company_id = ${companyId}
        and m.id = any(${texts.filter(isUuid)}::uuid[])))`,
  );
}

/** The currency of the books that a voucher is in; that of the company for any other. */
export const voucherCurrency = (code: string): BookCurrency =>
  code === secondCurrency ? secondCurrency : localCurrency;
