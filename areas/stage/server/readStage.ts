import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AssignedStage } from "../model/assignedStage.ts";
import { stageRows } from "./stageTable.ts";

/** Reads one stage; the caller checks the right to see its job. */
export async function readStage(tx: Tx, actor: Actor, id: string): Promise<AssignedStage> {
  const [stage] = await stageRows(tx, actor, sql`a.id = ${id}`);
  if (!stage) throw refuse("record.notFound");
  return stage;
}
