import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { RuleOfFee } from "../model/ruleOfFee.ts";

/** A selling charge for which a rule is wanted. */
export interface Fee {
  readonly serviceSelling: string;
  readonly chargeSelling: string;
  /** Null where the job has no service to which fees could be linked. */
  readonly serviceBuying: string | null;
  /** The partner that owes the charge. */
  readonly payerId: string;
}

/**
 * The rule of each selling charge, in their order, with one statement: of the active rules of its
 * services and charge whose period holds today and that are for its payer or for all, the one that
 * names the payer, then the newest. Without one it is the newest of its services and charge, which
 * says why it does not fit.
 *
 * Source: rule LF-8
 */
export async function rulesForFees(
  tx: Tx,
  { companyId, today }: Actor,
  fees: readonly Fee[],
): Promise<(RuleOfFee | null)[]> {
  if (fees.length === 0) return [];
  const column = (name: keyof Fee) => fees.map((fee) => fee[name]);
  const holds = sql`r.effective_date <= ${today} and coalesce(r.expired_date >= ${today}, true)`;
  const isForPayer = sql`(r.partner_selling is null or r.partner_selling = a.payer_id)`;
  const found = await rows<RuleOfFee & { readonly at: number }>(
    tx,
    sql`select (a.at - 1)::int as at, f.*, c.code as charge_code, c.active as charge_is_active,
        c.charge_group, g.name as charge_group_name, p.short_name as partner_name,
        p.active as partner_is_active
      from unnest(${column("serviceSelling")}::text[], ${column("chargeSelling")}::uuid[],
        ${column("serviceBuying")}::text[], ${column("payerId")}::uuid[]) with ordinality
        as a (service_selling, charge_selling, service_buying, payer_id, at)
      join lateral (
        select r.id, r.rule_name, r.service_buying, r.charge_buying, r.partner_buying,
          ${holds} as is_in_force, ${isForPayer} as is_for_payer
        from link_fee_rule r
        where r.company_id = ${companyId} and r.charge_selling = a.charge_selling
          and r.service_selling = a.service_selling and r.service_buying = a.service_buying
          and r.status
        order by (${holds}) desc, ${isForPayer} desc, r.partner_selling is null,
          r.datetime_created desc, r.id desc
        limit 1) f on true
      join charge c on c.company_id = ${companyId} and c.id = f.charge_buying
      left join charge_group g on g.company_id = ${companyId} and g.id = c.charge_group
      join partner p on p.company_id = ${companyId} and p.id = f.partner_buying`,
  );
  const byFee = new Map(found.map(({ at, ...rule }) => [at, rule]));
  return fees.map((_, at) => byFee.get(at) ?? null);
}
