import { type RawBuilder, sql } from "kysely";
import { pressingStages } from "../model/pressingStages.ts";

const list = sql.join(pressingStages.map((status) => sql.lit(status)));

/** Checks in SQL whether the deadline of the stage `alias` counts. Rule OP-5 */
export function isPressing(alias: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${alias}.status`)} in (${list})`;
}
