import type { Outcome } from "@fairway/areas/outbox/model/item.ts";
import { enqueueItem } from "@fairway/areas/outbox/server/enqueueItem.ts";
import { readConnector } from "@fairway/areas/outbox/server/storedConnector.ts";
import {
  endTry,
  insertTry,
  type ItemKey,
  keepRequest,
  lockItem,
  postponeItem,
  type StoredItem,
} from "@fairway/areas/outbox/server/tries.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import type { Job } from "@fairway/engine/jobs/jobs.ts";
import { buildRequest, ledgerKeyOf } from "./buildRequest.ts";
import { type Connector, type LedgerAnswer, NotReached, type SentItem } from "./connector.ts";
import { noteOutcome } from "./noteOutcome.ts";
import { openConnector } from "./openConnector.ts";
import { tellNotDelivered } from "./tellAuthor.ts";

/** How long an item waits after each failed try, in seconds: from a minute to six hours. Rule OB-4 */
const pauses = [60, 300, 1800, 7200, 21_600] as const;

/**
 * The job that carries an item to the accounting system. Each try is stored before it is made; after
 * one whose outcome is unknown the system is asked for the record first.
 *
 * Source: rules OB-3 and OB-4, areas/outbox/README.md
 */
export function sendItem(database: Database): Job {
  return async (payload) => {
    const key = payload as unknown as ItemKey;
    const begun = await inTransaction(database, (tx) => beginTry(tx, key));
    if (!begun) return;
    const said = await tryOnce(begun);
    await inTransaction(database, (tx) => endOfTry(tx, key, begun, said));
  };
}

interface Begun {
  readonly tryId: string;
  readonly item: StoredItem;
  readonly sent: SentItem;
  readonly mayBeThere: boolean;
  readonly open: () => Connector | null;
}

/** Locks the item and stores the try; null where the item does not wait, or a user carries it. */
async function beginTry(tx: Tx, key: ItemKey): Promise<Begun | null> {
  const item = await lockItem(tx, key);
  const stored = await readConnector(tx, key.companyId);
  if (item?.state !== "Waiting" || !stored) return null;
  if (stored.connector === "files" || stored.connector === "entries") return null;
  const request = item.request ?? (await buildRequest(tx, key.companyId, stored, item));
  if (item.request === null) await keepRequest(tx, key, request);
  const { id: tryId, mayBeThere } = await insertTry(tx, key);
  const { dataType, action, number } = item;
  const sent = { key: ledgerKeyOf(item), dataType, action, number, request };
  return { tryId, item, sent, mayBeThere, open: () => openConnector(key.companyId, stored) };
}

type Said = LedgerAnswer | { readonly outcome: "Refused" | "Unknown"; readonly answer: string };

async function tryOnce({ open, sent, mayBeThere }: Begun): Promise<Said> {
  try {
    const connector = open();
    if (!connector) throw new NotReached("the accounting system is reached by files");
    const known = mayBeThere ? await connector.find(sent) : null;
    return known ?? (await connector.send(sent));
  } catch (error) {
    const outcome: Outcome = error instanceof NotReached && !mayBeThere ? "Refused" : "Unknown";
    return { outcome, answer: (error as Error).message };
  }
}

async function endOfTry(tx: Tx, key: ItemKey, { tryId, item }: Begun, said: Said): Promise<void> {
  const { companyId } = key;
  if (said.outcome === "Synced" || said.outcome === "Rejected") {
    await noteOutcome(tx, companyId, item, said);
    await endTry(tx, { companyId, id: tryId }, said);
    return;
  }
  await endTry(tx, { companyId, id: tryId }, said);
  const pause = pauses[item.tried] ?? null;
  await postponeItem(tx, key, pause);
  if (pause === null) await tellNotDelivered(tx, companyId, item, said.answer);
  else await enqueueItem(tx, key, pause);
}
