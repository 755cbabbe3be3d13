import type { HistoryAnswer, HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import {
  parsed,
  readHistory,
  sayHistory,
  storedLines,
} from "@fairway/engine/history/readHistory.ts";
import { openRecord } from "@fairway/engine/resource/getRecord.ts";
import { sql } from "kysely";
import { declaredLine, declaredTariff } from "../contract.ts";

const mostEntries = 500;
const { tariffId: _, lineNo: __, ...toldFields } = declaredLine.fields;
const word = { en: "Line", vi: "Dòng" };

/**
 * Returns the changes of a tariff and of its lines, newest first; what one statement wrote of the
 * lines is one change.
 *
 * Refuses: record.notFound · access.forbidden
 */
export async function tariffHistory(tx: Tx, actor: Actor, ask: HistoryAsk): Promise<HistoryAnswer> {
  await openRecord(tx, actor, declaredTariff, ask.id);
  const own = await readHistory(tx, actor, declaredTariff, ask);
  const stored = await storedLines(tx, actor, {
    where: sql`h.table_name = 'tariff_line' and (
      h.record_id in (select l.id from tariff_line l
        where l.company_id = ${actor.companyId} and l.tariff_id = ${ask.id})
      or (h.action = 'delete' and h.before ->> 'tariff_id' = ${ask.id}))`,
    most: mostEntries,
    olderThan: ask.olderThan,
  });
  const numbers = await numbersOf(tx, actor, ask.id);
  const told = await sayHistory(tx, actor, toldFields, stored);
  const saves = Map.groupBy(
    told.map((line, at) => {
      const before = parsed(stored[at]?.before ?? null);
      const no = numbers.get(line.recordId) ?? String(before["line_no"] ?? "");
      const changes = line.changes.map((each) => ({
        ...each,
        field: `lines.${each.field}`,
        label: `${say(word, actor.language)} ${no} · ${each.label}`,
      }));
      return { ...line, changes };
    }),
    ({ statement, action }) => `${statement} ${action}`,
  );
  const lines = [...saves.values()].flatMap((save) => {
    const [first] = save;
    if (!first) return [];
    const { at, by, action } = first;
    const changes = save.flatMap((each) => each.changes);
    const id = save.at(-1)?.id ?? first.id;
    return changes.length > 0 ? [{ id, at, by, action, changes }] : [];
  });
  return [...own, ...lines].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

async function numbersOf(tx: Tx, actor: Actor, tariffId: string) {
  const found = await rows<{ id: string; lineNo: string }>(
    tx,
    sql`select id, line_no::text from tariff_line
      where company_id = ${actor.companyId} and tariff_id = ${tariffId}`,
  );
  return new Map(found.map((each) => [each.id, each.lineNo]));
}
