import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import { updateEachDocument } from "@fairway/areas/document/server/documentRows.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { redateDocument } from "@fairway/areas/due/server/redateDues.ts";
import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
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
import { type Invoice, invoiceTypes } from "../model/invoice.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { declaredRealNumbers } from "../model/realNumberSheet.ts";
import { refuseInvoice } from "../model/refusals.ts";
import { invoicesOfVoucherIds } from "./invoicesOfVoucherIds.ts";
import { markRedated } from "./markRedated.ts";
import { paidFollower } from "./paidInvoices.ts";

/** The most rows of a sheet of real numbers. */
const mostNumbers = 1000;

const right = "accManagement.Invoice";

/** The empty sheet for real numbers. Refuses: access.forbidden */
export async function realNumberTemplate(tx: Tx, actor: Actor): Promise<AnsweredFile> {
  actor.mustHave(right);
  return importTemplate(tx, actor, declaredRealNumbers);
}

/**
 * Reads a sheet of real numbers and returns its changes and errors, cell by cell.
 *
 * Refuses: access.forbidden · excel.… · import.nothing · import.header · invoice.tooManyRows
 * Source: rule IN-17, areas/invoice/README.md
 */
export async function uploadRealNumbers(
  tx: Tx,
  actor: Actor,
  ask: { readonly file: SentFile },
): Promise<UploadAnswer> {
  actor.mustHave(right);
  const sheet = await readSheet(actor, declaredRealNumbers, ask.file);
  const { checked } = await checkNumbers(tx, actor, sheet);
  return sayRows(actor, declaredRealNumbers, checked);
}

/**
 * Stores the real numbers of a sheet, all of them or none; the due days follow, and the money of those
 * that are paid is received.
 *
 * Locks: the items of the invoices, then the invoices.
 * Refuses: access.forbidden · import.nothing · import.wrongRows, with each wrong cell ·
 *   invoice.tooManyRows
 * Source: rule IN-17, areas/invoice/README.md
 */
export async function importRealNumbers(
  tx: Tx,
  actor: Actor,
  ask: { readonly rows: readonly SheetRow[] },
) {
  actor.mustHave(right);
  if (ask.rows.length === 0) throw refuseImport("import.nothing");
  const seen = await invoicesOf(tx, actor, ask.rows);
  const ids = seen.map(({ id }) => id);
  const { dues } = await lockDues(tx, actor, { documentIds: ids, side: "debit" });
  await lockRows(tx, "document", { companyId: actor.companyId, ids });
  const { checked, invoices } = await checkNumbers(tx, actor, ask.rows);
  refuseWrong(checked);
  const changed = checked.filter((row) => row.changed.length > 0);
  const byKey = new Map(invoices.map((each) => [numberKey(each.voucherId), each]));
  const written = changed.flatMap((row) => {
    const doc = byKey.get(keyOf(row));
    const { invoiceNoReal, serie: serieReal, date } = row.values as Record<string, string>;
    const status = "Updated Invoice";
    const changes = { invoiceNoReal, serieReal, date: date ?? doc?.date ?? "", status };
    return doc ? [{ doc, changes }] : [];
  });
  const days = new Map(written.map(({ doc, changes }) => [doc.id, changes.date]));
  const moved = written.map(({ doc }) => doc);
  const marks = await markRedated(tx, actor, moved, ({ id, date }) => days.get(id) ?? date);
  await updateEachDocument(
    tx,
    actor,
    invoiceKind,
    written.map(({ doc, changes }) => ({ doc, changes: { ...changes, ...marks.get(doc.id) } })),
  );
  for (const due of dues) {
    const raisedOn = days.get(due.documentId) ?? due.raisedOn;
    if (raisedOn === due.raisedOn) continue;
    await redateDocument(tx, actor, [due], { raisedOn, paymentTerm: due.paymentTerm });
  }
  const paid = new Set(
    changed.filter((row) => row.values["paymentStatus"] === "Paid").map((row) => keyOf(row)),
  );
  const after = await invoicesOf(tx, actor, ask.rows);
  const received = after.filter(({ voucherId }) => paid.has(numberKey(voucherId)));
  if (received.length > 0) await paidFollower()?.receive(tx, actor, received);
  const count = changed.length;
  return { status: true as const, data: { count, added: 0, changed: count } };
}

const keyOf = ({ cells }: Pick<SheetRow, "cells">) => numberKey(String(cells["voucherId"] ?? ""));

async function checkNumbers(
  tx: Tx,
  actor: Actor,
  sheet: readonly SheetRow[],
): Promise<{ readonly checked: CheckedRow[]; readonly invoices: Invoice[] }> {
  if (sheet.length > mostNumbers) {
    throw refuseInvoice("invoice.tooManyRows", { most: mostNumbers });
  }
  const read = await checkRows(tx, actor, declaredRealNumbers, sheet);
  const invoices = await invoicesOf(tx, actor, sheet);
  const byKey = new Map(invoices.map((each) => [numberKey(each.voucherId), each]));
  const taken = await takenNumbers(tx, actor, read);
  const seen = new Set<string>();
  const numbers = new Set<string>();
  const checked = read.map((row): CheckedRow => {
    const key = keyOf(row);
    const invoice = byKey.get(key);
    const number = `${invoice?.type} ${numberOfRow(row)}`;
    const holder = taken.get(number);
    const problems = problemsOf(actor, row, {
      invoice,
      isTwice: seen.has(key),
      isTaken: numbers.has(number) || (holder !== undefined && holder !== invoice?.id),
    });
    seen.add(key);
    numbers.add(number);
    markCells(row, problems);
    if (!invoice || problems.length > 0) return row;
    const before = { ...invoice, serie: invoice.serieReal };
    const changed = (["invoiceNoReal", "serie", "date", "paymentStatus"] as const).filter(
      (name) => (row.values[name] ?? null) !== null && row.values[name] !== before[name],
    );
    return { ...row, before: before as unknown as RecordRow, changed };
  });
  return { checked, invoices };
}

const numberOfRow = ({ values }: CheckedRow) =>
  `${numberKey(String(values["serie"] ?? ""))} ${numberKey(String(values["invoiceNoReal"] ?? ""))}`;

/** Returns what is wrong with a row. Rule IN-17 */
function problemsOf(
  actor: Actor,
  { cells, values }: CheckedRow,
  row: {
    readonly invoice: Invoice | undefined;
    readonly isTwice: boolean;
    readonly isTaken: boolean;
  },
): FieldRefusal[] {
  const { invoice } = row;
  const voucherId = String(cells["voucherId"] ?? "");
  // An invoice out of reach is refused like one that does not exist.
  if (!invoice || !actor.may("accManagement.write", invoice)) {
    return [refuseInvoice.field("voucherId", "invoice.unknown", { voucherId })];
  }
  if (row.isTwice) return [refuseInvoice.field("voucherId", "invoice.twice", { voucherId })];
  const value = String(values["invoiceNoReal"] ?? "");
  const serie = String(values["serie"] ?? "");
  const date = values["date"] as string | null | undefined;
  const isSame =
    invoice.paymentStatus === "Paid" &&
    numberKey(invoice.invoiceNoReal ?? "") === numberKey(value) &&
    numberKey(invoice.serieReal ?? "") === numberKey(serie) &&
    (!date || date === invoice.date);
  // A repeated sheet finds what it wrote, and changes nothing.
  const refused = isSame ? null : whyNot(invoiceKind, "update", invoice);
  const follower = paidFollower();
  const isPaid = values["paymentStatus"] === "Paid" && invoice.paymentStatus !== "Paid";
  return [
    ...(refused
      ? [
          {
            field: "voucherId",
            code: refused.code,
            words: refused.entry,
            facts: refused.facts,
          },
        ]
      : []),
    ...(row.isTaken && value !== "" && serie !== ""
      ? [refuseInvoice.field("invoiceNoReal", "invoice.numberTaken", { value, serie })]
      : []),
    ...(date && date > actor.today
      ? [refuseInvoice.field("date", "invoice.futureDate", { date })]
      : []),
    ...(isPaid && !follower?.may(actor, invoice)
      ? [refuseInvoice.field("paymentStatus", "invoice.mayNotReceive", { voucherId })]
      : []),
  ];
}

async function invoicesOf(tx: Tx, actor: Actor, sheet: readonly SheetRow[]): Promise<Invoice[]> {
  return invoicesOfVoucherIds(tx, actor.companyId, invoiceTypes, sheet.map(keyOf));
}

/** The invoices that have the real numbers of a sheet already, by type, series and number. */
async function takenNumbers(
  tx: Tx,
  { companyId }: Actor,
  sheet: readonly CheckedRow[],
): Promise<Map<string, string>> {
  const keys = sheet.map(({ values }) => numberKey(String(values["invoiceNoReal"] ?? "")));
  const found = await rows<{ id: string; type: string; number: string; serie: string }>(
    tx,
    sql`select m.id, m.type, m.invoice_no_real as number,
        coalesce(m.serie_real, m.serie, '') as serie
      from acct_management m
      where m.company_id = ${companyId} and m.invoice_no_real is not null
        and number_key(m.invoice_no_real) = any(${keys}::text[])`,
  );
  return new Map(
    found.map(({ id, type, number, serie }) => [
      `${type} ${numberKey(serie)} ${numberKey(number)}`,
      id,
    ]),
  );
}
