import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { pageReleases as pageCall } from "../contract.ts";
import { mayOpenJob } from "./openedJob.ts";
import { countOf, decidableBy, readReleases, seenReleases } from "./readReleases.ts";

type Asked = Omit<Partial<Ask<typeof pageCall>>, "page" | "size">;

/** Lists the releases that the actor asked for or may decide, what waits first. Rule CK-13 */
export async function pageReleases(
  tx: Tx,
  actor: Actor,
  { page, size, ...asked }: Ask<typeof pageCall>,
): Promise<Answer<typeof pageCall>> {
  const found = await readReleases(tx, actor, matching(actor, asked), { page, size });
  return { page, size, capped: false, ...found };
}

/** Counts the releases of the same list. */
export async function countReleases(tx: Tx, actor: Actor, asked: Asked) {
  const totalItems = await countOf(tx, actor, matching(actor, asked));
  return { totalItems, capped: false, amount: null };
}

function matching(
  actor: Actor,
  { keyword, state, work, partnerId, jobId, id }: Asked,
): RawBuilder<unknown> {
  const { companyId, userId, today } = actor;
  const ofState: Readonly<Record<string, RawBuilder<unknown>>> = {
    Requested: sql`e.state = 'Requested'`,
    Denied: sql`e.state = 'Denied'`,
    Approved: sql`(e.state = 'Approved' and e.released_until >= ${today})`,
    Ended: sql`(e.state = 'Approved' and e.released_until < ${today})`,
  };
  const text = keyword?.trim();
  return sql.join(
    [
      seenReleases(actor),
      ...(state ? [ofState[state] ?? sql`true`] : []),
      ...(work === "mine" ? [sql`e.user_created = ${userId}`] : []),
      ...(work === "toDecide" ? [sql`e.state = 'Requested' and ${decidableBy(actor)}`] : []),
      ...(partnerId ? [sql`e.partner_id = ${partnerId}`] : []),
      ...(jobId ? [sql`e.job_id = ${jobId} and ${mayOpenJob(actor, sql`e.job_id`)}`] : []),
      ...(id ? [sql`e.id = ${id}`] : []),
      ...(text
        ? [
            sql`(exists (select from partner p where p.company_id = ${companyId}
                and p.id = e.partner_id and p.search like ${anywhere(fold(text))})
              or exists (select from job_of_release j where j.company_id = ${companyId}
                and j.id = e.job_id and j.job_no ilike ${anywhere(text)}
                and ${mayOpenJob(actor, sql`j.id`)}))`,
          ]
        : []),
    ],
    sql` and `,
  );
}
