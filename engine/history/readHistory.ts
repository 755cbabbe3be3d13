import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayValue } from "@fairway/core/resource/cellText.ts";
import type { Field, LinkTarget } from "@fairway/core/resource/field.ts";
import type { HistoryAnswer, HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import { isNumber } from "@fairway/core/resource/values.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { say } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";
import { columnName } from "../db/columnNames.ts";
import { idType } from "../db/idType.ts";
import { rows, type Tx } from "../db/tx.ts";

/** The fields whose changes are shown, by name: those of a declaration, or an area's choice. */
export interface ToldTable {
  readonly table: string;
  /** A list shared by all companies has a separate history, by code. */
  readonly shared?: "company" | "all" | undefined;
  readonly fields: Readonly<Record<string, Pick<Field, "kind" | "label" | "of" | "to">>>;
}

/** One change of a row as the trigger stored it. */
export type HistoryLine = {
  id: string;
  at: string;
  by: string | null;
  action: "insert" | "update" | "delete";
  before: string | null;
  after: string | null;
};

/** The instant to the microsecond: two saves can fall into one millisecond. */
type Statement = { statement: string };

/** A stored change with its row. */
export type StoredLine = HistoryLine & Statement & { tableName: string; recordId: string };

const mostLines = 500;

/**
 * Returns the changes of a row with user, time, field, old and new value, in the actor's language.
 *
 * Shape: the newest 500 changes of the part that is asked for, newest first; links as code and name, read with one statement per
 *   target table. Does not check permissions; the caller does.
 */
export async function readHistory(
  tx: Tx,
  actor: Actor,
  source: ToldTable,
  { id, olderThan }: HistoryAsk,
): Promise<HistoryAnswer> {
  const lines = await storedLines(tx, actor, {
    shared: source.shared,
    where: sql`h.table_name = ${source.table} and h.record_id = ${id}`,
    most: mostLines,
    olderThan,
  });
  const told = await sayHistory(tx, actor, source.fields, lines);
  return oneByOne(told, Object.keys(source.fields)).filter(
    ({ action, changes }) => action !== "update" || changes.length > 0,
  );
}

/** Reads stored changes with their users, newest first; `where` uses the alias `h`. */
export function storedLines(
  tx: Tx,
  actor: Actor,
  {
    shared,
    where,
    most,
    olderThan,
  }: {
    readonly shared?: ToldTable["shared"];
    readonly where: RawBuilder<unknown>;
    readonly most: number;
    readonly olderThan?: string | undefined;
  },
): Promise<StoredLine[]> {
  const name = sql.ref(actor.language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  const from = historyOf({ shared });
  const ofCompany = (alias: string) =>
    shared === "all" ? sql`` : sql`${sql.ref(alias)}.company_id = ${actor.companyId} and`;
  const older = olderThan
    ? sql`and (h.changed_at, h.id) < (select l.changed_at, l.id from ${from} as l
        where ${ofCompany("l")} l.id = ${olderThan})`
    : sql``;
  return rows<StoredLine>(
    tx,
    sql`select h.id, h.table_name, h.record_id, h.action, h.changed_at as at,
        h.changed_at::text as statement, h.before::text, h.after::text,
        coalesce(${name}, u.username) as by
      from ${from} as h
      left join sys_user as u on u.company_id = ${actor.companyId} and u.id::text = h.changed_by
      left join employee as e on e.company_id = ${actor.companyId} and e.id = u.employee_id
      where ${ofCompany("h")} ${where} ${older}
      order by h.changed_at desc, h.id desc
      limit ${most}`,
  );
}

/** What one statement wrote of a record is one change, even if its row lies in two tables. */
function oneByOne(
  lines: readonly (HistoryAnswer[number] & Statement)[],
  fields: readonly string[],
): HistoryAnswer {
  const written = Map.groupBy(lines, ({ statement, action }) => `${statement} ${action}`).values();
  return [...written].flatMap(([first, ...others]) => {
    if (!first) return [];
    const changes = [first, ...others].flatMap((each) => each.changes);
    changes.sort((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));
    const { at, by, action } = first;
    // The oldest line, where the next part of the history goes on.
    const { id } = others.at(-1) ?? first;
    return [{ id, at, by, action, changes }];
  });
}

/** The table that holds the history of a list. */
export function historyOf({ shared }: Pick<ToldTable, "shared">): RawBuilder<unknown> {
  return sql.table(shared === "all" ? "shared_history" : "history");
}

/**
 * Writes changes field by field in the actor's language: links as code and name, read with one
 * statement per target table. Does not check permissions; the caller does.
 */
export async function sayHistory<Of extends HistoryLine>(
  tx: Tx,
  actor: Actor,
  fields: ToldTable["fields"],
  lines: readonly Of[],
): Promise<(Omit<Of, "before" | "after"> & Pick<HistoryAnswer[number], "changes">)[]> {
  const told = lines.map((line) => ({
    ...line,
    before: parsed(line.before),
    after: parsed(line.after),
  }));
  const names = await linkNames(tx, actor, fields, told);
  const text = (spec: Field, value: unknown): string => {
    if (spec.to) {
      return [value ?? []]
        .flat()
        .map((each) => names.get(String(each)) ?? String(each))
        .join("; ");
    }
    if (value && isNumber(spec))
      return sayNumber(decimal(String(value)).toFixed(), actor.language, { most: 20 });
    if (spec.kind === "instant") return sayInstant(value as string | null, actor.timeZone);
    return sayValue(spec, value, actor.language);
  };
  return told.map(({ before, after, ...line }) => ({
    ...line,
    changes: Object.entries(fields)
      .map(([field, spec]) => ({
        field,
        label: say(spec.label, actor.language),
        was: text(spec as Field, before[columnName(field)]),
        now: text(spec as Field, after[columnName(field)]),
      }))
      .filter(({ was, now }) => was !== now),
  }));
}

/** Reads a stored row. As text: the driver would rename the keys of a json value. */
export function parsed(json: string | null): Record<string, unknown> {
  return json ? (JSON.parse(json, exact as never) as Record<string, unknown>) : {};
}

// The number as written: a rate has more digits than a JavaScript number can hold.
function exact(_: string, value: unknown, context: { readonly source?: string }): unknown {
  return typeof value === "number" ? (context.source ?? value) : value;
}

async function linkNames(
  tx: Tx,
  actor: Actor,
  fields: ToldTable["fields"],
  lines: readonly { before: Record<string, unknown>; after: Record<string, unknown> }[],
): Promise<Map<string, string>> {
  const wanted = new Map<string, { to: LinkTarget; ids: Set<string> }>();
  for (const [field, { to }] of Object.entries(fields)) {
    if (!to) continue;
    const { ids } = wanted.get(to.table) ?? { ids: new Set<string>() };
    wanted.set(to.table, { to, ids });
    for (const { before, after } of lines) {
      for (const each of [before[columnName(field)], after[columnName(field)]].flat()) {
        if (typeof each === "string") ids.add(each);
      }
    }
  }
  const said = new Map<string, string>();
  for (const { to, ids } of wanted.values()) {
    if (ids.size === 0) continue;
    const company = to.shared === "company" ? sql`company_id = ${actor.companyId} and` : sql``;
    const found = await rows<{ id: string; code: string | null; name: string | null }>(
      tx,
      sql`select id, ${sql.ref(columnName(to.key))} as code,
          ${sql.ref(columnName(to.names[actor.language]))} as name
        from ${sql.table(to.table)}
        where ${company} id = any(${[...ids]}::${idType(to)}[])`,
    );
    for (const { id, code, name } of found) {
      said.set(id, [...new Set([code, name])].filter(Boolean).join(" · "));
    }
  }
  return said;
}
