import { openLines } from "@fairway/areas/due/server/openLines.ts";
import { owedByCustomers } from "@fairway/areas/due/server/owedByCustomers.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { keptRows } from "@fairway/engine/kept/kept.ts";
import { sql } from "kysely";
import type { ReceivableSum } from "../model/creditFigures.ts";
import { placesOf } from "./agreementRules.ts";

/** A sum and the agreement that it counts under. */
export type AgreementSum = ReceivableSum & { readonly agreementId: string };

/**
 * Reads the debts of customers under agreements with one statement: unbilled charges, and invoices
 * that are not paid in full.
 *
 * Shape: by office, service, bucket and currency. A debt that an inactive and an active agreement
 *   cover counts under the active one. The debt of a partner with a parent contract also counts
 *   under the agreement of its parent. Partners within the house owe nothing.
 * Source: rules BL-1 to BL-3, areas/balance/README.md
 */
export function receivableSums(
  tx: Tx,
  { companyId, today }: Actor,
  agreementIds: readonly string[],
): Promise<AgreementSum[]> {
  return rows<AgreementSum>(
    tx,
    sql`
      with asked as (
        select a.id, a.partner_id, a.saleman_id, a.active from partner_agreement a
        where a.company_id = ${companyId} and a.id = any(${[...agreementIds]}::uuid[])
      ), place as (
        select a.id as agreement_id, a.partner_id, a.saleman_id, a.active, x.office_id, x.service
        from asked a cross join lateral (${placesOf(companyId, sql`a.id`)}) x
      ), covers as (
        select p.agreement_id, p.partner_id, p.saleman_id, p.office_id, p.service from place p
        where p.active or not exists (
          select from partner_agreement c
          where c.company_id = ${companyId} and c.partner_id = p.partner_id and c.active
            and c.saleman_id = p.saleman_id
            and (p.office_id, p.service) in (${placesOf(companyId, sql`c.id`)}))
        union
        select p.agreement_id, k.id, p.saleman_id, p.office_id, p.service
        from place p
        join partner k on k.company_id = ${companyId} and k.parent_id = p.partner_id
          and k.id <> p.partner_id
        where p.active and exists (
          select from partner_agreement c
          where c.company_id = ${companyId} and c.partner_id = k.id and c.active
            and c.contract_type = 'Parent Contract' and c.saleman_id = p.saleman_id
            and (p.office_id, p.service) in (${placesOf(companyId, sql`c.id`)}))
      ), customer as (
        select distinct v.partner_id, v.saleman_id from covers v
        join partner p on p.company_id = ${companyId} and p.id = v.partner_id
          and p.partner_mode <> 'Internal'
      ), owed as (
        select c.partner_id, c.saleman_id, l.office_id, l.transaction_type as service,
          case l.type when 'SELL' then 'selling' else 'obh' end as bucket, l.currency_id,
          l.total, l.total_vnd as vnd, l.total_usd as usd
        from customer c
        join (${keptRows(openLines, companyId, sql`d.side = 'debit' and d.partner_id in (select partner_id from customer)`)}) l
          on l.partner_id = c.partner_id and l.sale_man_id = c.saleman_id
          and (l.type = 'OBH' or l.service_date <= ${today}::date)
        union all
        select c.partner_id, c.saleman_id, u.office_id, u.service, part.bucket, u.currency_id,
          part.total, part.vnd, part.usd
        from customer c
        join due u on u.company_id = ${companyId} and u.partner_id = c.partner_id
          and u.sale_man_id = c.saleman_id and u.is_open and ${owedByCustomers}
        cross join lateral (values
          ('paid', u.cleared, u.cleared_vnd, u.cleared_usd),
          ('unpaid', u.open, u.open_vnd, u.open_usd)
        ) part (bucket, total, vnd, usd)
      ), counted as (
        select w.partner_id, w.saleman_id, w.office_id, w.service, w.bucket, w.currency_id,
          sum(w.total) as total, sum(w.vnd) as vnd,
          case when count(*) = count(w.usd) then sum(w.usd) end as usd
        from owed w
        group by w.partner_id, w.saleman_id, w.office_id, w.service, w.bucket, w.currency_id
      )
      select v.agreement_id, v.office_id, o.code as office_code, v.service, w.bucket,
        w.currency_id, w.total, w.vnd, w.usd
      from covers v
      join counted w on w.partner_id = v.partner_id and w.saleman_id = v.saleman_id
        and w.office_id = v.office_id and w.service = v.service
      join office o on o.company_id = ${companyId} and o.id = v.office_id
      order by o.code, v.service, w.bucket, w.currency_id, v.partner_id`,
  );
}
