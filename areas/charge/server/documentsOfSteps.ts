import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { parsed } from "@fairway/engine/history/readHistory.ts";
import { sql } from "kysely";
import type { SetBy } from "../model/whyShapes.ts";

/** A document that a line's history names. */
export interface NamedDocument {
  readonly id: string;
  readonly kind: string;
  readonly number: string;
  /** Null for a document that was deleted. */
  readonly issued: SetBy | null;
}

/**
 * Reads the documents that hold, value or valued a line, by id; a document that was deleted has the
 * number that the history keeps.
 *
 * Source: rules CH-19, CH-24 and CH-31, areas/charge/README.md
 */
export async function documentsOfSteps(
  tx: Tx,
  { companyId, language }: Actor,
  found: readonly (string | null)[],
): Promise<ReadonlyMap<string, NamedDocument>> {
  const ids = [...new Set(found.filter((each) => each !== null))];
  if (ids.length === 0) return new Map();
  const name = sql.ref(language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  const documents = await rows<NamedDocument>(
    tx,
    sql`
      select d.id, d.kind, d.number,
        jsonb_build_object('by', coalesce(${name}, u.username), 'at', d.datetime_created) as issued
      from document d
      left join sys_user u on u.company_id = ${companyId} and u.id = d.user_created
      left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      where d.company_id = ${companyId} and d.id = any(${ids}::uuid[])
      union all
      select h.record_id, k.code, h.before ->> coalesce(k.names ->> 'number', 'number'), null
      from history h
      join lateral (select min(code) as code, min(names::text)::jsonb as names
        from document_kind where table_name = h.table_name) k on k.code is not null
      where h.company_id = ${companyId} and h.record_id = any(${ids}::uuid[])
        and h.action = 'delete'`,
  );
  return new Map(documents.filter(({ number }) => number !== null).map((each) => [each.id, each]));
}

/** The document that values or adjusts a line in a stored row of its history; null when none does. */
export function valuerIn(row: Readonly<Record<string, unknown>> | string | null): string | null {
  const read = typeof row === "string" || row === null ? parsed(row) : row;
  const valuer = read["valued_by"] ?? read["adjusted_by"];
  return typeof valuer === "string" ? valuer : null;
}
