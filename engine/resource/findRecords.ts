import type { Resource, Row } from "@fairway/core/resource/resource.ts";
import { sql } from "kysely";
import { columnName } from "../db/columnNames.ts";
import { idType } from "../db/idType.ts";
import { rows, type Tx } from "../db/tx.ts";
import { joinsOf, ownRows, selectOf } from "./recordSql.ts";

/** Reads records by id for another verb, retired ones too; asks for no right, the verb does. */
export async function findRecords<R extends Resource>(
  tx: Tx,
  companyId: string,
  resource: R,
  ids: readonly string[],
): Promise<Map<string, Row<R>>> {
  if (ids.length === 0) return new Map();
  const found = await read<R>(
    tx,
    companyId,
    resource,
    sql`t.id = any(${[...new Set(ids)]}::${idType(resource)}[])`,
  );
  return new Map(found.map((row) => [(row as { id: string }).id, row]));
}

/** Reads records by what people know them by, in small letters, for another verb. */
export async function findByKey<R extends Resource>(
  tx: Tx,
  companyId: string,
  resource: R,
  keys: readonly string[],
): Promise<Map<string, Row<R>>> {
  if (keys.length === 0) return new Map();
  const wanted = [...new Set(keys.map((key) => key.trim().toLowerCase()))];
  const column = sql.ref(`t.${columnName(resource.key)}`);
  const found = await read<R>(
    tx,
    companyId,
    resource,
    sql`lower(${column}) = any(${wanted}::text[])`,
  );
  return new Map(
    found.map((row) => [String((row as Record<string, unknown>)[resource.key]).toLowerCase(), row]),
  );
}

async function read<R extends Resource>(
  tx: Tx,
  companyId: string,
  resource: R,
  condition: ReturnType<typeof sql>,
): Promise<Row<R>[]> {
  return rows<Row<R>>(
    tx,
    sql`select ${selectOf(resource, "en")} from ${sql.table(resource.table)} as t
      ${joinsOf(resource, companyId)}
      where ${ownRows(resource, companyId)} and ${condition}`,
  );
}
