import type { Block, Said, Sheet, TableRow, Width } from "./sheet.ts";
import { writeZip } from "./writeZip.ts";
import { xmlText } from "./xmlText.ts";

const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const openXml = "http://schemas.openxmlformats.org";
const main = `${openXml}/wordprocessingml/2006/main`;
const relations = `${openXml}/officeDocument/2006/relationships`;
const packed = `${openXml}/package/2006`;
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
export const wordMime = `${word}.document`;

// Word measures in twentieths of a point.
const twipsOfMillimetre = 56.7;
const twips = (millimetres: number) => Math.round(millimetres * twipsOfMillimetre);
const pageOf = { a4: [210, 297], a5: [148, 210] } as const;
const usualMargin = { x: 14, top: 14, bottom: 17 };
const usualSize = 9;
const colours = { ink: "1F2937", grey: "6B7280", pale: "9CA3AF", warning: "B91C1C" } as const;

type Align = "left" | "center" | "right";

/** How text is set: its size in points and its alignment. */
interface Setting {
  readonly size: number;
  readonly align?: Align;
  readonly bold?: boolean;
  readonly keep?: boolean;
}

/**
 * Writes the blocks of a sheet as a Word document, for papers that the office completes by hand.
 *
 * Shape: without pictures and stamp; a frame has fixed boxes and is a fault.
 * Source: ECMA-376, part 1
 */
export async function wordFile(sheet: Sheet): Promise<Buffer> {
  const files = {
    "[Content_Types].xml": `${declared}<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/footer1.xml" ContentType="${word}.footer+xml"/></Types>`,
    "_rels/.rels": `${declared}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/_rels/document.xml.rels": `${declared}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${relations}/footer" Target="footer1.xml"/></Relationships>`,
    "word/footer1.xml": footerXml(sheet),
    "word/document.xml": documentXml(sheet),
  };
  const pieces: Uint8Array[] = [];
  const parts = Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  for await (const piece of writeZip(parts, true)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The width between the margins in mm. */
function widthOf({ format = "a4", flipped, margin = usualMargin }: Sheet): number {
  const [width, height] = pageOf[format];
  return (flipped ? height : width) - 2 * margin.x;
}

function documentXml(sheet: Sheet): string {
  const { format = "a4", flipped, margin = usualMargin, size = usualSize } = sheet;
  const [short, long] = pageOf[format];
  const [width, height] = flipped ? [long, short] : [short, long];
  const page =
    `<w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"${flipped ? ' w:orient="landscape"' : ""}/>` +
    `<w:pgMar w:top="${twips(margin.top)}" w:bottom="${twips(margin.bottom)}" w:left="${twips(margin.x)}" w:right="${twips(margin.x)}" w:header="300" w:footer="400" w:gutter="0"/>`;
  const body = blocksXml(sheet.blocks, widthOf(sheet), { size });
  return (
    `${declared}<w:document xmlns:w="${main}" xmlns:r="${relations}"><w:body>${body}` +
    `<w:sectPr><w:footerReference w:type="default" r:id="rId1"/>${page}</w:sectPr></w:body></w:document>`
  );
}

function footerXml({ no, footer }: Sheet): string {
  const small = { size: 7 };
  const field = (name: string) =>
    `<w:r>${lookXml(small)}<w:fldChar w:fldCharType="begin"/></w:r><w:r>${lookXml(small)}<w:instrText>${name}</w:instrText></w:r><w:r>${lookXml(small)}<w:fldChar w:fldCharType="end"/></w:r>`;
  const text = (said: string) => runXml({ text: said }, small);
  return (
    `${declared}<w:ftr xmlns:w="${main}"><w:p>` +
    `${text(`${no}  ·  ${footer.page} `)}${field("PAGE")}${text("/")}${field("NUMPAGES")}` +
    `${footer.right ? text(`  ·  ${footer.right}`) : ""}</w:p></w:ftr>`
  );
}

function blocksXml(blocks: readonly Block[], width: number, setting: Setting): string {
  return blocks.map((block) => blockXml(block, width, setting)).join("");
}

function blockXml(block: Block, width: number, setting: Setting): string {
  const { size } = setting;
  switch (block.block) {
    case "opening":
      return (
        blockXml(block.letterhead, width, setting) +
        ruleXml() +
        paragraph(block.title, { size: 15, align: "center", bold: true }) +
        (block.under ? paragraph(block.under, { size, align: "center" }) : "")
      );
    case "letterhead":
      return (
        paragraph(block.name, { size: 12, bold: true }) +
        [block.unit, ...block.lines]
          .map((line) => (line ? paragraph(line, { size: 8 }) : ""))
          .join("")
      );
    case "text":
      return paragraph(block.said, { ...setting, align: block.align ?? "left" });
    case "heading":
      return paragraph(block.said, { size, bold: true, keep: true });
    case "facts":
      return tableXml([38, "1fr"], width, factRows(block.rows, setting));
    case "columns":
      return tableXml(block.widths, width, [
        rowXml(
          block.parts.map((part, at) => {
            const own = widths(block.widths, width)[at] ?? width;
            return cellXml(blocksXml(part, own, setting), own);
          }),
        ),
      ]);
    case "boxes":
      return boxesXml(block, width, setting);
    case "table":
      return listXml(block, width, setting);
    case "totals":
      return totalsXml(block, width, setting);
    case "panel":
    case "keep":
      return blocksXml(block.blocks, width, setting);
    case "pictures":
      return "";
    case "signatures": {
      const each = width / Math.max(1, block.people.length);
      const cells = block.people.map(({ title, how, name }) =>
        cellXml(
          paragraph(title, { size, align: "center", bold: true }) +
            paragraph(how, { size: 7, align: "center" }) +
            paragraph("\n\n\n", { size, align: "center" }) +
            paragraph(name, { size, align: "center", bold: true }),
          each,
        ),
      );
      return tableXml(
        block.people.map(() => "1fr"),
        width,
        [rowXml(cells)],
      );
    }
    case "rule":
      return ruleXml();
    case "frame":
      throw new Error("a frame of fixed boxes is not written as a text document");
  }
}

const ruleXml = () =>
  '<w:p><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="1F2937"/></w:pBdr><w:spacing w:before="0" w:after="60"/></w:pPr></w:p>';

function factRows(
  facts: readonly (readonly [string, string | undefined, ...unknown[]])[],
  setting: Setting,
): string[] {
  return facts
    .filter(([, value]) => value)
    .map(([label, value = "", look]) =>
      rowXml([
        cellXml(paragraph([{ text: label, look: "label" }], setting), 38),
        cellXml(paragraph(value, { ...setting, bold: look === "bold" }), null),
      ]),
    );
}

function boxesXml(
  { widths: asked, boxes }: Extract<Block, { block: "boxes" }>,
  width: number,
  setting: Setting,
): string {
  const rows: string[][] = [[]];
  let filled = 0;
  for (const { caption, said, across = 1 } of boxes) {
    if (filled + across > asked.length) {
      rows.push([]);
      filled = 0;
    }
    const text = paragraph([{ text: caption, look: "label" }], setting) + paragraph(said, setting);
    rows.at(-1)?.push(cellXml(text, null, { across }));
    filled += across;
  }
  return tableXml(
    asked,
    width,
    rows.map((cells) => rowXml(cells)),
    true,
  );
}

function listXml(
  { columns, rows }: Extract<Block, { block: "table" }>,
  width: number,
  setting: Setting,
): string {
  const asked = columns.map((column) => column.width);
  const wide = widths(asked, width);
  const cell = (said: Said, at: number, look: Partial<Setting> = {}) =>
    cellXml(
      paragraph(said, { ...setting, align: columns[at]?.align ?? "left", ...look }),
      wide[at] ?? null,
    );
  const head = rowXml(
    columns.map((column, at) => cell(column.head, at, { bold: true })),
    true,
  );
  const rowOf = (row: TableRow): string => {
    if ("section" in row) {
      const title = paragraph(row.section, { ...setting, bold: true, keep: true });
      return rowXml([cellXml(title, null, { across: columns.length })]);
    }
    if ("sum" in row) {
      const label = paragraph(row.sum, { ...setting, bold: true });
      const sums = row.cells.map((said, at) => cell(said, row.across + at, { bold: true }));
      return rowXml([cellXml(label, null, { across: row.across }), ...sums]);
    }
    return rowXml(row.cells.map((said, at) => cell(said, at)));
  };
  return tableXml(asked, width, [head, ...rows.map(rowOf)], true);
}

function totalsXml(
  { width: asked, head, rows, grand }: Extract<Block, { block: "totals" }>,
  width: number,
  setting: Setting,
): string {
  const columns = head.length;
  const right = { ...setting, align: "right" } as const;
  const cells = (said: readonly Said[], look: Partial<Setting> = {}) =>
    said.map((each, at) =>
      cellXml(paragraph(each, { ...(at === 0 ? setting : right), ...look }), null),
    );
  const grandRows = grand.map(({ label, across, cells: sums }) =>
    rowXml([
      cellXml(paragraph(label, setting), null, { across }),
      ...sums.map((each) => cellXml(paragraph(each, { ...right, bold: true }), null)),
    ]),
  );
  return tableXml(
    Array.from({ length: columns }, () => "1fr" as const),
    Math.min(asked, width),
    [rowXml(cells(head, { bold: true })), ...rows.map((row) => rowXml(cells(row))), ...grandRows],
    true,
    "right",
  );
}

/** The widths of columns in mm; a column of its content gets an equal share of the rest. */
function widths(asked: readonly Width[], width: number): number[] {
  const share = (each: Width) => (each === "auto" ? 1 : Number.parseFloat(String(each)));
  const fixed = asked.filter((each) => typeof each === "number");
  const rest = Math.max(0, width - fixed.reduce<number>((sum, each) => sum + Number(each), 0));
  const flexible = asked.filter((each) => typeof each !== "number");
  const shares = flexible.reduce<number>((sum, each) => sum + share(each), 0);
  return asked.map((each) => (typeof each === "number" ? each : (rest * share(each)) / shares));
}

/** A table; a paragraph follows, because Word joins tables that touch. */
function tableXml(
  asked: readonly Width[],
  width: number,
  rows: readonly string[],
  isRuled = false,
  align: Align = "left",
): string {
  if (rows.length === 0) return "";
  const line = (side: string) =>
    `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="D1D5DB"/>`;
  const borders = isRuled
    ? `<w:tblBorders>${["top", "left", "bottom", "right", "insideH", "insideV"].map(line).join("")}</w:tblBorders>`
    : "";
  const grid = widths(asked, width).map((each) => `<w:gridCol w:w="${twips(each)}"/>`);
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="${twips(width)}" w:type="dxa"/><w:jc w:val="${align}"/>${borders}<w:tblLayout w:type="fixed"/></w:tblPr>` +
    `<w:tblGrid>${grid.join("")}</w:tblGrid>${rows.join("")}</w:tbl>` +
    '<w:p><w:pPr><w:spacing w:before="0" w:after="60" w:line="120" w:lineRule="exact"/></w:pPr></w:p>'
  );
}

function rowXml(cells: readonly string[], isHead = false): string {
  const look = isHead ? "<w:tblHeader/>" : "";
  return `<w:tr><w:trPr><w:cantSplit/>${look}</w:trPr>${cells.join("")}</w:tr>`;
}

function cellXml(content: string, width: number | null, { across = 1 } = {}): string {
  const own = width === null ? "" : `<w:tcW w:w="${twips(width)}" w:type="dxa"/>`;
  const span = across > 1 ? `<w:gridSpan w:val="${across}"/>` : "";
  // A cell ends with a paragraph.
  const end = content.endsWith("</w:p>") ? "" : paragraph("", { size: usualSize });
  return `<w:tc><w:tcPr>${own}${span}</w:tcPr>${content}${end}</w:tc>`;
}

function paragraph(said: Said, setting: Setting): string {
  const runs = typeof said === "string" ? [{ text: said }] : said;
  const look =
    `${setting.keep ? "<w:keepNext/>" : ""}<w:spacing w:before="0" w:after="20"/>` +
    `<w:jc w:val="${setting.align ?? "left"}"/>`;
  return `<w:p><w:pPr>${look}</w:pPr>${runs.map((run) => runXml(run, setting)).join("")}</w:p>`;
}

type Run = Exclude<Said, string>[number];

function runXml(run: Run, setting: Setting): string {
  const lines = run.text
    .split("\n")
    .map((line) => `<w:t xml:space="preserve">${xmlText(line)}</w:t>`);
  return `<w:r>${lookXml(setting, run)}${lines.join("<w:br/>")}</w:r>`;
}

function lookXml(setting: Setting, run: Omit<Run, "text"> = {}): string {
  const small = run.look === "label" || run.look === "caption";
  const size = run.size ?? (small ? Math.max(6, setting.size - 1.5) : setting.size);
  const colour = run.colour ?? (small ? "grey" : null);
  return (
    '<w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/>' +
    `${(run.bold ?? setting.bold) ? "<w:b/>" : ""}${run.italic ? "<w:i/>" : ""}` +
    `${colour ? `<w:color w:val="${colours[colour]}"/>` : ""}` +
    `<w:sz w:val="${Math.round(size * 2)}"/></w:rPr>`
  );
}
