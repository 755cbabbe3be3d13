import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { type RawBuilder, sql } from "kysely";
import { inForce, type SaleSql } from "./agreementRules.ts";
import type { PartnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import { choosePartners } from "@fairway/areas/partner/server/choosePartners.ts";

interface ChargedSale extends SaleSql {
  readonly day: Day;
  /** The salesman of the shipment, null for none; an SQL expression. */
  readonly salemanId: RawBuilder<unknown>;
  /** A further condition on the agreements, which have the alias `a`. */
  readonly only?: RawBuilder<unknown>;
}

/**
 * May a selling line of a shipment be charged to the partner `p`: an agent with an agreement in force
 * over service and office, a customer with one of the salesman, an internal customer? A shipment
 * without a salesman takes every customer and agent.
 *
 * Source: rule AG-5, areas/agreement/README.md
 */
function mayBeCharged(companyId: string, { salemanId, only, ...sale }: ChargedSale) {
  const agreed = (more: RawBuilder<unknown>) => sql`exists (select from partner_agreement a
    where a.company_id = ${companyId} and a.partner_id = p.id
      and ${inForce(companyId, sql`a`, sale)} ${only ?? sql``} ${more})`;
  return sql<boolean>`case p.partner_type
    when 'Customer' then ${salemanId} is null or p.partner_mode = 'Internal'
      or ${agreed(sql`and a.saleman_id = ${salemanId}`)}
    when 'Agent' then ${salemanId} is null or ${agreed(sql``)}
    else false end`;
}

/**
 * Lists the active partners that a selling line of a shipment may be charged to. For a shipment of
 * another type of agreement, prepaid agreements are left out.
 *
 * Source: rule AG-5, areas/agreement/README.md
 */
export async function partnersForCharge(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly keyword?: string | null | undefined;
    readonly service: string;
    readonly officeId?: string | null | undefined;
    readonly salemanId?: string | null | undefined;
    readonly contractType?: string | null | undefined;
    readonly size?: number | null | undefined;
  },
): Promise<PartnerChoice[]> {
  const { companyId } = actor;
  const noPrepaid = ask.contractType && ask.contractType !== "Prepaid";
  const chargeable = mayBeCharged(companyId, {
    officeId: sql`${ask.officeId ?? actor.officeId}`,
    services: sql`array[${ask.service}]`,
    day: actor.today,
    salemanId: sql`${ask.salemanId ?? null}::uuid`,
    ...(noPrepaid ? { only: sql`and a.contract_type <> 'Prepaid'` } : {}),
  });
  const found = await rows<{ id: string }>(
    tx,
    sql`select p.id from partner p
      where p.company_id = ${companyId} and p.active
        and p.search like ${anywhere(fold(ask.keyword ?? ""))} and ${chargeable}
      order by p.short_name, p.id limit ${ask.size ?? 20}`,
  );
  return inOrder(tx, actor, found);
}

/** A partner that a line is charged to, and the salesman of its shipment. */
export interface Debtor {
  readonly partnerId: string;
  readonly salemanId: string | null;
}

/**
 * Returns those of the debtors to whom selling lines may not be charged, with one statement; a partner
 * that is unknown or inactive is not among them.
 *
 * Source: rule AG-5, areas/agreement/README.md
 */
export function wrongDebtors(
  tx: Tx,
  { companyId, today }: Actor,
  debtors: readonly Debtor[],
  { service, officeId }: { readonly service: string; readonly officeId: string },
): Promise<Debtor[]> {
  const chargeable = mayBeCharged(companyId, {
    officeId: sql`${officeId}`,
    services: sql`array[${service}]`,
    day: today,
    salemanId: sql`x.saleman_id`,
  });
  return rows<Debtor>(
    tx,
    sql`select x.partner_id, x.saleman_id
      from unnest(${debtors.map((each) => each.partnerId)}::uuid[],
        ${debtors.map((each) => each.salemanId)}::uuid[]) x (partner_id, saleman_id)
      join partner p on p.company_id = ${companyId} and p.id = x.partner_id and p.active
      where not ${chargeable}`,
  );
}

/** Lists main partners with an agreement of a salesman, by default of the actor. */
export async function parentsOfSalesman(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly salemanId?: string | null | undefined;
    readonly keyword?: string | null | undefined;
    readonly partnerType?: string | null | undefined;
  },
): Promise<PartnerChoice[]> {
  const { companyId } = actor;
  const found = await rows<{ id: string }>(
    tx,
    sql`select p.id from partner p
      where p.company_id = ${companyId} and p.active and p.parent_id = p.id
        and (${ask.partnerType ?? null}::text is null or p.partner_type = ${ask.partnerType ?? null})
        and p.search like ${anywhere(fold(ask.keyword ?? ""))}
        and exists (select from partner_agreement a where a.company_id = ${companyId}
          and a.partner_id = p.id and a.active
          and a.saleman_id = ${ask.salemanId ?? actor.userId})
      order by p.short_name, p.id limit 50`,
  );
  return inOrder(tx, actor, found);
}

async function inOrder(tx: Tx, actor: Actor, found: readonly { id: string }[]) {
  if (found.length === 0) return [];
  const ids = found.map((each) => each.id);
  const chosen = await choosePartners(tx, actor, { ids });
  return chosen.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
