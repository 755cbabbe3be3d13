import { xmlText } from "./xmlText.ts";

const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const openXml = "http://schemas.openxmlformats.org";
const main = `${openXml}/spreadsheetml/2006/main`;
const relations = `${openXml}/officeDocument/2006/relationships`;
const packed = `${openXml}/package/2006`;
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Indexes of the styles of a workbook; those of number formats follow. */
export const styleOf = { plain: 0, title: 1, header: 2, firstFormat: 3 } as const;
const firstOwnFormat = 164;

/** The parts of a workbook with one sheet, besides the sheet itself. Source: ECMA-376, part 1. */
export function workbookParts(name: string, formats: readonly string[]): Record<string, string> {
  return {
    "[Content_Types].xml": `${declared}<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
    "_rels/.rels": `${declared}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${declared}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${declared}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": styles(formats),
  };
}

/** Returns the beginning of a sheet before its rows, with `frozen` frozen rows. */
export function sheetStart(frozen: number, widths: readonly number[]): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${declared}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join("")}</cols><sheetData>`;
}

/** Returns the end of a sheet after its rows, with a filter over the cells of its table. */
export function sheetEnd(table: string): string {
  return `</sheetData><autoFilter ref="${table}"/></worksheet>`;
}

function styles(formats: readonly string[]): string {
  const own = formats.map(
    (format, at) => `<numFmt numFmtId="${firstOwnFormat + at}" formatCode="${xmlText(format)}"/>`,
  );
  const shown = formats.map(
    (_, at) =>
      `<xf numFmtId="${firstOwnFormat + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const font = (size: number, bold: boolean) =>
    `<font>${bold ? "<b/>" : ""}<sz val="${size}"/><name val="Calibri"/></font>`;
  return `${declared}<styleSheet xmlns="${main}">${
    own.length ? `<numFmts count="${own.length}">${own.join("")}</numFmts>` : ""
  }<fonts count="3">${font(11, false)}${font(14, true)}${font(11, true)}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${
    styleOf.firstFormat + formats.length
  }"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="center"/></xf>${shown.join("")}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
