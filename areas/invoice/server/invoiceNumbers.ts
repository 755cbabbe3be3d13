import { documentNumber } from "@fairway/areas/document/model/documentNumber.ts";
import { peekDocumentNumber, seriesOf } from "@fairway/areas/document/server/documentNumbers.ts";
import { numberText } from "@fairway/areas/numbering/model/numberText.ts";
import { nextOfEach, peekNumber } from "@fairway/areas/numbering/server/nextNumber.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { one } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AccountingType, InvoiceType } from "../model/invoice.ts";
import { voucherNumbers } from "../model/invoiceKind.ts";

/** The series of an invoice's temporary number: INV/26 for VAT invoices, OBH/26 on behalf. */
export function usualSerie(type: InvoiceType, day: string): string {
  return `${type === "Invoice" ? "INV" : "OBH"}/${day.slice(2, 4)}`;
}

const voucherPrefixes: Record<AccountingType, string> = {
  Invoice: "FHD",
  InvoiceTemp: "FTH",
  Voucher: "FPK",
};

function noSeries(actor: Actor, serie: string) {
  return { companyId: actor.companyId, kind: "invoiceNoTempt", prefix: serie, period: "" };
}

/**
 * Draws the numbers of a new invoice that were not typed, with one statement; temporary numbers go
 * on past those that were typed.
 *
 * Locks: their counters.
 */
export async function drawInvoiceNumbers(
  tx: Tx,
  actor: Actor,
  typed: {
    readonly type: AccountingType;
    readonly voucherId: string | null;
    readonly invoiceNoTempt: string | null;
  },
  {
    day,
    serie,
    lastTyped,
  }: { readonly day: Day; readonly serie: string; readonly lastTyped: number },
): Promise<{ readonly voucherId: string; readonly invoiceNoTempt: string }> {
  const prefix = voucherPrefixes[typed.type];
  const drawn = await nextOfEach(tx, [
    ...(typed.voucherId ? [] : [seriesOf(actor, voucherNumbers, prefix, day)]),
    ...(typed.invoiceNoTempt ? [] : [{ ...noSeries(actor, serie), atLeast: lastTyped + 1 }]),
  ]);
  return {
    voucherId:
      typed.voucherId ?? documentNumber(voucherNumbers, prefix, day, drawn.shift() as number),
    invoiceNoTempt: typed.invoiceNoTempt ?? numberText(drawn.shift() as number, 7),
  };
}

/** Says which voucher number would come next. */
export async function generateVoucherId(
  tx: Tx,
  actor: Actor,
  ask: { acctMngtType: AccountingType },
) {
  actor.mustHave("accManagement.Invoice");
  const series = { prefix: voucherPrefixes[ask.acctMngtType], day: actor.today };
  return { voucherId: await peekDocumentNumber(tx, actor, voucherNumbers, series) };
}

/** Says which temporary number would come next. */
export async function generateInvoiceNoTemp(tx: Tx, actor: Actor, ask: { type: InvoiceType }) {
  actor.mustHave("accManagement.Invoice");
  const serie = usualSerie(ask.type, actor.today);
  const counted = await peekNumber(tx, noSeries(actor, serie));
  const { typed } = await one<{ typed: string }>(
    tx,
    sql`select coalesce(max(d.invoice_no_tempt::bigint), 0) + 1 as typed from acct_management d
      where d.company_id = ${actor.companyId} and d.serie = ${serie}
        and d.invoice_no_tempt ~ '^[0-9]{1,9}$'`,
  );
  return { invoiceNoTempt: numberText(Math.max(counted, Number(typed)), 7), serie };
}
