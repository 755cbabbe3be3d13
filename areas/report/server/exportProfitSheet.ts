import { excelFile } from "@fairway/areas/shipment/server/excelFile.ts";
import type { AnsweredFile, Ask } from "@fairway/core/contract/call.ts";
import { decimalsOf, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import type { ExcelColumn, SheetRow } from "@fairway/engine/paper/excelColumn.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { exportProfitSheet as call } from "../contract.ts";
import type { ProfitSheetPaper, ProfitSheetPaperLine } from "../model/profitSheetPaper.ts";
import { profitSheetWords as words } from "./paper/profitSheet.paper.ts";
import { profitSheetPaper } from "./previewProfitSheet.ts";

/** The kinds of lines in their order on the sheet. */
const kinds = ["SELL", "BUY", "OBH"] as const;

/**
 * Writes the profit and loss sheet of a job, or of one of its house bills, as a workbook with the
 * figures of the paper.
 *
 * Shape: an unknown amount is an empty cell.
 * Refuses: as previewProfitSheet
 * Source: rule RP-3
 */
export async function exportProfitSheet(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof call>,
): Promise<AnsweredFile> {
  const { job, paper, language } = await profitSheetPaper(tx, actor, ask);
  const told = (text: Words) => say(text, language);
  const { currency, totals, lines } = paper;
  const decimals = decimalsOf(currency);
  const text = (key: string, title: Words): ExcelColumn => ({
    key,
    header: told(title),
    kind: "text",
  });
  const money = (key: string, title: Words): ExcelColumn => ({
    key,
    header: told(title),
    kind: "money",
    decimals,
  });
  const figure = (value: string) => (value ? sayNumber(value, language) : "");
  const rate = paper.exchangeRate
    ? `1 ${secondCurrency} = ${figure(paper.exchangeRate)} ${localCurrency}`
    : "";
  return excelFile(`PL-${job.jobNo}`.replaceAll("/", "_"), {
    sheet: told(words.profit).slice(0, 31),
    titles: [`${told(words.title)} (${currency})`, paper.jobNo],
    facts: [
      [told(words.jobDate), sayDay(paper.jobDate)],
      [told(words.service), paper.service],
      [told(words.mbl), paper.mawb],
      [told(words.hbl), paper.hwbno],
      [told(words.customer), paper.customer],
      [told(words.carrier), paper.carrier],
      [told(words.pol), paper.pol],
      [told(words.pod), paper.pod],
      [told(words.salesman), paper.salesman],
      [told(words.exchangeRate), rate],
    ],
    columns: [
      text("kind", words.lineType),
      text("partner", words.partner),
      text("description", words.description),
      { key: "quantity", header: told(words.quantity), kind: "number" },
      text("unit", words.unit),
      { key: "unitPrice", header: told(words.unitPrice), kind: "number" },
      text("currency", words.currency),
      money("costNet", words.costNet),
      money("costGross", words.costGross),
      money("revenueNet", words.revenueNet),
      money("revenueGross", words.revenueGross),
      money("obhGross", words.obh),
      text("documentNo", words.document),
      text("paymentStatus", words.status),
      text("notes", words.lineNotes),
    ],
    rows: [
      ...kinds.flatMap((kind) =>
        lines.filter((line) => line.kind === kind).map((line) => row(line, told(words[kind]))),
      ),
      { description: told(words.total), ...totals },
      profitRow(paper, told(words.profit)),
    ],
  });
}

function row(line: ProfitSheetPaperLine, kind: string): SheetRow {
  const { net, gross, ...told } = line;
  const amounts = {
    BUY: { costNet: net, costGross: gross },
    SELL: { revenueNet: net, revenueGross: gross },
    OBH: { obhGross: gross },
  };
  return { ...told, ...amounts[line.kind], kind };
}

function profitRow({ profit, margin }: ProfitSheetPaper, description: string): SheetRow {
  return {
    description: margin ? `${description} (${margin} %)` : description,
    revenueNet: profit,
  };
}
