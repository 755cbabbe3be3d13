import { readHouseBill } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { toldOtherCharge } from "@fairway/areas/housebill/model/toldOtherCharge.ts";
import { toldBill } from "@fairway/areas/housebill/model/toldBill.ts";
import { toldDimension } from "@fairway/areas/shipment/model/toldDimension.ts";
import { toldContainer } from "@fairway/areas/shipment/model/toldContainer.ts";
import { toldJob } from "@fairway/areas/shipment/model/toldJob.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { HistoryAnswer, HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { oneSave, type PartChange } from "@fairway/engine/history/oneSave.ts";
import {
  parsed,
  sayHistory,
  type StoredLine,
  storedLines,
  type ToldTable,
} from "@fairway/engine/history/readHistory.ts";
import { type RawBuilder, sql } from "kysely";
import { toldLines } from "./toldLines.ts";

type Sql = RawBuilder<unknown>;
type Change = HistoryAnswer[number]["changes"][number];

/** A container and its seal, in the history; the number of a house bill. */
const words = {
  container: { en: "Container", vi: "Container" },
  dimension: { en: "Dimensions", vi: "Kích thước" },
  other: { en: "Other charges", vi: "Phí khác" },
  bill: { en: "House bill", vi: "Vận đơn nhà" },
} as const;

const mostLines = 20_000;
const mostSaves = 200;

/**
 * Returns the saves of a job, newest first: its fields, its containers, the house bills that were
 * added or removed, and the sums of the charge lines of each save.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rules SH-20 and CH-18
 */
export async function jobHistory(
  tx: Tx,
  actor: Actor,
  { id, olderThan }: HistoryAsk,
): Promise<HistoryAnswer> {
  await readShipment(tx, actor, id);
  return savesOf(tx, actor, {
    table: "shipment",
    id,
    olderThan,
    fields: toldJob,
    parts: sql`
      select 'house_bill', b.id from house_bill b
        where b.company_id = ${actor.companyId} and b.job_id = ${id} and not b.is_virtual
      union all select 'container', k.id from container k
        where k.company_id = ${actor.companyId} and k.mblid = ${id} and k.hblid is null
      union all select 'dimension', d.id from dimension d
        where d.company_id = ${actor.companyId} and d.mblid = ${id} and d.hblid is null
      union all select 'waybill_charge', w.id from waybill_charge w
        where w.company_id = ${actor.companyId} and w.job_id = ${id} and w.hblid is null
      union all select 'surcharge', s.id from surcharge s
        where s.company_id = ${actor.companyId} and s.job_id = ${id}`,
    jobId: id,
    lost: sql`l.table_name not in ('container', 'dimension', 'waybill_charge')
      or l.before ->> 'hblid' is null`,
  });
}

/** The same for a house bill. Refuses: record.notFound · access.forbidden */
export async function houseBillHistory(
  tx: Tx,
  actor: Actor,
  { id, olderThan }: HistoryAsk,
): Promise<HistoryAnswer> {
  const { job } = await readHouseBill(tx, actor, id);
  return savesOf(tx, actor, {
    table: "house_bill",
    id,
    olderThan,
    fields: toldBill,
    parts: sql`
      select 'container', k.id from container k
        where k.company_id = ${actor.companyId} and k.hblid = ${id}
      union all select 'dimension', d.id from dimension d
        where d.company_id = ${actor.companyId} and d.hblid = ${id}
      union all select 'waybill_charge', w.id from waybill_charge w
        where w.company_id = ${actor.companyId} and w.hblid = ${id}
      union all select 'surcharge', s.id from surcharge s
        where s.company_id = ${actor.companyId} and s.hblid = ${id}`,
    jobId: job.id,
    lost: sql`l.before ->> 'hblid' = ${id}`,
  });
}

interface Root extends HistoryAsk {
  readonly table: "shipment" | "house_bill";
  readonly fields: ToldTable["fields"];
  /** The tables and ids of the parts that exist. */
  readonly parts: Sql;
  readonly jobId: string;
  /** Which deleted rows of the job were parts of the record; uses the alias `l`. */
  readonly lost: Sql;
}

async function savesOf(tx: Tx, actor: Actor, root: Root): Promise<HistoryAnswer> {
  const lines = await storedLines(tx, actor, {
    where: linesOf(actor, root),
    most: mostLines,
  });
  const linesIn = (table: string) => lines.filter((line) => line.tableName === table);
  const isRoot = (line: StoredLine) => line.recordId === root.id;
  const own = await sayHistory(tx, actor, root.fields, lines.filter(isRoot));
  const containers = await sayHistory(tx, actor, toldContainer, linesIn("container"));
  const measured = await sayHistory(tx, actor, toldDimension, linesIn("dimension"));
  const others = await sayHistory(tx, actor, toldOtherCharge, linesIn("waybill_charge"));
  const charges = linesIn("surcharge");
  const sums = await toldLines(tx, actor, charges);
  const changesOf = new Map<string, Change[]>([
    ...own.map((line): [string, Change[]] => [line.id, line.changes]),
    ...containers.map((line): [string, Change[]] => [line.id, containerChanges(actor, line)]),
    ...measured.map((line): [string, Change[]] => [line.id, dimensionChanges(actor, line)]),
    ...others.map((line): [string, Change[]] => [line.id, otherChanges(actor, line)]),
    ...linesIn("house_bill")
      .filter((line) => !isRoot(line))
      .map((line): [string, Change[]] => [line.id, billChanges(actor, line)]),
  ]);
  // The sum of a statement is told once, with the first of its lines.
  for (const line of charges) {
    changesOf.set(line.id, sums.get(line.statement) ?? []);
    sums.delete(line.statement);
  }
  const changes = lines.map(({ id, at, by, action, statement, recordId }): PartChange => {
    const isOwn = recordId === root.id;
    return { id, at, by, action, statement, isRoot: isOwn, changes: changesOf.get(id) ?? [] };
  });
  // The sums of a save follow from the later ones, so all are read and a part of them is shown.
  const saves = oneSave(changes.filter((each) => each.changes.length > 0));
  const from = saves.findIndex((save) => save.id === root.olderThan) + 1;
  return saves.slice(from, from + mostSaves);
}

/** The lines of the record, of its parts, and of the parts that were deleted. */
function linesOf({ companyId }: Actor, { table, id, parts, jobId, lost }: Root): Sql {
  return sql`h.id in (
    with part (table_name, record_id) as (
      values (${table}, ${id}::uuid)
      union all ${parts}
      union all select l.table_name, l.record_id from history l
        where l.company_id = ${companyId} and l.action = 'delete'
          and l.table_name in (
            'container', 'dimension', 'waybill_charge', 'house_bill', 'surcharge')
          and coalesce(l.before ->> 'job_id', l.before ->> 'mblid') = ${jobId} and (${lost})
          and coalesce(l.before ->> 'is_virtual', 'false') = 'false')
    select g.id from part
    join history g on g.company_id = ${companyId} and g.table_name = part.table_name
      and g.record_id = part.record_id)`;
}

function containerChanges(actor: Actor, line: ToldLine): Change[] {
  return lineChanges(say(words.container, actor.language), line, (value) => {
    const type = value("containerTypeId").split(" · ")[0] ?? "";
    const kind = [value("quantity"), type].filter(Boolean).join(" × ");
    return [kind, value("containerNo"), value("sealNo")].filter(Boolean).join(" · ");
  });
}

function dimensionChanges(actor: Actor, line: ToldLine): Change[] {
  return lineChanges(say(words.dimension, actor.language), line, (value) =>
    ["length", "width", "height", "package"].map(value).filter(Boolean).join(" × "),
  );
}

function otherChanges(actor: Actor, line: ToldLine): Change[] {
  return lineChanges(say(words.other, actor.language), line, (value) =>
    ["chargeName", "amount", "dueTo"].map(value).filter(Boolean).join(" · "),
  );
}

/** A line that came or went as one text; of a changed line each field. */
function lineChanges(
  label: string,
  line: ToldLine,
  said: (value: (field: string) => string) => string,
): Change[] {
  const text = (when: "was" | "now") =>
    said((field) => line.changes.find((change) => change.field === field)?.[when] ?? "");
  const field = `${line.tableName}.${line.recordId}`;
  if (line.action !== "update") {
    return [{ field, label, was: text("was"), now: text("now") }];
  }
  return line.changes.map((change) => ({
    ...change,
    field: `${field}.${change.field}`,
    label: `${label}: ${change.label}`,
  }));
}

type ToldLine = Pick<StoredLine, "tableName" | "recordId" | "action"> & {
  readonly changes: readonly Change[];
};

function billChanges(actor: Actor, line: StoredLine): Change[] {
  const number = (json: string | null) => String(parsed(json)["hwbno"] ?? "");
  const [was, now] = [number(line.before), number(line.after)];
  if (was === now) return [];
  const label = say(words.bill, actor.language);
  return [{ field: `bill.${line.recordId}`, label, was, now }];
}
