import { noteMilestones } from "@fairway/areas/milestone/server/noteMilestone.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Notes on jobs what their declarations say: declared on the day of the first one, the channel that
 * takes longest, and cleared on the day of the last release once all are released. A job without
 * declarations has none of them.
 *
 * Locks: nothing; the caller holds the declarations or the jobs.
 * Source: rule CU-29, areas/customs/README.md
 */
export async function noteDeclarations(
  tx: Tx,
  by: { readonly companyId: string; readonly userId: string | null },
  jobIds: readonly string[],
): Promise<void> {
  if (jobIds.length === 0) return;
  const found = await rows<{
    jobId: string;
    first: Declared | null;
    slowest: Declared | null;
    released: Declared | null;
  }>(
    tx,
    sql`select j.id as job_id,
        (select jsonb_build_object('day', d.clearance_date, 'text', d.clearance_no)
          from customs_declaration d where d.company_id = ${by.companyId} and d.job_id = j.id
          order by d.clearance_date, d.id limit 1) as first,
        (select jsonb_build_object('day', d.clearance_date, 'text', d.route)
          from customs_declaration d where d.company_id = ${by.companyId} and d.job_id = j.id
            and d.route is not null
          order by array_position(array['Red', 'Yellow', 'Green'], d.route), d.clearance_date, d.id
          limit 1) as slowest,
        (select jsonb_build_object('day', d.released_on, 'text', d.clearance_no)
          from customs_declaration d where d.company_id = ${by.companyId} and d.job_id = j.id
            and not exists (select from customs_declaration w where w.company_id = ${by.companyId}
              and w.job_id = j.id and w.released_on is null)
          order by d.released_on desc, d.id desc limit 1) as released
      from unnest(${[...new Set(jobIds)]}::uuid[]) j(id)`,
  );
  const note = (kind: "declared" | "channel" | "cleared", jobId: string, told: Declared | null) =>
    ({
      jobId,
      kind,
      actual: told?.day ?? null,
      source: "declaration",
      reference: told?.text ?? null,
    }) as const;
  await noteMilestones(
    tx,
    by,
    found.flatMap(({ jobId, first, slowest, released }) => [
      note("declared", jobId, first),
      note("channel", jobId, slowest),
      note("cleared", jobId, released),
    ]),
  );
}

interface Declared {
  readonly day: string;
  readonly text: string;
}
