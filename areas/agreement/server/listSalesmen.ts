import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { covering } from "./agreementRules.ts";

/** A salesman who may be chosen for a shipment of a partner. */
export interface Salesman {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly agreementId: string | null;
  readonly contractType: string | null;
  readonly isExpired: boolean;
}

/** The shipment for which a salesman or an agreement is requested. */
export interface ForShipment {
  readonly partnerId: string;
  readonly transactionType: string;
  readonly shipmentType?: string | undefined;
  readonly office?: string | undefined;
}

/**
 * Lists the salesmen of a partner for a shipment of the actor's company, the oldest agreement first.
 *
 * Shape: those of its active agreements that cover the service and the office; a freehand
 *   shipment leaves out nominated agreements. An out-source office has the directors only.
 * Source: rule AG-4
 */
export async function listSalesmen(tx: Tx, actor: Actor, ask: ForShipment): Promise<Salesman[]> {
  const officeId = ask.office ?? actor.officeId;
  const office = await maybe<{ officeType: string }>(
    tx,
    sql`select office_type from office where company_id = ${actor.companyId} and id = ${officeId}`,
  );
  if (office?.officeType === "OutSource") return directors(tx, actor);
  const found = await rows<Salesman>(
    tx,
    sql`
      select distinct on (u.id) u.id, u.username as code, ${nameOf(actor, "u")} as name,
        a.id as agreement_id, a.contract_type, a.datetime_created as since,
        not a.no_due and coalesce(a.expired_date < ${actor.today}, false) as is_expired
      from partner_agreement a
      join person u on u.company_id = ${actor.companyId} and u.id = a.saleman_id
      where a.company_id = ${actor.companyId} and a.partner_id = ${ask.partnerId} and a.active
        and ${covering(actor.companyId, sql`a`, {
          officeId: sql`${officeId}`,
          services: sql`array[${ask.transactionType}]`,
        })}
        and (${ask.shipmentType?.toLowerCase().startsWith("freehand") ?? false} = false
          or a.shipment_type <> 'Nominated')
      order by u.id, a.no_due desc, a.expired_date desc nulls first, a.datetime_created`,
  );
  // Agreements created in one transaction have the same instant; their ids keep the order.
  const since = (each: Salesman) =>
    `${(each as unknown as { since: string }).since} ${each.agreementId}`;
  return found
    .sort((one, other) => (since(one) < since(other) ? -1 : 1))
    .map(({ id, code, name, agreementId, contractType, isExpired }) => {
      return { id, code, name, agreementId, contractType, isExpired };
    });
}

async function directors(tx: Tx, actor: Actor): Promise<Salesman[]> {
  const found = await rows<{ id: string; code: string; name: string }>(
    tx,
    sql`select id, username as code, ${nameOf(actor, "p")} as name from person p
      where company_id = ${actor.companyId} and user_role = 'BOD' and active order by username`,
  );
  return found.map((each) => ({
    ...each,
    agreementId: null,
    contractType: null,
    isExpired: false,
  }));
}

/** The column of a person's name in the language of the actor. */
function nameOf(actor: Actor, alias: string) {
  return sql.ref(`${alias}.${actor.language === "vi" ? "employee_name_vn" : "employee_name_en"}`);
}
