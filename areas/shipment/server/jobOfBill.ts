import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Shipment } from "../model/shipment.ts";
import { shipmentRows } from "./shipmentTable.ts";

/**
 * Reads the job of a house bill, locked when asked to; the caller asks for the right, because
 * whose bill it is counts too.
 *
 * Locks: the job, before any of its bills.
 */
export async function jobOfBill(
  tx: Tx,
  actor: Actor,
  jobId: string,
  locked?: "locked",
): Promise<Shipment> {
  const [job] = await shipmentRows(tx, actor.companyId, sql`s.id = ${jobId}`, locked);
  if (!job) throw refuse("record.notFound");
  return job;
}
