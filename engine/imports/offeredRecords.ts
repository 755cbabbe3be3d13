import type { Actor } from "@fairway/core/permission/actor.ts";
import type { LinkTarget } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { sql } from "kysely";
import { columnName } from "../db/columnNames.ts";
import { rows, type Tx } from "../db/tx.ts";

const mostOffered = 400;
const between = " - ";

/**
 * The records of a short catalogue as a drop-down list writes them, "VN - Viet Nam"; none of a longer
 * one, and none of records that a reach protects.
 */
export async function offeredRecords(tx: Tx, actor: Actor, to: LinkTarget): Promise<string[]> {
  if (!isOpen(to)) return [];
  const name = sql.ref(columnName(to.names[actor.language]));
  const found = await rows<{ key: string; name: string | null }>(
    tx,
    sql`select ${sql.ref(columnName(to.key))} as key, ${name} as name from ${sql.table(to.table)}
      where ${ofCompany(actor, to)} order by 1 limit ${mostOffered + 1}`,
  );
  if (found.length > mostOffered) return [];
  return found.map(({ key, name: said }) =>
    said && said !== key ? `${key}${between}${said}` : key,
  );
}

/**
 * Finds the records of texts that are no key: "VN - Viet Nam" as the drop-down list writes it, a
 * name in either language that one record alone has, or another known spelling.
 */
export async function idsBySpelling(
  tx: Tx,
  actor: Actor,
  to: LinkTarget,
  texts: readonly string[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  if (texts.length === 0 || !isOpen(to)) return ids;
  const keys = new Map(texts.map((text) => [text, keyIn(to, text)]));
  const wanted = [...texts, ...keys.values()].filter((each) => each !== null);
  const columns = [to.key, ...new Set(Object.values(to.names))];
  const found = await rows<{ id: string; text: string; isKey: boolean }>(
    tx,
    sql`select distinct t.id, n.text, n.is_key from ${sql.table(to.table)} as t
        cross join lateral (values ${sql.join(
          columns.map(
            (each, at) => sql`(text_key(${sql.ref(`t.${columnName(each)}`)}::text), ${at === 0})`,
          ),
        )}) as n (text, is_key)
      where ${ofCompany(actor, to)} and n.text = any(${wanted}::text[])`,
  );
  const byKey = new Map(found.filter((each) => each.isKey).map((each) => [each.text, each.id]));
  for (const text of texts) {
    const named = new Set(found.filter((each) => each.text === text).map((each) => each.id));
    const id = byKey.get(keys.get(text) ?? "") ?? (named.size === 1 ? [...named][0] : undefined);
    if (id) ids.set(text, id);
  }
  return ids;
}

type Spelling = ReadonlyMap<string, string>;
const spellings = new Map<string, Spelling>();

/** Registers other spellings of the records of a table, each with the key that it means. */
export function knowSpellings(table: string, known: Readonly<Record<string, string>>): void {
  spellings.set(table, new Map(Object.entries(known).map(([text, key]) => [bare(text), key])));
}

function keyIn(to: LinkTarget, text: string): string | null {
  const listed = text.includes(between) ? text.slice(0, text.indexOf(between)).trim() : undefined;
  const key = spellings.get(to.table)?.get(bare(text)) ?? listed;
  return key === undefined ? null : textKey(key);
}

/** A spelling without accents, spaces and signs: "Việt Nam", "VIET-NAM" and "Vietnam" are one. */
const bare = (text: string) => fold(text).replace(/[^a-z0-9]+/g, "");

// The picker of a record that a reach protects offers fewer than all.
const isOpen = (to: LinkTarget) => (to as LinkTarget & Partial<Resource>).guard === "menu";

const ofCompany = (actor: Actor, to: LinkTarget) =>
  to.shared === "company" ? sql`company_id = ${actor.companyId}` : sql`true`;
