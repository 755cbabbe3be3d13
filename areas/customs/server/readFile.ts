import type { SentFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { declarationOfEcus, type EcusRow } from "../model/declarationOfEcus.ts";
import { rowOfPrint } from "../model/declarationOfPrint.ts";
import { refuseEcusFile } from "../model/ecusFileRefusals.ts";
import { rowsOfXml } from "../model/ecusXml.ts";
import { findReading, forgetReadings, type Reading, sourcesOf } from "./readingTable.ts";
import { pageSize } from "./sources/ecusStatement.ts";
import { keptReadings } from "./startReading.ts";
import { reachOfActor } from "./readingReach.ts";
import { storePage } from "./storePage.ts";
import { transportsOf } from "./transportTable.ts";

const mostMegabytes = 10;

/**
 * Reads an XML export of ECUS or a printed declaration, for a choice; a further file is added to the
 * reading that is named.
 *
 * Refuses: access.forbidden · record.notFound · ecusFile.… · excel.…
 * Source: rules CU-19, CU-20
 */
export async function readFile(
  tx: Tx,
  actor: Actor,
  ask: { readonly file: SentFile; readonly readingId?: string | null | undefined },
) {
  actor.mustHave("opsCustomClearance.import");
  const { file } = ask;
  const rows = await rowsOf(file);
  const reading = await readingFor(tx, actor, ask.readingId);
  const { companyId, id: readingId } = reading;
  const position = (await sourcesOf(tx, companyId, [readingId])).length;
  const sourceId = newId();
  const own = { companyId, id: sourceId, readingId, position, name: file.name.slice(0, 250) };
  await insertRow(tx, "ecus_reading_source", { ...own, state: "Done" });
  const transports = await transportsOf(tx, companyId);
  const reach = reachOfActor(actor);
  for (let at = 0; at < rows.length; at += pageSize) {
    const page = rows.slice(at, at + pageSize);
    const read = page.map((row) => declarationOfEcus(row, "Declarations", transports));
    await storePage(tx, reading, { sourceId, rows: read, cursor: null, reach });
  }
  return { status: true as const, data: { id: readingId, count: rows.length } };
}

async function rowsOf({ name, bytes }: SentFile): Promise<readonly EcusRow[]> {
  const facts = { name, max: mostMegabytes };
  if (bytes.byteLength > mostMegabytes * 1024 * 1024) {
    throw refuseEcusFile("ecusFile.tooLarge", facts);
  }
  const begins = (...first: readonly number[]) => first.every((byte, at) => bytes[at] === byte);
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw refuseEcusFile("ecusFile.xls", facts);
  if (begins(0x50, 0x4b)) {
    const { rows } = await readExcel(bytes, { isForm: true });
    const row = rowOfPrint(rows.map(({ cells }) => cells));
    if ("lacks" in row && typeof row["lacks"] === "string") {
      throw refuseEcusFile("ecusFile.otherForm", { name, label: row["lacks"] });
    }
    return [row as EcusRow];
  }
  const text = xmlText(bytes);
  if (!text.trimStart().startsWith("<")) throw refuseEcusFile("ecusFile.unknown", facts);
  const rows = rowsOfXml(text);
  if (typeof rows === "string") throw refuseEcusFile(`ecusFile.${rows}`, facts);
  return rows;
}

function xmlText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return Buffer.from(bytes.subarray(2)).toString("utf16le");
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const own = isMarked ? bytes.subarray(3) : bytes;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(own);
  } catch {
    return new TextDecoder("windows-1252").decode(own);
  }
}

async function readingFor(
  tx: Tx,
  actor: Actor,
  readingId: string | null | undefined,
): Promise<Reading> {
  const { companyId, userId, officeId, departmentId, groupId } = actor;
  if (readingId) {
    const found = await findReading(tx, { companyId, id: readingId });
    if (found?.userCreated !== userId || found.feed !== "Files") throw refuse("record.notFound");
    return found;
  }
  await forgetReadings(tx, companyId, userId, keptReadings);
  const reading: Reading = {
    companyId,
    id: newId(),
    feed: "Files",
    isStored: false,
    isNightly: false,
    state: "Done",
    fromDay: null,
    toDay: null,
    officeId,
    departmentId,
    groupId,
    userCreated: userId,
  };
  await insertRow(tx, "ecus_reading", { ...reading, endedAt: "now" });
  return reading;
}
