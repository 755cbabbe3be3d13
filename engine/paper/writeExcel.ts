import { Readable } from "node:stream";
import {
  columnLetters,
  type ExcelColumn,
  type ExcelSheet,
  type SheetAmount,
  type SheetRow,
  type Subtotal,
} from "./excelColumn.ts";
import { excelFormat, excelValue } from "./excelValue.ts";
import { inPieces } from "./inPieces.ts";
import {
  dropDowns,
  type PrintedArea,
  sheetEnd,
  sheetStart,
  styleOf,
  workbookParts,
} from "./workbookParts.ts";
import { writeZip } from "./writeZip.ts";
import { xmlText } from "./xmlText.ts";

/**
 * Writes one sheet as an .xlsx stream and reads rows only as fast as the stream is sent.
 *
 * Shape: title rows, rows of facts, then the bold and frozen header with filters, below a row of bands
 * where columns have them, then the rows; rows of groups and sums are bold and coloured, and sums add up
 * their rows again. It prints as wide as a page, with the header on each. A template has no
 * filter; below its header are the guide of each column and an example, and its rows have drop-down
 * lists. No library is used, because a
 * long list has a million cells: everything of a cell except its value is computed once per column,
 * and the archive is compressed lightly.
 */
export function writeExcel(ask: ExcelSheet): Readable {
  const { columns, titles = [], facts = [] } = ask;
  const amounts = facts.flatMap(([, value]) => (isAmount(value) ? [columnOf(value)] : []));
  const formats = [...new Set([...columns, ...amounts].map(excelFormat))].filter(
    (each) => each !== undefined,
  );
  const offers = columns.flatMap(({ entry }) => (entry?.offers?.length ? [entry.offers] : []));
  const parts = Object.entries(
    workbookParts(sheetName(ask.sheet), formats, offers, printedArea(ask)),
  ).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  const sheet = {
    name: "xl/worksheets/sheet1.xml",
    bytes: sheetXml({ ...ask, titles, facts }, formats),
  };
  return Readable.from(writeZip([...parts, sheet], true), { objectMode: false });
}

/** The columns that are printed, and the rows of bands and header on each page; none of a template. */
function printedArea({ columns, titles = [], facts = [] }: ExcelSheet): PrintedArea | undefined {
  if (columns.some(({ entry }) => entry)) return undefined;
  const first = titles.length + facts.length + 1;
  return {
    lastColumn: columnLetters(columns.length - 1),
    heading: [first, columns.some(({ band }) => band) ? first + 1 : first],
  };
}

function sheetXml(
  ask: ExcelSheet & Required<Pick<ExcelSheet, "titles" | "facts">>,
  formats: readonly string[],
) {
  const { titles, facts, columns, rows, isBold } = ask;
  const before = titles.length + facts.length + (columns.some(({ band }) => band) ? 1 : 0);
  let row = 0;
  let lastOfTable = 0;
  const line = (cells: string) => `<row r="${row}">${cells}</row>`;
  const fixed = (texts: readonly (string | null)[], style: number) => {
    row += 1;
    return line(texts.map((text, at) => cellOf(columnLetters(at), style)(text, row)).join(""));
  };
  const amountRow = (name: string, value: SheetAmount) => {
    row += 1;
    const column = columnOf(value);
    const format = styleOf.firstFormat + formats.indexOf(excelFormat(column) ?? "");
    const cells = [
      cellOf(columnLetters(0), styleOf.typed)(name, row),
      cellOf(columnLetters(1), format)(excelValue(column, value.amount), row),
      cellOf(columnLetters(2), styleOf.typed)(value.currency, row),
    ];
    return line(cells.join(""));
  };
  const bands = bandsOf(columns);
  const isTemplate = columns.some((column) => column.entry);
  const heading = () => {
    row += 1;
    const cells = columns.map(({ header, entry }, at) =>
      cellOf(columnLetters(at), entry?.required ? styleOf.required : styleOf.header)(
        entry?.required ? `${header} *` : header,
        row,
      ),
    );
    return line(cells.join(""));
  };
  const above = [
    ...titles.map((title) => fixed([title], styleOf.title)),
    ...facts.map(([name, value]) =>
      isAmount(value) ? amountRow(name, value) : fixed([name, value], styleOf.typed),
    ),
    ...(bands.length > 0
      ? [
          fixed(
            columns.map(({ band }, at) => (band && band !== columns[at - 1]?.band ? band : null)),
            styleOf.header,
          ),
        ]
      : []),
    heading(),
    ...(isTemplate
      ? [
          fixed(
            columns.map(({ entry }) => entry?.guide ?? null),
            styleOf.guide,
          ),
          fixed(
            columns.map(({ entry }) => entry?.example ?? null),
            styleOf.example,
          ),
        ]
      : []),
  ];
  const styleIn = (column: ExcelColumn) => {
    const format = excelFormat(column);
    // Text stays as it is typed in a template, so that a tax code keeps its zeros.
    const plain = column.entry && column.kind === "text" ? styleOf.typed : styleOf.plain;
    return format ? styleOf.firstFormat + formats.indexOf(format) : plain;
  };
  const boldIn = (column: ExcelColumn) => {
    const format = excelFormat(column);
    const first = styleOf.firstFormat + formats.length;
    return format ? first + formats.indexOf(format) : styleOf.group;
  };
  const writersOf = (style: (column: ExcelColumn) => number, isGroup: boolean) =>
    columns.map((column, at) => {
      const cell = cellOf(columnLetters(at), style(column), isGroup);
      const sum = sumOf(columnLetters(at), style(column));
      return (read: SheetRow) => {
        const value = read[column.key];
        return isSubtotal(value)
          ? sum(value, excelValue(column, value.subtotal), row)
          : cell(excelValue(column, value), row);
      };
    });
  const [plain, bold] = [writersOf(styleIn, false), isBold ? writersOf(boldIn, true) : []];
  const write = (read: SheetRow) => {
    row += 1;
    let cells = "";
    const isSum = isBold?.(read) ?? false;
    // The sums below the last row stay when rows are filtered.
    if (!isSum) lastOfTable = row;
    for (const each of isSum ? bold : plain) cells += each(read);
    return line(cells);
  };
  const start = sheetStart(
    before + (isTemplate ? 2 : 1),
    columns.map((column) => ({
      width: widthOf(column),
      ...(isTemplate ? { style: styleIn(column) } : {}),
    })),
  );
  const [first, last] = [before + 1, columnLetters(columns.length - 1)];
  const end = () =>
    sheetEnd(
      isTemplate
        ? { lists: dropDowns(offeredOf(columns), first + 3, lastTyped) }
        : {
            table: `A${first}:${last}${Math.max(lastOfTable, first)}`,
            merged: bands.map(({ from, to }) => `${from}${first - 1}:${to}${first - 1}`),
          },
    );
  return inPieces(start + above.join(""), rows, write, end);
}

const isAmount = (value: string | null | SheetAmount): value is SheetAmount =>
  value !== null && typeof value === "object";

/** The column that would hold an amount: it gives the cell its value and its format. */
const columnOf = ({ decimals }: SheetAmount): ExcelColumn => ({
  header: "",
  key: "amount",
  kind: "money",
  decimals,
});

// As many rows as an import reads.
const lastTyped = 20_000;

function offeredOf(columns: readonly ExcelColumn[]) {
  return columns
    .map(({ entry }, at) => ({
      letters: columnLetters(at),
      count: entry?.offers?.length ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .map((each, at) => ({ ...each, at }));
}

/** Writes the cells of one column. */
function cellOf(letters: string, style: number, isGroup = false) {
  const place = `<c r="${letters}`;
  const styled = style === styleOf.plain ? `"` : `" s="${style}"`;
  return (value: string | number | boolean | null, row: number): string => {
    // The colour of a group is without gaps.
    if (value === null) return isGroup ? `${place}${row}${styled}/>` : "";
    if (typeof value === "string") {
      const kept = value.trim() === value ? "" : ' xml:space="preserve"';
      return `${place}${row}${styled} t="inlineStr"><is><t${kept}>${xmlText(value)}</t></is></c>`;
    }
    if (typeof value === "number") return `${place}${row}${styled}><v>${value}</v></c>`;
    return `${place}${row}${styled} t="b"><v>${value ? 1 : 0}</v></c>`;
  };
}

/** The bands that cover several columns, by the letters of their first and last one. */
function bandsOf(columns: readonly ExcelColumn[]) {
  const starts = columns.flatMap(({ band }, at) =>
    band && band !== columns[at - 1]?.band ? [{ at, band }] : [],
  );
  return starts.map(({ at, band }) => {
    const end = columns.findIndex((column, other) => other > at && column.band !== band);
    return {
      from: columnLetters(at),
      to: columnLetters((end < 0 ? columns.length : end) - 1),
    };
  });
}

const isSubtotal = (value: unknown): value is Subtotal =>
  typeof value === "object" && value !== null && "subtotal" in value;

/** Writes the sums of one column: the formula with its present value. */
function sumOf(letters: string, style: number) {
  return ({ rows }: Subtotal, value: string | number | boolean | null, row: number): string => {
    // A sum with more digits than Excel holds stays exact as text.
    if (typeof value !== "number") return cellOf(letters, style, true)(value, row);
    const range = `${letters}${row - rows}:${letters}${row - 1}`;
    return `<c r="${letters}${row}" s="${style}"><f>SUBTOTAL(9,${range})</f><v>${value}</v></c>`;
  };
}

function widthOf({ header, kind, width, entry }: ExcelColumn): number {
  if (width !== undefined) return width;
  if (entry) return Math.min(60, Math.max(22, header.length + 4));
  const body = kind === "text" ? 22 : kind === "flag" ? 8 : 15;
  return Math.min(60, Math.max(body, header.length + 2));
}

/** Excel allows 31 characters, none of []:*?/\, and no apostrophe at either end. */
function sheetName(asked: string): string {
  const cleaned = asked
    .replace(/[[\]:*?/\\]/g, " ")
    .slice(0, 31)
    .replace(/^'+|'+$/g, "")
    .trim();
  return cleaned || "Sheet1";
}
