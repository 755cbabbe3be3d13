import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { SentMail } from "../model/mail.ts";

/**
 * Reads mails with their tries and files, the latest first.
 *
 * Shape: `where` uses the alias `m`. `may` is what the state allows; the caller leaves out what the
 *   user may not.
 */
export function mailRows(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
): Promise<SentMail[]> {
  return rows<SentMail>(
    tx,
    sql`
      select m.id, m.version, m.kind, m.job_id, m.hblid, m.mail_from, m.mail_to, m.mail_cc,
        m.subject, m.body, m.state, m.sent_at, m.canceled_at, m.datetime_created,
        (select p.username from person p
          where p.company_id = ${companyId} and p.id = m.canceled_by) as canceled_name,
        array(select o.job_no from mail_job x
          join shipment o on o.company_id = ${companyId} and o.id = x.job_id
          where x.company_id = ${companyId} and x.mail_id = m.id
          order by o.job_no) as other_job_nos,
        (select b.hwbno from house_bill b
          where b.company_id = ${companyId} and b.id = m.hblid) as hwbno,
        coalesce((select p.username from person p
          where p.company_id = ${companyId} and p.id = m.user_created), '') as user_name,
        coalesce((select jsonb_agg(jsonb_build_object('triedAt', t.tried_at, 'error', t.error)
            order by t.tried_at)
          from mail_attempt t
          where t.company_id = ${companyId} and t.mail_id = m.id), '[]'::jsonb) as attempts,
        coalesce((select jsonb_agg(jsonb_build_object('name', f.name, 'fileId', k.id)
            order by f.position)
          from mail_attachment f
          left join attached_file k on k.company_id = ${companyId} and k.id = f.file_id
          where f.company_id = ${companyId} and f.mail_id = m.id), '[]'::jsonb) as files,
        case m.state when 'Failed' then array['sendAgain'] when 'Waiting' then array['cancel']
          else array[]::text[] end as may
      from mail m
      where m.company_id = ${companyId} and ${where}
      order by m.datetime_created desc, m.id desc`,
  );
}
