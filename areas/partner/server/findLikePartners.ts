import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { LikePartner } from "../model/samePartner.ts";
import { visiblePartners } from "./partnerPermit.ts";

/** What is typed of a partner. */
export interface TypedPartner {
  readonly id?: string | null | undefined;
  readonly taxCode: string;
  readonly shortName: string;
  readonly partnerNameEn: string;
  readonly partnerNameVn: string;
}

const most = 5;
// Names this alike are worth a look; a quarter of the letters may differ.
const alike = 0.6;

/**
 * Partners that may be the one being typed: the same digits of the tax code, the same short name,
 * or names alike without accents and without the form of the company.
 *
 * Shape: partners that the actor may not open are only reported as existing.
 * Source: rule PA-16, docs/decisions/0021
 */
export async function findLikePartners(tx: Tx, actor: Actor, ask: TypedPartner) {
  const found = await rows<LikePartner & { visible: boolean }>(
    tx,
    likePartnersSql(actor, ask, visiblePartners(actor, "detail", "p")),
  );
  return {
    partners: found.filter((each) => each.visible).slice(0, most),
    hidden: found.some((each) => !each.visible),
  };
}

/** The statement behind `findLikePartners`, apart so that its plan can be looked at. */
export function likePartnersSql(
  actor: Pick<Actor, "companyId">,
  ask: TypedPartner,
  visible: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const names = new Set([ask.partnerNameEn, ask.partnerNameVn].filter((each) => each.length >= 4));
  // Each kind of likeness is a branch of its own, so that each is read from its own index.
  const byName = [...names].flatMap((name) =>
    ["t.partner_name_en", "t.partner_name_vn"].map((column) => {
      const known = sql`f_company_name(${sql.ref(column)})`;
      return sql`union all
        select t.id, false, similarity(${known}, f_company_name(${name})) from partner as t
        where t.company_id = ${actor.companyId} and ${known} % f_company_name(${name})`;
    }),
  );
  return sql`
    with near as (
      select t.id, true as same_tax_code, 1::real as likeness from partner as t
      where t.company_id = ${actor.companyId}
        and f_tax_digits(t.tax_code) = f_tax_digits(${ask.taxCode})
      union all
      select t.id, false, 1::real from partner as t
      where t.company_id = ${actor.companyId} and ${ask.shortName} <> ''
        and f_unaccent("left"(t.short_name, 100)) = f_unaccent("left"(${ask.shortName}, 100))
      ${byName.length ? sql.join(byName, sql` `) : sql``}
    ), best as (
      select id, bool_or(same_tax_code) as same_tax_code, max(likeness) as likeness
      from near where likeness >= ${alike} and id is distinct from ${ask.id ?? null}::uuid
      group by id
    )
    select p.id, p.account_no, p.short_name, p.partner_name_en, p.partner_name_vn,
      p.partner_type, p.active, best.same_tax_code, ${visible} as visible
    from best join partner as p on p.company_id = ${actor.companyId} and p.id = best.id
    order by best.same_tax_code desc, visible desc, best.likeness desc, p.account_no
    limit ${most * 4}`;
}
