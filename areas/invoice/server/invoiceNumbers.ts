import type { SeriesOf } from "@fairway/areas/numbering/model/numberRule.ts";
import { drawNumbers, peekNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { takeNumber } from "@fairway/areas/numbering/server/takeNumber.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import {
  type AccountingType,
  type Invoice,
  type InvoiceType,
  issuingRights,
  type VoucherType,
} from "../model/invoice.ts";
import { temporaryNumbers, voucherNumbers } from "../model/invoiceKind.ts";
import { refuseInvoice } from "../model/refusals.ts";

/** The series of an invoice's temporary number: INV/26 for VAT invoices, OBH/26 on behalf. */
function usualSerie(type: AccountingType, day: Day): string {
  return `${type === "Invoice" ? "INV" : "OBH"}/${day.slice(2, 4)}`;
}

const invoicePrefixes: Record<InvoiceType, string> = { Invoice: "FHD", InvoiceTemp: "FTH" };

const voucherPrefixes: Record<VoucherType, string> = {
  "Cash receipt": "FPT",
  "Cash payment": "FPC",
  "Debit slip": "FBN",
  "Credit slip": "FBC",
  "Purchasing note": "FNM",
  "Other entry": "FPK",
};

/** What numbers of the series of vouchers begin with. */
const voucherForms = new RegExp(
  `^(${[...Object.values(invoicePrefixes), ...Object.values(voucherPrefixes)].join("|")})`,
  "i",
);

/** A type of invoice, or a voucher with its type. */
interface Numbered {
  readonly type: AccountingType;
  readonly voucherType?: VoucherType | null | undefined;
}

const vouchersOf = ({ type, voucherType }: Numbered, day: Day): SeriesOf => ({
  rule: voucherNumbers,
  prefix:
    type === "Voucher" ? voucherPrefixes[voucherType ?? "Other entry"] : invoicePrefixes[type],
  day,
});

const numbersOf = (serie: string, day: Day): SeriesOf => ({
  rule: temporaryNumbers,
  prefix: serie,
  day,
});

interface Typed extends Numbered {
  readonly date: Day;
  readonly voucherId?: string | null | undefined;
  readonly invoiceNoTempt?: string | null | undefined;
  readonly serie?: string | null | undefined;
  /** The number of a voucher is that of the accounting system, in any form. */
  readonly fromLedger?: boolean | undefined;
}

type Numbers = Pick<Invoice, "voucherId" | "invoiceNoTempt" | "serie">;

/**
 * Returns the numbers of a new invoice: typed ones in their pattern, the others drawn with one
 * statement. A voucher has one number alone.
 *
 * Locks: their counters.
 * Refuses: number.* · invoice.voucherIdTaken, .numberTaken
 * Source: rule IN-4.
 */
export async function newNumbers(tx: Tx, actor: Actor, ask: Typed) {
  if (ask.type === "Voucher") {
    const typed = await takeNumbers(tx, actor, { ...ask, invoiceNoTempt: null });
    const [[voucherId] = []] = typed.voucherId
      ? [[typed.voucherId]]
      : await drawNumbers(tx, actor, [vouchersOf(ask, ask.date)]);
    return { voucherId: voucherId as string, invoiceNoTempt: null, serie: null };
  }
  const serie = ask.serie ?? usualSerie(ask.type, ask.date);
  const typed = await takeNumbers(tx, actor, { ...ask, serie });
  const drawn = await drawNumbers(tx, actor, [
    ...(typed.voucherId ? [] : [vouchersOf(ask, ask.date)]),
    ...(typed.invoiceNoTempt ? [] : [numbersOf(serie, ask.date)]),
  ]);
  const next = () => drawn.shift()?.[0] as string;
  return {
    voucherId: typed.voucherId ?? next(),
    invoiceNoTempt: typed.invoiceNoTempt ?? next(),
    serie,
  };
}

/** Returns the numbers of an invoice after a change. Locks and refuses as `newNumbers`. */
export async function changedNumbers(
  tx: Tx,
  actor: Actor,
  ask: Typed,
  was: Numbers,
): Promise<Numbers> {
  if (ask.type === "Voucher") {
    const typed = await takeNumbers(tx, actor, { ...ask, invoiceNoTempt: null }, was);
    return { voucherId: typed.voucherId ?? was.voucherId, invoiceNoTempt: null, serie: null };
  }
  const serie = ask.serie ?? was.serie;
  const isMoved = serie !== null && numberKey(serie) !== numberKey(was.serie ?? "");
  const invoiceNoTempt = ask.invoiceNoTempt ?? (isMoved ? was.invoiceNoTempt : null);
  const kept = isMoved ? { ...was, invoiceNoTempt: null } : was;
  const typed = await takeNumbers(tx, actor, { ...ask, serie, invoiceNoTempt }, kept);
  return {
    voucherId: typed.voucherId ?? was.voucherId,
    invoiceNoTempt: typed.invoiceNoTempt ?? was.invoiceNoTempt,
    serie,
  };
}

async function takeNumbers(
  tx: Tx,
  actor: Actor,
  { type, voucherType, date, voucherId, invoiceNoTempt, serie, fromLedger = false }: Typed,
  was?: Numbers,
) {
  const series = serie ?? usualSerie(type, date);
  // A number of another form meets no number that is drawn.
  if (voucherId && fromLedger && !voucherForms.test(voucherId)) {
    return { voucherId, invoiceNoTempt: null };
  }
  return {
    voucherId: voucherId
      ? await takeNumber(tx, actor, vouchersOf({ type, voucherType }, date), {
          typed: voucherId,
          field: "voucherId",
          kept: was?.voucherId ?? null,
          taken: (value) =>
            refuseInvoice("invoice.voucherIdTaken", { value }, { field: "voucherId" }),
        })
      : null,
    invoiceNoTempt: invoiceNoTempt
      ? await takeNumber(tx, actor, numbersOf(series, date), {
          typed: invoiceNoTempt,
          field: "invoiceNoTempt",
          kept: was?.invoiceNoTempt ?? null,
          taken: (value) =>
            refuseInvoice(
              "invoice.numberTaken",
              { value, serie: series },
              { field: "invoiceNoTempt" },
            ),
        })
      : null,
  };
}

/** Returns the next voucher number. */
export async function generateVoucherId(
  tx: Tx,
  actor: Actor,
  ask: { acctMngtType: AccountingType; voucherType?: VoucherType | null | undefined },
) {
  const { acctMngtType: type, voucherType } = ask;
  actor.mustHave(issuingRights[type]);
  const vouchers = vouchersOf({ type, voucherType }, actor.today);
  return { voucherId: await peekNumber(tx, actor, vouchers) };
}

/** Returns the next temporary number. */
export async function generateInvoiceNoTemp(
  tx: Tx,
  actor: Actor,
  ask: { type: InvoiceType; serie?: string | null | undefined },
) {
  actor.mustHave("accManagement.Invoice");
  const serie = ask.serie || usualSerie(ask.type, actor.today);
  return { invoiceNoTempt: await peekNumber(tx, actor, numbersOf(serie, actor.today)), serie };
}
