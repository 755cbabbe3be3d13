import { columnLetters } from "./excelColumn.ts";
import { excelValue } from "./excelValue.ts";
import { type FormStyle, formStyles } from "./formStyles.ts";
import type { Block, FrameBox, Said } from "./sheet.ts";
import { workbookParts } from "./workbookParts.ts";
import { writeZip } from "./writeZip.ts";
import { xmlText } from "./xmlText.ts";

type Area = readonly [x: number, y: number, width: number, height: number];

/** A text in an area of the sheet. */
interface Placed {
  readonly at: Area;
  readonly text: string | number;
  readonly look: Omit<FormStyle, "edges">;
}

// Edges closer than a line are one edge of the grid.
const together = 1.4;
const captionHeight = 4;

/**
 * Writes the boxes of a frame as a workbook of one page: a grid of merged cells with their borders.
 *
 * Shape: a box with a `figure` becomes a number; texts that overlap an earlier one move below it.
 */
export async function frameWorkbook(name: string, boxes: readonly FrameBox[]): Promise<Buffer> {
  const placed = boxes.flatMap(textsOf);
  const outlines = boxes.filter(({ border = "all" }) => border !== "none");
  const areas = [...placed, ...outlines].map(({ at }) => at);
  const columns = gridOf(areas.flatMap(([x, , width]) => [x, x + width]));
  const lines = gridOf(areas.flatMap(([, y, , height]) => [y, y + height]));
  const cells = cellsOf(placed, outlines, columns, lines);
  // The sheet collects the styles.
  const sheet = sheetXml(cells, columns, lines);
  const parts = { ...workbookParts(name, []), "xl/styles.xml": cells.styles.xml() };
  const files = Object.entries({ ...parts, "xl/worksheets/sheet1.xml": sheet });
  const pieces: Uint8Array[] = [];
  for await (const piece of writeZip(
    files.map(([file, text]) => ({ name: file, bytes: Buffer.from(text) })),
    true,
  )) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The caption and the text of a box, each in its own area. */
function textsOf(box: FrameBox): Placed[] {
  const { at, caption, figure, align = "left", bold = false } = box;
  const [x, y, width, height] = at;
  const below: Area = caption
    ? [x, y + captionHeight, width, Math.max(height - captionHeight, together + 0.1)]
    : at;
  const said = box.blocks ? box.blocks.map(textOfBlock).join("\n") : (box.said ?? "");
  const isSmall = box.form === true && box.blocks !== undefined;
  const number = figure && excelValue({ header: "", key: "", kind: "number" }, figure.value);
  const text = typeof number === "number" ? number : said.trim();
  const look = {
    align,
    isMiddle: box.middle === true,
    isBold: bold,
    isSmall,
    decimals: typeof number === "number" ? (figure?.decimals ?? 0) : null,
  };
  const title = { ...look, align: "left", isBold: false, isSmall: true, decimals: null } as const;
  return [
    ...(caption ? [{ at: [x, y, width, captionHeight] as const, text: caption, look: title }] : []),
    ...(text === "" ? [] : [{ at: below, text, look }]),
  ];
}

const textOfSaid = (said: Said) =>
  typeof said === "string" ? said : said.map(({ text }) => text).join("");

function textOfBlock(block: Block): string {
  if (block.block === "text") return textOfSaid(block.said);
  if (block.block !== "letterhead") return "";
  return [block.name, block.unit, ...block.lines].filter(Boolean).join("\n");
}

/** The edges of a grid in their order, those close together as one. */
function gridOf(edges: readonly number[]): number[] {
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.reduce<number[]>((grid, edge) => {
    const last = grid.at(-1);
    return last !== undefined && edge - last < together ? grid : [...grid, edge];
  }, []);
}

/** The grid line of an edge: the last one that is not after it. */
const lineAt = (grid: readonly number[], edge: number) =>
  grid.findLastIndex((line) => line <= edge + 0.01);

interface Cells {
  readonly styles: ReturnType<typeof formStyles>;
  readonly edges: Map<string, number>;
  readonly texts: Map<string, Placed>;
  readonly merged: readonly string[];
  /** The number of rows with a text. */
  readonly rows: number;
  /** The look of each cell of a merged area. */
  readonly looks: Map<string, Placed["look"]>;
}

const place = (column: number, row: number) => `${columnLetters(column)}${row + 1}`;
const sides = { left: 1, right: 2, top: 4, bottom: 8 } as const;

function cellsOf(
  placed: readonly Placed[],
  outlines: readonly FrameBox[],
  columns: readonly number[],
  lines: readonly number[],
): Cells {
  const span = ([x, y, width, height]: Area) => {
    const [left, top] = [lineAt(columns, x), lineAt(lines, y)];
    const right = Math.max(lineAt(columns, x + width), left + 1);
    return { left, top, right, bottom: Math.max(lineAt(lines, y + height), top + 1) };
  };
  const edges = new Map<string, number>();
  const draw = (column: number, row: number, side: number) => {
    const key = place(column, row);
    edges.set(key, (edges.get(key) ?? 0) | side);
  };
  for (const { at, border } of outlines) {
    const { left, top, right, bottom } = span(at);
    for (let column = left; column < right; column += 1) {
      draw(column, top, sides.top);
      if (border !== "top") draw(column, bottom - 1, sides.bottom);
    }
    if (border === "top") continue;
    for (let row = top; row < bottom; row += 1) {
      draw(left, row, sides.left);
      draw(right - 1, row, sides.right);
    }
  }
  const texts = new Map<string, Placed>();
  const looks = new Map<string, Placed["look"]>();
  const merged: string[] = [];
  let count = 0;
  for (const one of placed) {
    const { left, right, ...rows } = span(one.at);
    const isFree = (top: number, bottom: number) => {
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1)
          if (looks.has(place(column, row))) return false;
      return true;
    };
    let { top, bottom } = rows;
    while (top < bottom - 1 && !isFree(top, bottom)) top += 1;
    while (!isFree(top, bottom)) [top, bottom] = [bottom, bottom + 1];
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) looks.set(place(column, row), one.look);
    texts.set(place(left, top), one);
    count = Math.max(count, bottom);
    const [from, to] = [place(left, top), place(right - 1, bottom - 1)];
    if (from !== to) merged.push(`${from}:${to}`);
  }
  return { styles: formStyles(), edges, texts, looks, merged, rows: count };
}

const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
// A unit of a column is a digit of seven pixels; a row is measured in points.
const digitsOfMm = 0.54;
const pointsOfMm = 2.835;

function sheetXml(cells: Cells, columns: readonly number[], lines: readonly number[]): string {
  const size = (grid: readonly number[], at: number) =>
    (grid[at + 1] ?? (grid[at] ?? 0) + captionHeight) - (grid[at] ?? 0);
  const plain: Placed["look"] = {
    align: "left",
    isMiddle: false,
    isBold: false,
    isSmall: false,
    decimals: null,
  };
  const cell = (key: string): string => {
    const look = cells.looks.get(key) ?? plain;
    const style = cells.styles.at({ ...look, edges: cells.edges.get(key) ?? 0 });
    const text = cells.texts.get(key)?.text;
    if (text === undefined) return `<c r="${key}" s="${style}"/>`;
    if (typeof text === "number") return `<c r="${key}" s="${style}"><v>${text}</v></c>`;
    return `<c r="${key}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
  };
  const wide = columns.slice(0, -1).map((_, at) => {
    const width = (size(columns, at) * digitsOfMm).toFixed(2);
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  // A text that found no place within its box stands below the grid.
  const count = Math.max(lines.length - 1, cells.rows);
  const rows = Array.from({ length: count }, (_, row) => {
    const height = (size(lines, row) * pointsOfMm).toFixed(2);
    const held = columns.slice(0, -1).map((__, column) => cell(place(column, row)));
    return `<row r="${row + 1}" ht="${height}" customHeight="1">${held.join("")}</row>`;
  });
  const joined = cells.merged.map((area) => `<mergeCell ref="${area}"/>`).join("");
  return `${declared}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="12"/><cols>${wide.join("")}</cols><sheetData>${rows.join("")}</sheetData>${joined ? `<mergeCells count="${cells.merged.length}">${joined}</mergeCells>` : ""}<pageMargins left="0.3" right="0.3" top="0.3" bottom="0.3" header="0" footer="0"/><pageSetup paperSize="9" fitToWidth="1" fitToHeight="1"/></worksheet>`;
}
