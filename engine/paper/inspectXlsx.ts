import { inflateRawSync } from "node:zlib";

/** Why a workbook is refused: the refusal's code and its facts. */
export interface ExcelProblem {
  code: string;
  facts: Record<string, string | number>;
}

interface Entry {
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

/** The maximum unpacked size of a workbook in MB, whatever its packed size is. */
const unpackedMb = 64;

/**
 * Returns why a workbook is refused before it is parsed, or null.
 *
 * Unpacks the parts that will be read, up to a limit that does not depend on the sizes that the
 * file declares.
 */
export function inspectXlsx(
  bytes: Buffer,
  limits: { maxRows: number; headerRow: number },
): ExcelProblem | null {
  const entries = centralDirectory(bytes);
  if (!entries?.has("[Content_Types].xml")) return notXlsx;
  let left = unpackedMb * 1024 * 1024;
  const parts = new Map<string, string>();
  for (const [path, entry] of entries) {
    if (!/\.(xml|rels)$/i.test(path)) continue;
    const part = unpack(bytes, entry, left);
    if (part === "broken") return notXlsx;
    if (part === "huge") return { code: "excel.tooLargeInside", facts: { max: unpackedMb } };
    left -= part.length;
    parts.set(path, part.toString("utf8"));
  }
  const sheet = firstSheet(parts);
  if (sheet === undefined) return notXlsx;
  for (const text of parts.values()) if (text.includes("<!DOCTYPE")) return notXlsx;
  return sheetProblem(sheet, limits);
}

const notXlsx: ExcelProblem = { code: "excel.notXlsx", facts: {} };

function sheetProblem(
  sheet: string,
  limits: { maxRows: number; headerRow: number },
): ExcelProblem | null {
  const rows = countOf(sheet, /<(?:\w+:)?row(?=[\s>/])/g);
  if (rows > Math.max(100_000, limits.maxRows * 5))
    return { code: "excel.emptyRows", facts: { rows } };
  const formula = /<(?:\w+:)?f(?=[\s>/])/.exec(sheet);
  if (formula) {
    const before = sheet.slice(Math.max(0, formula.index - 400), formula.index);
    const cell = [...before.matchAll(/<(?:\w+:)?c\s[^>]*?r="([A-Z]+\d+)"/g)].at(-1)?.[1];
    return { code: "excel.formula", facts: { cell: cell ?? "?" } };
  }
  for (const merge of sheet.matchAll(
    /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+\d+(?::[A-Z]+(\d+))?)"/g,
  ))
    if (Number(merge[2] ?? 0) >= limits.headerRow)
      return { code: "excel.merged", facts: { cells: merge[1] ?? "?" } };
  return null;
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  while (pattern.exec(text)) count += 1;
  return count;
}

function firstSheet(parts: Map<string, string>): string | undefined {
  const root = targetOf(parts.get("_rels/.rels"), /Type="[^"]*\/officeDocument"/);
  const workbookPath = root?.replace(/^\//, "");
  if (workbookPath === undefined) return undefined;
  const folder = workbookPath.includes("/")
    ? workbookPath.slice(0, workbookPath.lastIndexOf("/") + 1)
    : "";
  const rels = parts.get(`${folder}_rels/${workbookPath.slice(folder.length)}.rels`);
  const first = /<(?:\w+:)?sheet\s[^>]*?\w+:id="([^"]+)"/.exec(parts.get(workbookPath) ?? "")?.[1];
  if (first === undefined) return undefined;
  const target = targetOf(rels, new RegExp(`\\bId="${first.replace(/[^\w-]/g, ".")}"`));
  if (target === undefined) return undefined;
  return parts.get(target.startsWith("/") ? target.slice(1) : folder + target.replace(/^\.\//, ""));
}

function targetOf(rels: string | undefined, which: RegExp): string | undefined {
  for (const relation of rels?.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [])
    if (which.test(relation[0])) return /Target="([^"]+)"/.exec(relation[0])?.[1];
  return undefined;
}

function unpack(bytes: Buffer, entry: Entry, most: number): Buffer | "huge" | "broken" {
  if (entry.offset + 30 > bytes.length || bytes.readUInt32LE(entry.offset) !== 0x04034b50)
    return "broken";
  const start =
    entry.offset +
    30 +
    bytes.readUInt16LE(entry.offset + 26) +
    bytes.readUInt16LE(entry.offset + 28);
  const packed = bytes.subarray(start, start + entry.packed);
  if (packed.length !== entry.packed || (entry.packed === 0 && entry.unpacked > 0)) return "broken";
  if (most <= 0) return "huge";
  if (entry.method === 0) return packed.length > most ? "huge" : packed;
  if (entry.method !== 8) return "broken";
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch (fault) {
    return (fault as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? "huge" : "broken";
  }
}

/** Source: PKWARE APPNOTE 4.3.12 and 4.3.16; a workbook of 4 GB is over every limit here anyway. */
function centralDirectory(bytes: Buffer): Map<string, Entry> | undefined {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== 0x04034b50) return undefined;
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > bytes.length) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries = new Map<string, Entry>();
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    const path = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    // With two parts of one name this check could read one of them and the parser the other.
    if (entries.has(path)) return undefined;
    entries.set(path, {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
