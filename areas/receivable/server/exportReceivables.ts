import { paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import type { AnsweredFile, Ask } from "@fairway/core/contract/call.ts";
import { decimalsOf, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ExcelColumn, SheetRow } from "@fairway/engine/paper/excelColumn.ts";
import { sheetMime } from "@fairway/engine/paper/sheetFile.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import type * as contract from "../contract.ts";
import type { DebtDocument } from "../model/debtDocument.ts";
import { debtShares, documentsBehind } from "../model/debtShares.ts";
import { debtCells, debtColumnNames, debtColumns, debtTypes } from "../model/debtSheet.ts";
import { figureParts } from "../model/figures.ts";
import {
  columnsOfTab,
  type ReceivableColumn,
  receivableColumns,
  saidValues,
} from "../model/receivableColumns.ts";
import { receivableTabs } from "../model/receivableTabs.ts";
import { openFigure } from "./getDebtDetail.ts";
import { askedRows, readReceivables } from "./listReceivables.ts";
import { readDebtsOfSalesman } from "./readDebts.ts";

const sheets = {
  summary: { en: "Receivables", vi: "Công nợ phải thu" },
  documents: { en: "Debit detail", vi: "Chi tiết công nợ" },
  shipments: { en: "Outstanding debits", vi: "Công nợ chưa thu theo lô hàng" },
  asOf: { en: "As of", vi: "Đến ngày" },
  figure: { en: "Figure", vi: "Chỉ tiêu" },
} as const satisfies Readonly<Record<string, Words>>;

/** Exports a tab with the filters of the list. Refuses: access.forbidden · ask.invalid */
export async function exportReceivables(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportReceivables>,
): Promise<AnsweredFile> {
  const asked = askedRows(actor, ask);
  const tab = asked.tab ?? "TRIAL_OFFICIAL";
  actor.mustHave(receivableTabs[tab].exportRight);
  const { found } = await readReceivables(tx, actor, { ...asked, tab });
  const names = columnsOfTab[tab];
  const told = (words: Words) => say(words, actor.language);
  const inDollars = found.some(({ currency }) => currency !== localCurrency);
  return written({
    name: told(sheets.summary),
    titles: [`${told(sheets.summary)} – ${told(receivableTabs[tab].words)}`],
    facts: [[told(sheets.asOf), sayDay(asked.day)]],
    columns: names.map((name) => excelColumn(name, receivableColumns[name], told, inDollars)),
    rows: found.map((row) =>
      Object.fromEntries(
        names.map((name) => {
          const value = row[name];
          const words = typeof value === "string" ? saidValues[name]?.[value] : undefined;
          return [name, words ? told(words) : value];
        }),
      ),
    ),
  });
}

/** Exports the documents behind a figure. Refuses: record.notFound · access.forbidden */
export async function exportDebitDetail(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportDebitDetail>,
): Promise<AnsweredFile> {
  actor.mustHave("acctARP.export");
  const { row, documents } = await openFigure(tx, actor, ask);
  const told = (words: Words) => say(words, actor.language);
  const who = row.agreementNo ?? row.partnerCode ?? "";
  return documentSheet(actor, documents, {
    name: `${told(sheets.documents)} ${who}`.trim(),
    facts: [
      [row.partnerCode ?? "", row.partnerName],
      [told(sheets.asOf), sayDay(ask.day ?? actor.today)],
      [told(sheets.figure), told(figureParts[ask.figure].words)],
    ],
  });
}

/** Exports what is owed under an agreement. Refuses: record.notFound · access.forbidden */
export function exportDebitByContract(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportDebitByContract>,
): Promise<AnsweredFile> {
  const whole = { partnerId: null, saleManId: null, officeId: null, service: null } as const;
  return exportDebitDetail(tx, actor, { ...ask, ...whole, figure: "debitAmount" });
}

/**
 * Exports the open debts of a salesman's shipments, or of all within reach, with and without an
 * agreement.
 */
export async function exportOutstandingDebit(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportOutstandingDebit>,
): Promise<AnsweredFile> {
  actor.mustHave("acctARP.export");
  const day = ask.day ?? actor.today;
  const shares = debtShares(await readDebtsOfSalesman(tx, actor, ask.salemanId, day));
  const documents = documentsBehind(shares, {
    figure: "debitAmount",
    currency: localCurrency,
    day,
  });
  const told = (words: Words) => say(words, actor.language);
  return documentSheet(actor, documents, {
    name: told(sheets.shipments),
    facts: [[told(sheets.asOf), sayDay(day)]],
  });
}

interface SheetHead {
  readonly name: string;
  readonly titles?: readonly string[];
  readonly facts: readonly (readonly [string, string | null])[];
}

function documentSheet(
  actor: Actor,
  documents: readonly DebtDocument[],
  head: SheetHead,
): AnsweredFile {
  const told = (words: Words) => say(words, actor.language);
  const services: Readonly<Record<string, Words>> = serviceNames;
  const names: Readonly<Record<string, (value: string) => Words | undefined>> = {
    type: (value) => debtTypes[value as DebtDocument["type"]],
    status: (value) => paymentTags[value as DebtDocument["status"]].words,
    service: (value) => services[value],
  };
  return written({
    ...head,
    columns: debtColumnNames.map((name) => excelColumn(name, debtColumns[name], told)),
    rows: documents.map((each) =>
      debtCells(each, (name, value) => {
        const words = value === null ? undefined : names[name]?.(value);
        return words ? told(words) : value;
      }),
    ),
  });
}

function excelColumn(
  key: string,
  { words, kind }: ReceivableColumn,
  told: (words: Words) => string,
  inDollars = key.endsWith("Usd"),
): ExcelColumn {
  return {
    key,
    header: told(words),
    kind,
    width: kind === "text" ? 18 : 15,
    ...(kind === "money"
      ? { decimals: decimalsOf(inDollars ? secondCurrency : localCurrency) }
      : {}),
  };
}

function written({
  name,
  titles,
  facts,
  ...sheet
}: SheetHead & {
  readonly columns: ExcelColumn[];
  readonly rows: SheetRow[];
}): AnsweredFile {
  return {
    name: `${name.replaceAll("/", "_")}.xlsx`,
    mime: sheetMime,
    bytes: writeExcel({
      sheet: name.slice(0, 31),
      titles: [...(titles ?? [name])],
      facts,
      ...sheet,
    }),
  };
}
