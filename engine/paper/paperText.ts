import { inflateSync } from "node:zlib";

type Parts = Map<string, { head: string; stream: string }>;

/**
 * Returns the text of a PDF that the press has made, so that tests can check what is printed.
 *
 * Shape: one line for each run of letters, in the order of drawing; runs that touch are one. A
 * form feed after every page. Reads only PDFs of Typst.
 */
export function paperText(pdf: Buffer): string {
  const parts = partsOf(pdf);
  return pagesOf(parts)
    .map((page) => `${pageText(page, parts)}\f`)
    .join("");
}

/** A run of letters and the start of its line on the page, in mm from the left and upper edge. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Returns the texts of the first page with their positions, so that tests can measure a form. */
export function placedTexts(pdf: Buffer): PlacedText[] {
  const parts = partsOf(pdf);
  const [page = ""] = pagesOf(parts);
  const height = Number(/\/MediaBox\s*\[\s*\S+ \S+ \S+ ([\d.]+)/.exec(page)?.[1] ?? 0);
  const { contents, fonts } = contentsOf(page, parts);
  return runs(contents, fonts).map(({ text, at }) => ({
    text,
    x: millimetres(at[4]),
    y: millimetres(height - at[5]),
  }));
}

const millimetres = (points: number) => (points / 72) * 25.4;

/** Returns the number of pages of a PDF that the press has made. */
export function pageCount(pdf: Buffer): number {
  return pagesOf(partsOf(pdf)).length;
}

function partsOf(pdf: Buffer): Parts {
  const raw = pdf.toString("latin1");
  const parts: Parts = new Map();
  for (const found of raw.matchAll(/^(\d+) 0 obj\s/gm)) {
    const start = found.index + found[0].length;
    const marker = /endobj|stream\r?\n/g;
    marker.lastIndex = start;
    const end = marker.exec(raw);
    if (!end) continue;
    const head = raw.slice(start, end.index);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const at = end.index + end[0].length;
    const bytes = end[0] === "endobj" ? Buffer.alloc(0) : pdf.subarray(at, at + length);
    const stream = head.includes("/FlateDecode") ? inflateSync(bytes) : bytes;
    parts.set(found[1] ?? "", { head, stream: stream.toString("latin1") });
  }
  return parts;
}

function pagesOf(parts: Parts): string[] {
  const tree = [...parts.values()].filter(({ head }) => /\/Type\s*\/Pages\b/.test(head));
  const root = tree.find(({ head }) => !head.includes("/Parent")) ?? tree[0];
  const walk = (head: string): string[] =>
    [...(/\/Kids\s*\[([^\]]*)\]/.exec(head)?.[1] ?? "").matchAll(/(\d+) 0 R/g)].flatMap((kid) => {
      const below = parts.get(kid[1] ?? "")?.head ?? "";
      return /\/Type\s*\/Pages\b/.test(below) ? walk(below) : [below];
    });
  return root ? walk(root.head) : [];
}

function pageText(page: string, parts: Parts): string {
  const { contents, fonts } = contentsOf(page, parts);
  return runs(contents, fonts)
    .map((run) => run.text)
    .join("\n");
}

/** What the glyphs of a font say, and how wide they are, in thousandths of the size. */
interface Font {
  readonly letters: Map<number, string>;
  readonly widths: Map<number, number>;
}

function contentsOf(page: string, parts: Parts) {
  const fonts = new Map<string, Font>();
  const named = /\/Font\s*<<([^>]*)>>/.exec(page)?.[1] ?? "";
  for (const [, name, id] of named.matchAll(/\/(\w+) (\d+) 0 R/g)) {
    const font = parts.get(id ?? "")?.head ?? "";
    const letters = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
    const inner = /\/DescendantFonts\s*\[(\d+) 0 R/.exec(font)?.[1];
    fonts.set(name ?? "", {
      letters: lettersOf(parts.get(letters ?? "")?.stream ?? ""),
      widths: widthsOf(parts.get(inner ?? "")?.head ?? ""),
    });
  }
  const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? "";
  return { contents: parts.get(contents)?.stream ?? "", fonts };
}

function lettersOf(cmap: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const block of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, text] of (block[1] ?? "").matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]*)>/g))
      letters.set(Number.parseInt(glyph ?? "", 16), utf16(text ?? ""));
  return letters;
}

/** Widths for ranges of glyphs. Source: ISO 32000-1, 9.7.4.3. */
function widthsOf(font: string): Map<number, number> {
  const widths = new Map<number, number>();
  const list = /\/W\s*\[((?:[^[\]]|\[[^\]]*\])*)\]/.exec(font)?.[1] ?? "";
  for (const [, first, last, width, each] of list.matchAll(
    /(\d+)\s+(?:(\d+)\s+([\d.]+)|\[([^\]]*)\])/g,
  )) {
    const own = each?.trim().split(/\s+/).map(Number);
    const end = own ? Number(first) + own.length - 1 : Number(last);
    for (let glyph = Number(first); glyph <= end; glyph += 1)
      widths.set(glyph, own?.[glyph - Number(first)] ?? Number(width));
  }
  return widths;
}

function utf16(hex: string): string {
  return Buffer.from(hex, "hex").swap16().toString("utf16le");
}

/** A transformation as a PDF writes it: [a b c d e f]. Source: ISO 32000-1, 8.3.4. */
type Matrix = readonly [number, number, number, number, number, number];

const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

/** Combines two transformations; the inner one applies first. */
function composed(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [p, q, r, s, t, u] = outer;
  return [
    a * p + b * r,
    a * q + b * s,
    c * p + d * r,
    c * q + d * s,
    e * p + f * r + t,
    e * q + f * s + u,
  ];
}

// In points; the widths of glyphs are rounded.
const touching = 0.05;

/** Reads the drawing commands; a run with an ActualText takes its text from there. */
function runs(commands: string, fonts: Map<string, Font>) {
  const lines: Run[] = [];
  const outside: Matrix[] = [];
  let at = unmoved;
  let font: Font | undefined;
  let size = 0;
  let pen = 0;
  let line = "";
  let actual = false;
  const word =
    /\/ActualText\s*<(?:FEFF|feff)?([0-9A-Fa-f]*)>|\bEMC\b|\/(\w+) ([\d.]+) Tf|\bET\b|<([0-9A-Fa-f]+)>|\(|^([-\d. ]+) cm$|^[qQ]$|^1 0 0 -1 ([-\d.]+) [-\d.]+ Tm$| (-?[\d.]+)(?= ?[(<\]])/gm;
  for (let found = word.exec(commands); found; found = word.exec(commands)) {
    const [whole, actually, name, points, hex, moved, start, kern] = found;
    if (actually !== undefined) {
      line += utf16(actually);
      actual = true;
    } else if (whole === "EMC") actual = false;
    else if (name !== undefined) {
      font = fonts.get(name);
      size = Number(points);
    } else if (whole === "q") outside.push(at);
    else if (whole === "Q") at = outside.pop() ?? unmoved;
    else if (moved !== undefined)
      at = composed(at, moved.split(" ").map(Number) as unknown as Matrix);
    else if (start !== undefined) pen = Number(start);
    else if (kern !== undefined) pen -= (Number(kern) * size) / 1000;
    else if (whole === "ET") {
      if (line) addRun(lines, { text: line, at, end: at[4] + pen });
      line = "";
    } else {
      const glyphs = hex === undefined ? literal(commands, word) : Buffer.from(hex, "hex");
      for (let i = 0; i + 1 < glyphs.length; i += 2) {
        const glyph = glyphs.readUInt16BE(i);
        pen += ((font?.widths.get(glyph) ?? 0) * size) / 1000;
        if (!actual) line += font?.letters.get(glyph) ?? "";
      }
    }
  }
  return lines;
}

type Run = { text: string; at: Matrix; end: number };

/** A run that begins where the last one ends continues it. */
function addRun(lines: Run[], run: Run) {
  const last = lines.at(-1);
  const isRest =
    last !== undefined &&
    Math.abs(run.at[4] - last.end) < touching &&
    Math.abs(run.at[5] - last.at[5]) < touching;
  if (!isRest) lines.push(run);
  else {
    last.text += run.text;
    last.end = run.end;
  }
}

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Reads a literal string that starts after its opening bracket. Source: ISO 32000-1, 7.3.4.2. */
function literal(commands: string, word: RegExp): Buffer {
  const bytes: number[] = [];
  let at = word.lastIndex;
  for (let depth = 1; at < commands.length; at += 1) {
    let sign = commands.charAt(at);
    if (sign === "\\") {
      const octal = /^[0-7]{1,3}/.exec(commands.slice(at + 1, at + 4))?.[0];
      at += octal?.length ?? 1;
      sign = commands.charAt(at);
      bytes.push(octal ? Number.parseInt(octal, 8) : (escapes[sign] ?? sign.charCodeAt(0)));
      continue;
    }
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth === 0) break;
    bytes.push(sign.charCodeAt(0));
  }
  word.lastIndex = at + 1;
  return Buffer.from(bytes);
}
