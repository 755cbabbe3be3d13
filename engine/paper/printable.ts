import type { Block, Said, Sheet, TableBlock, TableRow } from "./sheet.ts";

const longestWord = 24;
// A block that must stay on one page must fit on one, even in a narrow column.
const mostKept = 1500;
const figure = /^[\d.,()-]{1,32}$/;
/** Control characters, code points that are not characters, and marks that reorder a line. */
const unprintable = /(?!\n)[\p{Cc}\uFFFE\uFFFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F]/gu;

const longWords = new Map<number, RegExp>();
let clusters: Intl.Segmenter | undefined;

/** Returns a sheet without its pictures as JSON: line breaks of one kind, and no word that is too long to be broken. */
export function printable(sheet: Sheet): string {
  return JSON.stringify({ ...sheet, blocks: footed(sheet.blocks) }, (_key, value: unknown) => {
    if (typeof value === "string") return printed(value);
    if (isBlock(value, "table")) return narrowed(value);
    if (isBlock(value, "keep") || isBlock(value, "signatures"))
      return extent(value) > mostKept ? { ...value, flows: true } : value;
    return value;
  });
}

/** Does a sheet need more than Latin letters, so that further fonts must be loaded? */
export function beyondLatin(json: string): boolean {
  return /[^\n -\u024F\p{Mn}\u1E00-\u1EFF\u2000-\u20CF\u2116\u2122\u2248]/u.test(json);
}

/**
 * Moves the blocks below the last table into its foot, so that totals and signatures are never alone
 * on a page: the last rows go with them. What is too much for one page stays below the table.
 */
function footed(blocks: readonly Block[]): readonly Block[] {
  const at = blocks.findLastIndex((block) => block.block === "table");
  const table = blocks[at];
  if (!table || !isBlock(table, "table") || table.plain) return blocks;
  const tail = tailOf(table.rows);
  const below = blocks.slice(at + 1);
  let room = mostKept - extent(table.rows.slice(table.rows.length - tail));
  const rest = below.findIndex((block) => {
    room -= extent(block);
    return room < 0;
  });
  const foot = rest < 0 ? below : below.slice(0, rest);
  if (tail === 0 || foot.length === 0) return blocks;
  const joined: TableBlock & { tail: number; foot: readonly Block[] } = { ...table, tail, foot };
  return [...blocks.slice(0, at), joined, ...below.slice(foot.length)];
}

/** The number of last rows that a foot takes along: the last line, its sums and its own title. */
function tailOf(rows: readonly TableRow[]): number {
  const line = rows.findLastIndex((row) => !("section" in row) && !("sum" in row));
  const title = rows[line - 1];
  return line < 0 ? 0 : rows.length - line + (title && "section" in title ? 1 : 0);
}

function printed(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", "    ")
    .replace(unprintable, "");
  return plain.length < longestWord ? plain : breakable(plain, longestWord);
}

/** Lets a very long word break at any place, so that it stays in its box. */
function breakable(text: string, longest: number): string {
  let long = longWords.get(longest);
  if (!long) {
    long = new RegExp(`[^\\s\\u200B]{${longest},}`, "gu");
    longWords.set(longest, long);
  }
  return text.replace(long, (word) => (figure.test(word) ? word : inEights(word)));
}

function inEights(word: string): string {
  clusters ??= new Intl.Segmenter();
  const letters = Array.from(clusters.segment(word), ({ segment }) => segment);
  let broken = "";
  for (let at = 0; at < letters.length; at += 8)
    broken += `${at === 0 ? "" : "\u200B"}${letters.slice(at, at + 8).join("")}`;
  return broken;
}

function isBlock<Kind extends Block["block"]>(
  value: unknown,
  kind: Kind,
): value is Extract<Block, { block: Kind }> {
  return typeof value === "object" && value !== null && "block" in value && value.block === kind;
}

/** Estimates the number of letters in a value; a line break counts as most of a line. */
function extent(value: unknown): number {
  if (typeof value === "string") return value.length + (value.split("\n").length - 1) * 60;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum, part) => sum + extent(part), 0);
}

/** Shortens the unbroken words in narrow columns. */
function narrowed(table: TableBlock): TableBlock {
  const longest = table.columns.map((column) => column.longest);
  if (longest.every((each) => each === undefined)) return table;
  const cell = (said: Said, at: number): Said => {
    const most = longest[at];
    return most === undefined || typeof said !== "string" ? said : breakable(said, most);
  };
  return {
    ...table,
    rows: table.rows.map((row) =>
      "cells" in row && !("sum" in row) ? { cells: row.cells.map(cell) } : row,
    ),
  };
}
