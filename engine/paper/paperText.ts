import { inflateSync } from "node:zlib";

type Parts = Map<string, { head: string; stream: string }>;

/**
 * Returns the text of a PDF that the press has made, so that tests can check what is printed.
 *
 * Shape: one line for each run of letters, in the order of drawing; a form feed after every
 * page. Reads only PDFs of Typst.
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
    text: text.replaceAll("\u200B", ""),
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
    .join("\n")
    .replaceAll("\u200B", "");
}

function contentsOf(page: string, parts: Parts) {
  const fonts = new Map<string, Map<number, string>>();
  const named = /\/Font\s*<<([^>]*)>>/.exec(page)?.[1] ?? "";
  for (const [, name, id] of named.matchAll(/\/(\w+) (\d+) 0 R/g)) {
    const letters = /\/ToUnicode (\d+) 0 R/.exec(parts.get(id ?? "")?.head ?? "")?.[1];
    fonts.set(name ?? "", lettersOf(parts.get(letters ?? "")?.stream ?? ""));
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

/** Reads the drawing commands; a run with an ActualText takes its text from there. */
function runs(commands: string, fonts: Map<string, Map<number, string>>) {
  const lines: { text: string; at: Matrix }[] = [];
  const outside: Matrix[] = [];
  let at = unmoved;
  let letters: Map<number, string> | undefined;
  let line = "";
  let actual = false;
  const word =
    /\/ActualText\s*<(?:FEFF|feff)?([0-9A-Fa-f]*)>|\bEMC\b|\/(\w+) [\d.]+ Tf|\bET\b|<([0-9A-Fa-f]+)>|\(|^([-\d. ]+) cm$|^[qQ]$/gm;
  for (let found = word.exec(commands); found; found = word.exec(commands)) {
    if (found[1] !== undefined) {
      line += utf16(found[1]);
      actual = true;
    } else if (found[0] === "EMC") actual = false;
    else if (found[2] !== undefined) letters = fonts.get(found[2]);
    else if (found[0] === "q") outside.push(at);
    else if (found[0] === "Q") at = outside.pop() ?? unmoved;
    else if (found[4] !== undefined)
      at = composed(at, found[4].split(" ").map(Number) as unknown as Matrix);
    else if (found[0] === "ET") {
      if (line) lines.push({ text: line, at });
      line = "";
    } else {
      const glyphs =
        found[3] === undefined ? literal(commands, word) : Buffer.from(found[3], "hex");
      if (actual) continue;
      for (let i = 0; i + 1 < glyphs.length; i += 2)
        line += letters?.get(glyphs.readUInt16BE(i)) ?? "";
    }
  }
  return lines;
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
