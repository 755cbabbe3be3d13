import { inflateSync } from "node:zlib";

type Parts = Map<string, { head: string; stream: string }>;

/**
 * Reads the text of a PDF this press made, so that tests can say what is printed.
 *
 * Shape: one line for each run of letters as set, in the order of setting; a form feed after every
 *   page. Understands what the compiler writes, not any PDF.
 */
export function paperText(pdf: Buffer): string {
  const parts = partsOf(pdf);
  return pagesOf(parts)
    .map((page) => `${pageText(page, parts)}\f`)
    .join("");
}

/** How many pages a PDF of this press has. */
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
  const fonts = new Map<string, Map<number, string>>();
  const named = /\/Font\s*<<([^>]*)>>/.exec(page)?.[1] ?? "";
  for (const [, name, id] of named.matchAll(/\/(\w+) (\d+) 0 R/g)) {
    const letters = /\/ToUnicode (\d+) 0 R/.exec(parts.get(id ?? "")?.head ?? "")?.[1];
    fonts.set(name ?? "", lettersOf(parts.get(letters ?? "")?.stream ?? ""));
  }
  const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? "";
  return runs(parts.get(contents)?.stream ?? "", fonts)
    .join("\n")
    .replaceAll("\u200B", "");
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

/** Walks the drawing commands; what stands for itself by ActualText is taken from there. */
function runs(commands: string, fonts: Map<string, Map<number, string>>): string[] {
  const lines: string[] = [];
  let letters: Map<number, string> | undefined;
  let line = "";
  let actual = false;
  const word =
    /\/ActualText\s*<(?:FEFF|feff)?([0-9A-Fa-f]*)>|\bEMC\b|\/(\w+) [\d.]+ Tf|\bET\b|<([0-9A-Fa-f]+)>|\(/g;
  for (let found = word.exec(commands); found; found = word.exec(commands)) {
    if (found[1] !== undefined) {
      line += utf16(found[1]);
      actual = true;
    } else if (found[0] === "EMC") actual = false;
    else if (found[2] !== undefined) letters = fonts.get(found[2]);
    else if (found[0] === "ET") {
      if (line) lines.push(line);
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

/** Reads a literal string from just behind its bracket. Source: ISO 32000-1, 7.3.4.2. */
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
