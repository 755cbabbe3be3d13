import { z } from "zod";

/** A piece of a rich text with its weight. */
export interface RichRun {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
}

/** A paragraph of a rich text, or an item of a list. */
export interface RichBlock {
  readonly item?: true;
  readonly runs: readonly RichRun[];
}

/**
 * Reads rich text: paragraphs, items of lists, bold and italic words. Any other markup is left out
 * with its attributes, so that it never becomes part of a page; scripts and styles are left out
 * with their content. Plain text is read line by line.
 */
export function readRichText(text: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let runs: RichRun[] = [];
  let item = false;
  let isOpen = false;
  const depth = { bold: 0, italic: 0 };
  const close = (always: boolean) => {
    const kept = trimmed(runs);
    if (always || isOpen || kept.length > 0) blocks.push({ ...(item ? { item } : {}), runs: kept });
    runs = [];
    item = false;
    isOpen = false;
  };
  const add = (words: string) => {
    const run = {
      text: words,
      ...(depth.bold > 0 ? { bold: true as const } : {}),
      ...(depth.italic > 0 ? { italic: true as const } : {}),
    };
    const last = runs.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic) {
      runs = [...runs.slice(0, -1), { ...run, text: last.text + words }];
    } else if (words !== "") runs = [...runs, run];
  };
  for (const [, tag, words = ""] of visible(text).matchAll(pieces)) {
    if (tag === undefined) {
      words.split("\n").forEach((line, at) => {
        // A line break between two blocks is not part of the text.
        if (at > 0 && runs.length > 0) close(true);
        if (runs.length > 0 || line.trim() !== "") add(decoded(line));
      });
      continue;
    }
    const name = /^\/?\s*([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? "";
    const isEnd = tag.startsWith("/");
    const weight = weights[name];
    if (weight) depth[weight] = Math.max(0, depth[weight] + (isEnd ? -1 : 1));
    else if (name === "br") close(true);
    else if (blockTags.has(name)) {
      close(false);
      isOpen = !isEnd && (name === "p" || name === "div");
      item = !isEnd && name === "li";
    }
  }
  close(false);
  return withoutEnds(blocks);
}

// A tag, or the text up to the next one; a lone "<" is text.
const pieces = /<(\/?[a-z][^<>]*)>|([^<]+|<)/giu;
const weights: Readonly<Record<string, "bold" | "italic">> = {
  b: "bold",
  strong: "bold",
  i: "italic",
  em: "italic",
};
const blockTags = new Set(["p", "div", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4"]);

function visible(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replace(/<!--.*?(-->|$)/gsu, "")
    .replace(/<(script|style|template|title)\b.*?(<\/\1\s*>|$)/gisu, "");
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function decoded(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,5});/giu, (whole, name: string) => {
    if (!name.startsWith("#")) return named[name.toLowerCase()] ?? whole;
    const isHex = name[1]?.toLowerCase() === "x";
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    const isLetter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isLetter ? String.fromCodePoint(code) : "";
  });
}

function trimmed(runs: readonly RichRun[]): RichRun[] {
  const kept = runs.map((run) => ({ ...run, text: run.text.replace(/[^\S\n]+/gu, " ") }));
  const [first] = kept;
  if (first) kept[0] = { ...first, text: first.text.trimStart() };
  const last = kept.at(-1);
  if (last) kept[kept.length - 1] = { ...last, text: last.text.trimEnd() };
  return kept.filter(({ text }) => text !== "");
}

function withoutEnds(blocks: readonly RichBlock[]): RichBlock[] {
  const isFilled = ({ runs }: RichBlock) => runs.length > 0;
  const first = blocks.findIndex(isFilled);
  return first < 0 ? [] : blocks.slice(first, blocks.findLastIndex(isFilled) + 1);
}

/** Writes rich text in its one form, which reads back to the same blocks. */
export function writeRichText(blocks: readonly RichBlock[]): string {
  const written = blocks.map(({ item, runs }, at) => {
    const said = runs.map(writeRun).join("");
    if (!item) return `<p>${said}</p>`;
    const opens = blocks[at - 1]?.item ? "" : "<ul>";
    return `${opens}<li>${said}</li>${blocks[at + 1]?.item ? "" : "</ul>"}`;
  });
  return written.join("");
}

function writeRun({ text, bold, italic }: RichRun): string {
  const said = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const leaning = italic ? `<i>${said}</i>` : said;
  return bold ? `<b>${leaning}</b>` : leaning;
}

/** An optional rich text, cleaned; a text without words becomes null. */
export const maybeRichText = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((value) => (value ? writeRichText(readRichText(value)) || null : null));
