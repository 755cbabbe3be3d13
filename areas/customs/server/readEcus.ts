import { notify } from "@fairway/areas/notification/server/notify.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import { today } from "@fairway/core/time/day.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, readOnly } from "@fairway/engine/db/tx.ts";
import type { Job } from "@fairway/engine/jobs/jobs.ts";
import { customsHome } from "../model/customsHome.ts";
import { declarationOfEcus } from "../model/declarationOfEcus.ts";
import type { FeedName } from "../model/ecusTables.ts";
import { ecusWindow } from "../model/ecusWindow.ts";
import { dialled, storedTarget } from "./connectionTarget.ts";
import {
  beginReading,
  endReading,
  findReading,
  isCancelAsked,
  type Reading,
  type ReadingSource,
  setSource,
  sourcesOf,
} from "./readingTable.ts";
import { declarationSources } from "./sources/declarationSource.ts";
import { storeFailed, storePage } from "./storePage.ts";
import { transportsOf } from "./transportTable.ts";

/**
 * The job that reads the connections of a reading, one by one and page by page. Each page is a
 * transaction, so a server that ends continues after the last page.
 *
 * Source: rules CU-10 to CU-16
 */
export function readEcus(database: Database): Job {
  return async (payload) => {
    const key = payload as unknown as Pick<Reading, "companyId" | "id">;
    const reading = await inTransaction(database, async (tx) =>
      (await beginReading(tx, key)) ? findReading(tx, key) : null,
    );
    if (!reading) return;
    const sources = await readOnly(database, (tx) => sourcesOf(tx, key.companyId, [key.id]));
    for (const source of sources) {
      if (source.state === "Waiting" || source.state === "Running") {
        await readSource(database, reading, source);
      }
    }
    await inTransaction(database, async (tx) => {
      const ended = await endReading(tx, key);
      if (ended?.isNightly) await tellOfNight(tx, key);
    });
  };
}

/** Reads one connection; its failure is stored with it and leaves the others. */
async function readSource(
  database: Database,
  reading: Reading,
  source: ReadingSource,
): Promise<void> {
  const { companyId } = reading;
  const set = (state: ReadingSource["state"], reason: Words | null = null) =>
    inTransaction(database, (tx) => setSource(tx, companyId, source.id, { state, reason }));
  try {
    if (await readOnly(database, (tx) => isCancelAsked(tx, reading))) {
      await set("Canceled");
      return;
    }
    await set("Running");
    const state = await readPages(database, reading, source);
    await set(state);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await set("Failed", wordsOf(error));
  }
}

async function readPages(
  database: Database,
  reading: Reading,
  source: ReadingSource,
): Promise<"Done" | "Canceled" | "Failed"> {
  const { companyId, fromDay, toDay } = reading;
  const { stored, transports } = await readOnly(database, async (tx) => ({
    stored: source.connectionId ? await storedTarget(tx, companyId, source.connectionId) : null,
    transports: await transportsOf(tx, companyId),
  }));
  // Deleted or switched off since.
  if (!stored) return "Canceled";
  const target = await dialled(stored);
  const feed = reading.feed as FeedName;
  const pages = declarationSources[stored.kind].pages(target, {
    feed,
    window: fromDay && toDay ? { from: fromDay, to: toDay } : ecusWindow(today()),
    after:
      source.cursorDay === null || source.cursorKey === null
        ? null
        : { day: source.cursorDay, key: source.cursorKey },
  });
  for await (const { rows, cursor } of pages) {
    const read = rows.map((row) => declarationOfEcus(row, feed, transports));
    const page = { sourceId: source.id, rows: read, cursor };
    const goes = await storedPage(database, reading, page);
    if (!goes) return "Canceled";
  }
  return "Done";
}

/** Stores a page; rows that the database refuses are stored with the reason. */
async function storedPage(
  database: Database,
  reading: Reading,
  page: Parameters<typeof storePage>[2],
): Promise<boolean> {
  try {
    return await inTransaction(database, (tx) => storePage(tx, reading, page));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await inTransaction(database, (tx) => storeFailed(tx, reading, page, wordsOf(error)));
    return true;
  }
}

/** The words of a refusal with its values. */
export function wordsOf({ entry, facts }: Refused): Words {
  return { en: say(entry, "en", facts), vi: say(entry, "vi", facts) };
}

async function tellOfNight(
  tx: Parameters<typeof endReading>[0],
  { companyId, id }: Pick<Reading, "companyId" | "id">,
): Promise<void> {
  const sources = await sourcesOf(tx, companyId, [id]);
  const reading = await findReading(tx, { companyId, id });
  const added = sources.reduce((sum, each) => sum + each.newCount, 0);
  const failed = sources.filter((each) => each.state === "Failed");
  if (!reading || (added === 0 && failed.length === 0)) return;
  const names = failed.map(({ name }) => name).join(", ");
  await notify(
    tx,
    { companyId, userId: null },
    {
      title: {
        en: `ECUS, last night: ${added} new declarations`,
        vi: `ECUS đêm qua: ${added} tờ khai mới`,
      },
      ...(names
        ? { description: { en: `Not read: ${names}`, vi: `Không đọc được: ${names}` } }
        : {}),
      actionLink: customsHome,
      userIds: [reading.userCreated],
    },
  );
}
