import { columnLetters } from "./excelColumn.ts";
import { xmlText } from "./xmlText.ts";

const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const openXml = "http://schemas.openxmlformats.org";
const main = `${openXml}/spreadsheetml/2006/main`;
const relations = `${openXml}/officeDocument/2006/relationships`;
const packed = `${openXml}/package/2006`;
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Indexes of the styles of a workbook; those of number formats follow, then the same in bold and coloured. */
export const styleOf = {
  plain: 0,
  title: 1,
  header: 2,
  required: 3,
  guide: 4,
  example: 5,
  typed: 6,
  group: 7,
  firstFormat: 8,
} as const;
const firstOwnFormat = 164;
const boldFont = 2;
const groupFill = 3;

// The sheet is hidden, because only the drop-down lists of the first one read it.
const offersSheet = "_lists";

/** What is printed of a sheet: the letters of its last column, and the rows that stand on each page. */
export interface PrintedArea {
  readonly lastColumn: string;
  readonly heading: readonly [from: number, to: number];
}

/**
 * The parts of a workbook with one sheet, besides the sheet itself, and a second sheet with the
 * values of drop-down lists if there are any. Source: ECMA-376, part 1.
 */
export function workbookParts(
  name: string,
  formats: readonly string[],
  offers: readonly (readonly string[])[] = [],
  printed?: PrintedArea,
): Record<string, string> {
  const also = offers.length > 0;
  return {
    ...(also ? { "xl/worksheets/sheet2.xml": offersXml(offers) } : {}),
    "[Content_Types].xml": `${declared}<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>${also ? `<Override PartName="/xl/worksheets/sheet2.xml" ContentType="${spreadsheet}.worksheet+xml"/>` : ""}<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
    "_rels/.rels": `${declared}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${declared}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/>${also ? `<sheet name="${offersSheet}" sheetId="2" state="hidden" r:id="rId3"/>` : ""}</sheets>${printed ? printedNames(name, printed) : ""}</workbook>`,
    "xl/_rels/workbook.xml.rels": `${declared}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/>${also ? `<Relationship Id="rId3" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/>` : ""}</Relationships>`,
    "xl/styles.xml": styles(formats),
  };
}

function printedNames(name: string, { lastColumn, heading: [from, to] }: PrintedArea): string {
  const sheet = xmlText(`'${name.replaceAll("'", "''")}'`);
  const named = (as: string, range: string) =>
    `<definedName name="_xlnm.${as}" localSheetId="0">${sheet}!${range}</definedName>`;
  return `<definedNames>${named("Print_Area", `$A:$${lastColumn}`)}${named("Print_Titles", `$${from}:$${to}`)}</definedNames>`;
}

function offersXml(offers: readonly (readonly string[])[]): string {
  const longest = offers.reduce((most, each) => Math.max(most, each.length), 0);
  const lines = Array.from({ length: longest }, (_, at) => {
    const cells = offers.map((each, column) => {
      const text = each[at];
      const place = `${columnLetters(column)}${at + 1}`;
      return text === undefined
        ? ""
        : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
    });
    return `<row r="${at + 1}">${cells.join("")}</row>`;
  });
  return `${declared}<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

/** A drop-down list: the letters of its column, and the place and length of its values. */
export interface OfferedColumn {
  readonly letters: string;
  readonly at: number;
  readonly count: number;
}

/** Returns the drop-down lists of the rows of a template; a list offers, it does not refuse. */
export function dropDowns(columns: readonly OfferedColumn[], first: number, last: number): string {
  if (columns.length === 0) return "";
  const lists = columns.map(({ letters, at, count }) => {
    const values = `${offersSheet}!$${columnLetters(at)}$1:$${columnLetters(at)}$${count}`;
    return `<dataValidation type="list" allowBlank="1" sqref="${letters}${first}:${letters}${last}"><formula1>${values}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${lists.length}">${lists.join("")}</dataValidations>`;
}

/** Returns the beginning of a sheet before its rows, with `frozen` frozen rows; as wide as a page in print. */
export function sheetStart(
  frozen: number,
  columnsOf: readonly { readonly width: number; readonly style?: number | undefined }[],
): string {
  const columns = columnsOf.map(
    ({ width, style }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${style ? ` style="${style}"` : ""}/>`,
  );
  return `${declared}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join("")}</cols><sheetData>`;
}

/**
 * Returns the end of a sheet after its rows: a filter over the cells of its table, or the
 * drop-down lists of a template.
 */
export function sheetEnd(
  after:
    | { readonly table: string; readonly merged?: readonly string[] }
    | { readonly lists: string },
): string {
  const end =
    "table" in after
      ? `<autoFilter ref="${after.table}"/>${mergedCells(after.merged ?? [])}`
      : after.lists;
  return `</sheetData>${end}${page}</worksheet>`;
}

// Landscape A4, as many pages high as there are rows, numbered.
const page =
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;C&amp;P / &amp;N</oddFooter></headerFooter>';

function mergedCells(ranges: readonly string[]): string {
  // A cell alone is no merge, and Excel refuses a sheet that says so.
  const several = ranges.filter((range) => new Set(range.split(":")).size > 1);
  if (several.length === 0) return "";
  const cells = several.map((range) => `<mergeCell ref="${range}"/>`);
  return `<mergeCells count="${several.length}">${cells.join("")}</mergeCells>`;
}

function styles(formats: readonly string[]): string {
  const own = formats.map(
    (format, at) => `<numFmt numFmtId="${firstOwnFormat + at}" formatCode="${xmlText(format)}"/>`,
  );
  const bold = `fontId="${boldFont}" fillId="${groupFill}" applyFont="1" applyFill="1"`;
  const shown = ['fontId="0" fillId="0"', bold].flatMap((look) =>
    formats.map(
      (_, at) =>
        `<xf numFmtId="${firstOwnFormat + at}" borderId="0" xfId="0" applyNumberFormat="1" ${look}/>`,
    ),
  );
  const solid = (colour: string) =>
    `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
  const font = (size: number, look: "" | "<b/>" | "<i/>", colour = "") =>
    `<font>${look}<sz val="${size}"/>${colour}<name val="Calibri"/></font>`;
  const grey = '<color rgb="FF6B7280"/>';
  return `${declared}<styleSheet xmlns="${main}">${
    own.length ? `<numFmts count="${own.length}">${own.join("")}</numFmts>` : ""
  }<fonts count="4">${font(11, "")}${font(14, "<b/>")}${font(11, "<b/>")}${font(10, "<i/>", grey)}</fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solid("FFFFE699")}${solid("FFE3ECF7")}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${
    styleOf.firstFormat + shown.length
  }"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="center"/></xf><xf numFmtId="0" fontId="2" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center"/></xf><xf numFmtId="49" fontId="3" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="3" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" borderId="0" xfId="0" ${bold}/>${shown.join("")}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
