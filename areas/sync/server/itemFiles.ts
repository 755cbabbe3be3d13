import { isUuid } from "@fairway/engine/db/isUuid.ts";
import { takesEntries } from "@fairway/areas/outbox/model/connectors.ts";
import type { DataType } from "@fairway/areas/outbox/model/item.ts";
import { refuseOutbox } from "@fairway/areas/outbox/model/refusals.ts";
import {
  readConnector,
  type StoredConnector,
} from "@fairway/areas/outbox/server/storedConnector.ts";
import {
  itemsOfRecords,
  keepRequest,
  lockWaiting,
  type StoredItem,
} from "@fairway/areas/outbox/server/tries.ts";
import type { AnsweredFile, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { sheetFile } from "@fairway/engine/paper/sheetFile.ts";
import type * as contract from "../contract.ts";
import type { Entry } from "../model/entry.ts";
import { resultsIn, type SaidResult } from "../model/results.ts";
import { buildRequest, ledgerKeyOf } from "./buildRequest.ts";
import { hledgerJournal } from "./hledgerJournal.ts";
import { noteAccepted, noteOutcome } from "./noteOutcome.ts";

/** Returns the connector of a company that works by files. Refuses: outbox.notByFiles */
async function connectorByFiles(tx: Tx, companyId: string): Promise<StoredConnector> {
  const stored = await readConnector(tx, companyId);
  if (stored?.connector !== "files" && stored?.connector !== "entries") {
    throw refuseOutbox("outbox.notByFiles");
  }
  return stored;
}

/**
 * Writes what waits for the accounting system as a file: documents or entries as JSON, one row for
 * each line as a workbook, entries as a journal. The same record is written the same each time.
 *
 * Locks: the waiting items.
 * Refuses: access.forbidden · outbox.notByFiles
 * Source: rule OB-6, areas/outbox/README.md
 */
export async function exportItems(
  tx: Tx,
  actor: Actor,
  { format }: Ask<typeof contract.exportItems>,
): Promise<AnsweredFile> {
  actor.mustHave("accManagement.export");
  const { companyId } = actor;
  const stored = await connectorByFiles(tx, companyId);
  const items = await lockWaiting(tx, actor);
  const sent: Written[] = [];
  for (const item of items) {
    const request = item.request ?? (await buildRequest(tx, companyId, stored, item));
    if (item.request === null) await keepRequest(tx, { companyId, id: item.id }, request);
    const { dataType, action, number } = item;
    sent.push({ key: ledgerKeyOf(item), dataType, action, number, request });
  }
  const name = `accounting-${actor.today}`;
  if (format === "journal" && takesEntries(stored.connector)) {
    const entries = sent.filter(({ dataType }) => dataType !== "PARTNER").map(entryOf);
    return textFile(`${name}.journal`, "text/plain", hledgerJournal(entries));
  }
  if (format === "xlsx") return workbook(name, sent);
  return textFile(`${name}.json`, "application/json", JSON.stringify(sent, null, 2));
}

interface Written {
  readonly key: string;
  readonly dataType: DataType;
  readonly action: string;
  readonly number: string;
  readonly request: unknown;
}

const entryOf = ({ request }: Written) => request as Entry;

const textFile = (name: string, mime: string, text: string): AnsweredFile => ({
  name,
  mime,
  bytes: Buffer.from(text, "utf8"),
});

/** One row for each line, the head repeated. */
function workbook(name: string, sent: readonly Written[]): Promise<AnsweredFile> {
  const rows = sent.flatMap(({ request, ...head }) => {
    const { Details, lines, ...own } = request as Readonly<Record<string, unknown>>;
    const parts = (Details ?? lines ?? [{}]) as readonly Readonly<Record<string, unknown>>[];
    return parts.map((part) => texts({ ...head, ...own, ...part }));
  });
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return sheetFile({
    title: name,
    columns: columns.map((key) => ({ key, header: key, kind: "text" })),
    rows: rows.map((row) => Object.fromEntries(columns.map((key) => [key, row[key] ?? null]))),
  });
}

/** The values of a row as texts. */
function texts(row: Readonly<Record<string, unknown>>): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value === null || value === undefined
        ? null
        : typeof value === "object"
          ? JSON.stringify(value)
          : String(value),
    ]),
  );
}

/**
 * Reads the answers of the accounting system from a file, JSON or a workbook: all or none. An answer
 * that is already known changes nothing.
 *
 * Locks: as the answer of each record.
 * Refuses: access.forbidden · outbox.notByFiles · .wrongResults · .unknownKey · excel.*
 * Source: rule OB-6, areas/outbox/README.md
 */
export async function importResults(
  tx: Tx,
  actor: Actor,
  { file }: Ask<typeof contract.importResults>,
) {
  actor.mustHave("accManagement.write");
  const { companyId } = actor;
  await connectorByFiles(tx, companyId);
  const results = resultsIn(await rowsOf(file));
  const recordIds = results.map(({ key }) => key.split(":")[0] ?? "").filter(isUuid);
  const items = await itemsOfRecords(tx, companyId, recordIds);
  const itemOf = new Map(items.map((item) => [ledgerKeyOf(item), item]));
  const known = (said: SaidResult): StoredItem => {
    const item = itemOf.get(said.key);
    if (!item) throw refuseOutbox("outbox.unknownKey", { key: said.key });
    actor.must("accManagement.write", { ...item, companyId });
    return item;
  };
  const pairs = results.map((said) => ({ said, item: known(said) }));
  const open = pairs.filter(({ item }) => item.state === "Waiting" || item.state === "Failed");
  const accepted = open.flatMap(({ said, item }) =>
    said.outcome === "Synced" ? [{ item, ledgerNo: said.ledgerNo }] : [],
  );
  // A record that was sent back is freed and its author told, each by itself.
  const rejected = open.filter(({ said }) => said.outcome === "Rejected");
  for (const { said, item } of rejected) await noteOutcome(tx, companyId, item, said);
  await noteAccepted(tx, actor, accepted);
  return { status: true as const, data: { synced: accepted.length, rejected: rejected.length } };
}

async function rowsOf(file: Ask<typeof contract.importResults>["file"]): Promise<unknown> {
  if (/\.xlsx$/i.test(file.name)) {
    const { headers, rows } = await readExcel(file.bytes, { maxRows: 5000 });
    return rows.map(({ cells }) =>
      Object.fromEntries(headers.map((name, at) => [name, cells[at] ?? null])),
    );
  }
  try {
    return JSON.parse(Buffer.from(file.bytes).toString("utf8"));
  } catch {
    throw refuseOutbox("outbox.wrongResults");
  }
}
