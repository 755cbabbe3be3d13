import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import type { Invoice } from "@fairway/areas/invoice/model/invoice.ts";
import { invoicesOfVoucherIds } from "@fairway/areas/invoice/server/invoicesOfVoucherIds.ts";
import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import { type BookCurrency, decimalsOf } from "@fairway/core/money/currency.ts";
import { type Decimal, decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { firstDay } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { importTemplate } from "@fairway/engine/imports/importTemplate.ts";
import { readSheet, refuseWrong, sayRows } from "@fairway/engine/imports/importRecords.ts";
import {
  type CheckedRow,
  checkRows,
  markCells,
  type SheetRow,
} from "@fairway/engine/imports/importRows.ts";
import type { RecordRow } from "@fairway/engine/resource/recordRow.ts";
import { sql } from "kysely";
import { mostPayments, saveReceipt as saveReceiptCall } from "../contract.ts";
import { type ImportedPayments, paymentSheets } from "../model/paymentImportSheet.ts";
import { saveActions } from "../model/receipt.ts";
import { refuseReceipt } from "../model/refusals.ts";
import { saveReceipt } from "./saveReceipt.ts";

const right = "acctARP.import";
const types = { Invoice: "Invoice", OBH: "InvoiceTemp" } as const;

/** The calls of the sheet of a kind of payments. Source: rule RC-27, areas/receipt/README.md */
export function paymentImport(kind: ImportedPayments) {
  const sheet = paymentSheets[kind];
  return {
    /** The empty sheet. Refuses: access.forbidden */
    async template(tx: Tx, actor: Actor): Promise<AnsweredFile> {
      actor.mustHave(right);
      return importTemplate(tx, actor, sheet);
    },
    /** Reads a sheet of payments and returns its errors, cell by cell. Refuses: as `store` */
    async upload(tx: Tx, actor: Actor, ask: { readonly file: SentFile }): Promise<UploadAnswer> {
      actor.mustHave(right);
      const read = await readSheet(actor, sheet, ask.file);
      const { checked } = await checkPayments(tx, actor, kind, read);
      return sayRows(actor, sheet, checked);
    },
    /**
     * Posts the payments of a sheet, all of them or none: one receipt for each payment number of a
     * payer, currency and day. A payment that an invoice has already is left out.
     *
     * Locks: the items of the invoices, then as saving receipts.
     * Refuses: access.forbidden · import.nothing · import.wrongRows · receipt.tooManyPayments
     */
    async store(tx: Tx, actor: Actor, ask: { readonly rows: readonly SheetRow[] }) {
      actor.mustHave(right);
      if (ask.rows.length === 0) throw refuseImport("import.nothing");
      const seen = await invoicesOf(tx, actor, kind, ask.rows);
      const documentIds = seen.map(({ id }) => id);
      await lockDues(tx, actor, { documentIds, side: "debit" });
      const { checked, payments } = await checkPayments(tx, actor, kind, ask.rows);
      refuseWrong(checked);
      const groups = Map.groupBy(payments, ({ invoice, paymentNo, paidDate }) =>
        [invoice.partnerId, invoice.currencyId, paymentNo, paidDate].join(" "),
      );
      for (const together of groups.values()) await postTogether(tx, actor, together);
      const count = payments.length;
      return { status: true as const, data: { count, added: count, changed: 0 } };
    },
  };
}

/** A payment of an invoice that is not posted yet. */
interface NewPayment {
  readonly invoice: Invoice;
  readonly paymentNo: string;
  readonly paidDate: string;
  readonly paidAmount: string;
}

async function postTogether(tx: Tx, actor: Actor, together: readonly NewPayment[]): Promise<void> {
  const [first] = together;
  if (!first) return;
  const { partnerId: customerId, currencyId } = first.invoice;
  const amount = sum(together.map(({ paidAmount }) => paidAmount));
  const form = saveReceiptCall.body.parse({
    customerId,
    currencyId,
    paymentDate: first.paidDate,
    paymentMethod: "Bank Transfer",
    description: first.paymentNo,
    paidAmount: amountText(money(amount, currencyId)),
    payments: together.map(({ invoice, paidAmount, paymentNo: note }) => ({
      refId: invoice.id,
      paidAmount,
      note,
    })),
  });
  await saveReceipt(tx, actor, { ...form, saveAction: saveActions.done });
}

const keyOf = ({ cells }: Pick<SheetRow, "cells">) => numberKey(String(cells["voucherId"] ?? ""));

async function checkPayments(
  tx: Tx,
  actor: Actor,
  kind: ImportedPayments,
  sheet: readonly SheetRow[],
): Promise<{ readonly checked: CheckedRow[]; readonly payments: NewPayment[] }> {
  if (sheet.length > mostPayments) {
    throw refuseReceipt("receipt.tooManyPayments", { most: mostPayments });
  }
  const read = await checkRows(tx, actor, paymentSheets[kind], sheet);
  const invoices = await invoicesOf(tx, actor, kind, sheet);
  const byKey = new Map(invoices.map((each) => [numberKey(each.voucherId), each]));
  const posted = await postedPayments(tx, actor, invoices);
  const left = new Map(invoices.map((each) => [each.id, decimal(each.unpaidAmount)]));
  const payments: NewPayment[] = [];
  const ofSheet = new Set<string>();
  const checked = read.map((row): CheckedRow => {
    const invoice = byKey.get(keyOf(row));
    const { paymentNo, paidDate, paidAmount } = row.values as Record<string, string>;
    const key = `${invoice?.id} ${numberKey(paymentNo ?? "")}`;
    // Of an invoice out of reach nothing is told, also not that it is paid.
    const isPosted = posted.has(key) && invoice && actor.may("acctARP.detail", invoice);
    const isTwice = ofSheet.has(key) ? [refuseReceipt.field("paymentNo", "receipt.rowTwice")] : [];
    const open = invoice ? (left.get(invoice.id) ?? null) : null;
    markCells(row, isPosted ? [] : [...isTwice, ...problemsOf(actor, row, { invoice, open })]);
    if (!invoice || !paymentNo || !paidDate || !paidAmount || row.problems.length > 0) return row;
    // A repeated sheet finds what it posted, and changes nothing.
    if (isPosted) return { ...row, before: row.values as unknown as RecordRow, changed: [] };
    ofSheet.add(key);
    left.set(invoice.id, (open as Decimal).minus(paidAmount));
    payments.push({ invoice, paymentNo, paidDate, paidAmount });
    return row;
  });
  return { checked, payments };
}

/** Returns what is wrong with a row. Rule RC-27 */
function problemsOf(
  actor: Actor,
  { cells, values }: CheckedRow,
  { invoice, open }: { readonly invoice: Invoice | undefined; readonly open: Decimal | null },
): FieldRefusal[] {
  const voucherId = String(cells["voucherId"] ?? "");
  // An invoice out of reach is refused like one that does not exist.
  if (!invoice || !actor.may("acctARP.detail", invoice)) {
    return [refuseReceipt.field("voucherId", "receipt.unknownInvoice", { voucherId })];
  }
  const { currencyId: currency } = invoice;
  const value = values["paidAmount"] as string | null | undefined;
  const day = values["paidDate"] as string | null | undefined;
  const isLate = day && (day < firstDay || day > actor.today);
  const ofDay = isLate
    ? [
        refuseReceipt.field("paidDate", "receipt.paidDate", {
          day: sayDay(day),
          first: sayDay(firstDay),
          last: sayDay(actor.today),
        }),
      ]
    : [];
  if (!value) return ofDay;
  const amount = decimal(value);
  if (amount.lte(0) || amount.decimalPlaces() > decimalsOf(currency as BookCurrency)) {
    return [...ofDay, refuseReceipt.field("paidAmount", "receipt.amount", { currency })];
  }
  if (open && amount.gt(open)) {
    const owed = { invoiceNo: voucherId, owed: open.toFixed(), currency };
    return [...ofDay, refuseReceipt.field("paidAmount", "receipt.moreThanOwed", owed)];
  }
  return ofDay;
}

async function invoicesOf(
  tx: Tx,
  { companyId }: Actor,
  kind: ImportedPayments,
  sheet: readonly SheetRow[],
): Promise<Invoice[]> {
  const found = await invoicesOfVoucherIds(tx, companyId, [types[kind]], sheet.map(keyOf));
  return found.filter(({ status }) => status !== "Canceled");
}

/** The payment numbers that invoices have, without those of canceled receipts. */
async function postedPayments(
  tx: Tx,
  { companyId }: Actor,
  invoices: readonly Invoice[],
): Promise<Set<string>> {
  const ids = invoices.map(({ id }) => id);
  const found = await rows<{ id: string; note: string }>(
    tx,
    sql`select u.document_id as id, l.note
      from due u
      join receipt_line l on l.company_id = ${companyId} and l.due_id = u.id
      join document h on h.company_id = ${companyId} and h.id = l.receipt_id
      where u.company_id = ${companyId} and u.document_id = any(${ids}::uuid[]) and u.side = 'debit'
        and l.posted and not l.negative and l.note is not null and h.state = 'Done'`,
  );
  return new Set(found.map(({ id, note }) => `${id} ${numberKey(note)}`));
}
