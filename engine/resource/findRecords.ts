import type { Resource, Row } from "@fairway/core/resource/resource.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { sql } from "kysely";
import { idType } from "../db/idType.ts";
import { rows, type Tx } from "../db/tx.ts";
import { columnOf, wholeRows } from "./recordSql.ts";

/** Reads records by id for another verb, inactive ones, too; does not check permissions, the verb does. */
export async function findRecords<R extends Resource>(
  tx: Tx,
  companyId: string,
  resource: R,
  ids: readonly string[],
): Promise<Map<string, Row<R>>> {
  if (ids.length === 0) return new Map();
  const which = sql`t.id = any(${[...new Set(ids)]}::${idType(resource)}[])`;
  const found = await rows<Row<R>>(tx, wholeRows(resource, { companyId, language: "en" }, which));
  return new Map(found.map((row) => [(row as { id: string }).id, row]));
}

/** Reads records by the compared form of their code (`textKey`), for another verb. */
export async function findByKey<R extends Resource>(
  tx: Tx,
  companyId: string,
  resource: R,
  keys: readonly string[],
): Promise<Map<string, Row<R>>> {
  if (keys.length === 0) return new Map();
  const wanted = [...new Set(keys.map(textKey))];
  const which = sql`text_key(${columnOf(resource.key)}) = any(${wanted}::text[])`;
  const found = await rows<Row<R>>(tx, wholeRows(resource, { companyId, language: "en" }, which));
  return new Map(
    found.map((row) => [textKey(String((row as Record<string, unknown>)[resource.key])), row]),
  );
}
