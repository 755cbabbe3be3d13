import { type RawBuilder, sql } from "kysely";
import type { MailKindName } from "../model/mailKinds.ts";

/**
 * What the newest mails of each kind, or of one, said about a job and its bills, as a list in jsonb.
 *
 * Shape: entries of `LastSaid`. Mails that failed or were canceled do not count.
 * Source: decision 0179
 */
export function lastSaid(
  companyId: string,
  jobId: string,
  kind: MailKindName | null = null,
): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('kind', n.kind, 'of', n.key, 'facts', n.value)
      order by n.kind, n.key)
    from (select distinct on (m.kind, f.key) m.kind, f.key, f.value
      from mail m, jsonb_each(m.facts) f
      where m.company_id = ${companyId} and m.job_id = ${jobId} and m.state not in ('Failed', 'Canceled')
        and (${kind}::text is null or m.kind = ${kind})
      order by m.kind, f.key, m.datetime_created desc) n), '[]'::jsonb)`;
}
