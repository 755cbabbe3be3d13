import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import { type BookCurrency, localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { SheetRow } from "@fairway/engine/paper/excelColumn.ts";
import { sheetMime } from "@fairway/engine/paper/sheetFile.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import type { Soa, SoaLine } from "../model/soa.ts";
import { airColumnOf, type SoaColumn, soaSheets, type SoaSheet } from "../model/soaSheets.ts";
import { vndOf } from "../model/soaSums.ts";
import { openSoaNo } from "./getSoa.ts";
import { readLines } from "./soaTable.ts";

interface Asked {
  readonly soaNo: string;
  readonly currency?: BookCurrency | undefined;
}

/**
 * Makes the verb that writes the lines of a statement as one of its sheets, amounts in the currency
 * that is asked for, the statement's own by default.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule SO-11, areas/soa/README.md
 */
export const soaSheet =
  (name: SoaSheet) =>
  async (tx: Tx, actor: Actor, ask: Asked): Promise<AnsweredFile> => {
    const soa = await openSoaNo(tx, actor, ask);
    actor.must("acctSOA.export", soa);
    const lines = await readLines(tx, soa, soa.revision);
    const { title, byBill, columns } = soaSheets[name];
    const currency = ask.currency ?? soa.currencyId;
    const rows = byBill
      ? [...Map.groupBy(lines, ({ hblid }) => hblid).values()].map((bill) =>
          billRow(bill, currency),
        )
      : lines.map((line) => lineRow(soa, line, currency, actor));
    const said = (words: Words) => say(words, actor.language);
    return {
      name: `${soa.soano}.xlsx`,
      mime: sheetMime,
      bytes: writeExcel({
        sheet: said(title).slice(0, 31),
        titles: [`${said(title)} ${soa.soano}`],
        facts: [[said({ en: "Partner", vi: "Đối tác" }), soa.customerName]],
        columns: (columns as readonly SoaColumn[]).map(({ key, words, kind }) => ({
          key,
          header: said(words),
          kind,
          width: kind === "text" ? 18 : 16,
        })),
        rows,
      }),
    };
  };

/** The amount of a line in a currency of the books; empty where it is unknown. */
function amountIn(line: SoaLine, currency: BookCurrency): DecimalText {
  if (currency === localCurrency) return vndOf(line).toFixed();
  const { amountUsd, vatAmountUsd } = line;
  if (amountUsd === null || vatAmountUsd === null) return "";
  return decimal(amountUsd).plus(vatAmountUsd).toFixed();
}

function lineRow(soa: Soa, line: SoaLine, currency: BookCurrency, actor: Actor): SheetRow {
  const inSoa = amountIn(line, currency);
  const isDebit = line.side === "debit";
  const side = (amount: string) =>
    isDebit ? { debit: amount, credit: "" } : { debit: "", credit: amount };
  const stated = side(inSoa);
  return {
    ...line,
    ...side(line.total),
    soano: soa.soano,
    customerCode: soa.customerCode,
    customerName: soa.customerName,
    chargeName: actor.language === "vi" ? line.chargeNameVi : line.chargeNameEn,
    debitSoa: stated.debit,
    creditSoa: stated.credit,
    balanceSoa: isDebit || inSoa === "" ? inSoa : decimal(inSoa).negated().toFixed(),
    netVnd: decimal(line.amountVnd).plus(line.netAdjustVnd).toFixed(),
    vatVnd: decimal(line.vatAmountVnd).plus(line.vatAdjustVnd).toFixed(),
    totalVnd: vndOf(line).toFixed(),
  };
}

/** A bill with its charges by kind of freight cost. */
function billRow(lines: readonly SoaLine[], currency: BookCurrency): SheetRow {
  const [first] = lines as readonly [SoaLine, ...SoaLine[]];
  const { serviceDate, jobNo, hwbno, mblno } = first;
  const amounts = (some: readonly SoaLine[]) =>
    sum(some.map((line) => amountIn(line, currency) || "0")).toFixed();
  const kinds = [...Map.groupBy(lines, airColumnOf)].map(([kind, some]) => [kind, amounts(some)]);
  const invoices = new Set(lines.flatMap(({ invoiceNo }) => invoiceNo ?? []));
  const head = { serviceDate, jobNo, hwbno, mblno, invoiceNo: [...invoices].join(", ") };
  return { ...head, ...Object.fromEntries(kinds), total: amounts(lines) };
}
