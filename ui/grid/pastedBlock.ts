import { fold } from "@fairway/core/words/fold.ts";
import type { GridColumn } from "./column.ts";

/** The maximum number of cells of a pasted block. */
export const mostPastedCells = 100_000;

/**
 * Reads a block from the clipboard in the format of spreadsheets: tabs, line ends, quoted cells.
 *
 * Shape: null is a block of more cells than `most`.
 */
export function readBlock(text: string, most = mostPastedCells): string[][] | null {
  const rows: string[][] = [[]];
  let count = 1;
  let cell = "";
  let quoted = false;
  const source = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === "") quoted = true;
    else if (sign === "\t" || sign === "\n") {
      count += 1;
      if (count > most) return null;
      rows.at(-1)?.push(cell);
      cell = "";
      if (sign === "\n") rows.push([]);
    } else cell += sign;
  }
  rows.at(-1)?.push(cell);
  return rows;
}

/**
 * The pasted lines arranged by their header; null when the first line is none.
 *
 * Shape: a header names columns in either language. The lines then start at the first column, and
 * null leaves a cell unchanged; `unknown` holds the titles without a column. Of several columns
 * that a title names, the first at or after `from` is taken.
 */
export function byHeader<Row>(
  texts: readonly (readonly string[])[],
  columns: readonly GridColumn<Row>[],
  from = 0,
): { readonly texts: (string | null)[][]; readonly unknown: readonly string[] } | null {
  const [titles = [], ...lines] = texts;
  if (lines.length === 0) return null;
  const taken = new Set<number>();
  const named = columns.map(titlesOf);
  const order = [...named.keys()].sort((a, b) => Number(a < from) - Number(b < from) || a - b);
  const places = titles.map((title) => {
    const key = titleKey(title);
    const at = order.find((index) => !taken.has(index) && named[index]?.includes(key)) ?? -1;
    if (at >= 0) taken.add(at);
    return at;
  });
  const said = [...titles.keys()].filter((at) => titleKey(titles[at] ?? "") !== "");
  if (taken.size === 0 || taken.size * 2 < said.length || (taken.size < 2 && said.length > 1)) {
    return null;
  }
  return {
    unknown: said.filter((at) => places[at] === -1).map((at) => titles[at] ?? ""),
    texts: lines.map((line) =>
      columns.map((column, at) => {
        const source = places.indexOf(at);
        return source < 0 || !column.write ? null : (line[source] ?? null);
      }),
    ),
  };
}

function titlesOf<Row>({ title, key, also = [] }: GridColumn<Row>): string[] {
  return [title.en, title.vi, key, ...also].map(titleKey);
}

/** A title without marks, signs and what stands in brackets. */
function titleKey(title: string): string {
  return fold(title.replace(/\(.*\)/, ""))
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();
}
