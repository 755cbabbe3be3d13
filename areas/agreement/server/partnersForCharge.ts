import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { sql } from "kysely";
import type { ChargedPartner } from "../model/mayBeCharged.ts";
import { inForce } from "./agreementRules.ts";
import type { PartnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import { choosePartners } from "@fairway/areas/partner/server/choosePartners.ts";

/**
 * Partners that a selling line of a shipment may be charged to.
 *
 * Shape: active agents with an active agreement over service and office that has not run out;
 *   external customers with such an agreement of the shipment's salesman; all internal customers.
 *   For a shipment of another type of agreement, prepaid agreements are left out.
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
  const officeId = ask.officeId ?? actor.officeId;
  const noPrepaid =
    ask.contractType && ask.contractType !== "Prepaid"
      ? sql`and a.contract_type <> 'Prepaid'`
      : sql``;
  const sale = {
    officeId: sql`${officeId}`,
    services: sql`array[${ask.service}]`,
    day: actor.today,
  };
  const agreed = (more: ReturnType<typeof sql>) => sql`exists (select from partner_agreement a
    where a.company_id = ${companyId} and a.partner_id = p.id
      and ${inForce(companyId, sql`a`, sale)} ${noPrepaid} ${more})`;
  const found = await rows<{ id: string }>(
    tx,
    sql`select p.id from partner p
      where p.company_id = ${companyId} and p.active
        and p.search like ${anywhere(fold(ask.keyword ?? ""))}
        and (p.partner_type = 'Agent' and ${agreed(sql``)}
          or p.partner_type = 'Customer' and p.partner_mode = 'Internal'
          or p.partner_type = 'Customer' and p.partner_mode = 'External'
            and ${agreed(sql`and a.saleman_id = ${ask.salemanId ?? null}::uuid`)})
      order by p.short_name, p.id limit ${ask.size ?? 20}`,
  );
  return inOrder(tx, actor, found);
}

/** Reads what decides whether selling lines may be charged to these partners, with one statement. */
export function chargedPartners(
  tx: Tx,
  { companyId, today }: Actor,
  ids: readonly string[],
  sale: { readonly service: string; readonly officeId: string },
): Promise<ChargedPartner[]> {
  const { service, officeId } = sale;
  const on = { officeId: sql`${officeId}`, services: sql`array[${service}]`, day: today };
  return rows<ChargedPartner>(
    tx,
    sql`select p.id, p.partner_type, p.partner_mode, array(
        select a.saleman_id from partner_agreement a
        where a.company_id = ${companyId} and a.partner_id = p.id
          and ${inForce(companyId, sql`a`, on)}) as salesmen
      from partner p
      where p.company_id = ${companyId} and p.id = any(${[...ids]}::uuid[]) and p.active`,
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
