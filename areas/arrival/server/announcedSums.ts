import { type RawBuilder, sql } from "kysely";

/**
 * The sums of the saved arrival notices of a job by bill and currency, with those of the charges that
 * a notice is filled from, as a list in jsonb.
 *
 * Shape: amounts with VAT; only counted lines of a notice.
 * Source: rule AR-14
 */
export function announcedSums(companyId: string, jobId: string): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('hblid', t.hblid, 'currencyId', t.currency_id,
        'notice', t.notice::text, 'charges', t.charges::text) order by t.hblid, t.currency_id)
    from (select l.hblid, l.currency_id,
        coalesce(sum(l.total) filter (where l.is_notice), 0) as notice,
        coalesce(sum(l.total) filter (where not l.is_notice), 0) as charges
      from (select k.hblid, k.currency_id, k.total, true as is_notice
          from arrival_charge k
          join house_bill b on b.company_id = ${companyId} and b.id = k.hblid
          where k.company_id = ${companyId} and b.job_id = ${jobId} and k.is_tick
        union all
        select c.hblid, c.currency_id, c.total, false
          from arrival_notice n
          join house_bill b on b.company_id = ${companyId} and b.id = n.id
          join surcharge c on c.company_id = ${companyId} and c.hblid = n.id
          where n.company_id = ${companyId} and b.job_id = ${jobId}
            and (c.type = 'SELL' or (c.type = 'OBH' and c.payment_object_id = b.customer_id))
        ) l
      group by l.hblid, l.currency_id) t), '[]'::jsonb)`;
}
