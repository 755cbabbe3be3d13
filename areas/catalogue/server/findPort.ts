import { findRecords } from "@fairway/engine/resource/findRecords.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { tidyText } from "@fairway/core/text/tidyText.ts";
import { sql } from "kysely";
import { type Port, port } from "../model/port.ts";

/**
 * Finds ports by UN/LOCODE or any other of their codes; does not check permissions, the caller does.
 *
 * Shape: by the requested code in capitals; an unknown code is missing.
 */
export async function findPorts(
  tx: Tx,
  companyId: string,
  codes: readonly string[],
): Promise<Map<string, Port>> {
  const wanted = [...new Set(codes.map((code) => tidyText(code).toUpperCase()))];
  if (wanted.length === 0) return new Map();
  const found = await rows<{ id: string; asked: string }>(
    tx,
    sql`select distinct on (a.asked) p.id, a.asked
      from unnest(${wanted}::text[]) as a (asked)
      join place p on p.company_id = ${companyId} and p.place_type = 'Port'
        and (text_key(p.code) = text_key(a.asked) or p.aliases @> array[a.asked])
      order by a.asked, (text_key(p.code) = text_key(a.asked)) desc, p.active desc`,
  );
  const ports = await findRecords(
    tx,
    companyId,
    port,
    found.map((each) => each.id),
  );
  return new Map(found.map(({ id, asked }) => [asked, ports.get(id) as Port]));
}

/** Finds the id of one port by any of its codes. */
export async function findPortId(tx: Tx, companyId: string, code: string): Promise<string | null> {
  const found = await maybe<{ id: string }>(
    tx,
    sql`select id from place
      where company_id = ${companyId} and place_type = 'Port'
        and (text_key(code) = text_key(${code}) or aliases @> array[${tidyText(code).toUpperCase()}])
      order by (text_key(code) = text_key(${code})) desc limit 1`,
  );
  return found?.id ?? null;
}
