import type { EcusRow } from "./declarationOfEcus.ts";
import { declarationTable, transportTable } from "./ecusTables.ts";

/** Why an XML file is not read. */
export type XmlProblem = "entities" | "broken" | "tooLarge" | "nothing";

const mostRows = 20_000;
const deepest = 30;
const longestText = 10_000;
/** The letters of one character that is written by its number. */
const longestReference = 12;
const own = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" } as const;
const known = new Map(
  [declarationTable, transportTable].flatMap(({ columns, maybe }) =>
    [...columns, ...maybe].map((column) => [column.toLowerCase(), column] as const),
  ),
);

/**
 * Reads the declarations of an XML export of ECUS: the rows `Data` of the tables `DToKhaiMD`, each
 * with its means of transport from `DToKhaiMD_VNACCS2`, by the id of the declaration.
 *
 * Shape: one pass over the text; a document type, and with it every entity of the file, is refused.
 * Source: rule CU-19
 */
export function rowsOfXml(text: string): EcusRow[] | XmlProblem {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return "entities";
  const found: Record<string, Record<string, string>[]> = { [main]: [], [second]: [] };
  const path: string[] = [];
  let row: Record<string, string> | null = null;
  let value = "";
  // A section, comment or instruction without an end is no tag, so that none is sought twice to the end.
  const tag =
    /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([^\s<>/!?][^\s<>/]*)(?:\s[^<>]*?)?(\/?)>|([^<]+)|</g;
  for (const [whole, cdata, closes, name, isEmpty, plain] of text.matchAll(tag)) {
    if (whole === "<") return "broken";
    if (cdata !== undefined || plain !== undefined) {
      // A text that is longer than all that is kept is not worth reading its characters one by one.
      const isKept = row !== null && (plain ?? "").length <= longestReference * longestText;
      const read: string | null = cdata ?? (isKept ? unescaped(plain ?? "") : "");
      if (read === null) return "broken";
      if (row && value.length + read.length <= longestText) value += read;
      continue;
    }
    if (name === undefined) continue;
    const local = (name.split(":").at(-1) ?? "").toLowerCase();
    if (closes) {
      if (path.pop() !== local) return "broken";
      const table = tableAt(path);
      if (row && local === "data" && table !== null) {
        found[table]?.push(row);
        if ((found[main]?.length ?? 0) > mostRows || (found[second]?.length ?? 0) > mostRows) {
          return "tooLarge";
        }
        row = null;
      } else if (row && path.at(-1) === "data") {
        const column = known.get(local);
        if (column) row[column] = value.trim();
      }
      value = "";
      continue;
    }
    value = "";
    if (isEmpty) continue;
    if (local === "data" && tableAt(path) !== null) row = {};
    path.push(local);
    if (path.length > deepest) return "broken";
  }
  if (path.length > 0) return "broken";
  const rows = found[main] ?? [];
  if (rows.length === 0) return "nothing";
  const transports = found[second] ?? [];
  const byId = new Map(transports.map((each) => [each["_DToKhaiMDID"], each]));
  const alone = rows.length === 1 && transports.length === 1 ? transports[0] : undefined;
  return rows.map((each) => ({ ...(byId.get(each["_DToKhaiMDID"]) ?? alone), ...each }));
}

const main = declarationTable.table.toLowerCase();
const second = transportTable.table.toLowerCase();

function tableAt(path: readonly string[]): string | null {
  const last = path.at(-1) ?? "";
  return last === main || last === second ? last : null;
}

function unescaped(text: string): string | null {
  if (!text.includes("&")) return text;
  let isSound = true;
  const out = text.replace(/&([^;&\s]{1,10});?/g, (whole, name: string) => {
    if (name in own && whole.endsWith(";")) return own[name as keyof typeof own];
    const [, hexadecimal, digits] = /^#(?:x([0-9a-f]+)|([0-9]+))$/i.exec(name) ?? [];
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(digits ?? Number.NaN);
    isSound &&= whole.endsWith(";") && code > 0 && code <= 0x10ffff;
    return isSound ? String.fromCodePoint(code) : "";
  });
  return isSound ? out : null;
}
