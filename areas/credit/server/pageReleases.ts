import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { pageReleases as pageCall } from "../contract.ts";
import { mayOpenJob } from "./openedJob.ts";
import { readReleases, seenReleases } from "./readReleases.ts";

/** Lists the releases that the actor asked for or may decide, what waits first. Rule CK-13 */
export async function pageReleases(
  tx: Tx,
  actor: Actor,
  { page, size, state, partnerId, jobId }: Ask<typeof pageCall>,
): Promise<Answer<typeof pageCall>> {
  const { today } = actor;
  const ofState: Readonly<Record<string, RawBuilder<unknown>>> = {
    Requested: sql`e.state = 'Requested'`,
    Denied: sql`e.state = 'Denied'`,
    Approved: sql`(e.state = 'Approved' and e.released_until >= ${today})`,
    Ended: sql`(e.state = 'Approved' and e.released_until < ${today})`,
  };
  const where = sql.join(
    [
      seenReleases(actor),
      ...(state ? [ofState[state] ?? sql`true`] : []),
      ...(partnerId ? [sql`e.partner_id = ${partnerId}`] : []),
      ...(jobId ? [sql`e.job_id = ${jobId} and ${mayOpenJob(actor, sql`e.job_id`)}`] : []),
    ],
    sql` and `,
  );
  const found = await readReleases(tx, actor, where, { page, size });
  return { page, size, capped: false, ...found };
}
