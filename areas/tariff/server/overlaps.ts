import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { mayOn } from "@fairway/engine/resource/permit.ts";
import { sql } from "kysely";
import { declaredTariff } from "../contract.ts";
import { refuseTariff } from "../model/refusals.ts";

/** What tariffs of the same days may not share. */
export interface Validity {
  readonly id: string | null;
  readonly tariffType: string;
  readonly productService: string;
  readonly cargoType: string | null;
  readonly serviceMode: string | null;
  readonly applyOfficeId: string;
  readonly partnerId: string | null;
  readonly effectiveDate: string;
  readonly expiredDate: string;
}

interface Other extends Owned {
  readonly tariffName: string;
  readonly effectiveDate: string;
  readonly expiredDate: string;
}

/** The first active tariff of the same days, type, service, office and partner; null without one. */
export function findOverlap(tx: Tx, actor: Actor, mine: Validity): Promise<Other | null> {
  return maybe<Other>(
    tx,
    sql`select tariff_name, effective_date, expired_date, company_id, office_id, department_id,
        group_id, user_created
      from tariff
      where company_id = ${actor.companyId} and status
        and product_service = ${mine.productService} and apply_office_id = ${mine.applyOfficeId}
        and tariff_type = ${mine.tariffType} and partner_id is not distinct from ${mine.partnerId}
        and cargo_type is not distinct from ${mine.cargoType}
        and service_mode is not distinct from ${mine.serviceMode}
        and effective_date <= ${mine.expiredDate} and expired_date >= ${mine.effectiveDate}
        and id is distinct from ${mine.id}
      order by effective_date, id limit 1`,
  );
}

/** Lets the overlap of this transaction be refused by name, before the database refuses it. */
export async function deferOverlap(tx: Tx): Promise<void> {
  await run(tx, sql`set constraints tariff_once_a_day deferred`);
}

/**
 * Refuses a stored tariff that overlaps another one.
 *
 * Refuses: tariff.overlaps with the other tariff; tariff.overlapsUnseen where the actor may not see it
 * Source: rule TF-3
 */
export async function refuseOverlap(tx: Tx, actor: Actor, id: string): Promise<void> {
  const mine = await maybe<Validity & { status: boolean }>(
    tx,
    sql`select id, tariff_type, product_service, cargo_type, service_mode, apply_office_id,
        partner_id, effective_date, expired_date, status
      from tariff where company_id = ${actor.companyId} and id = ${id}`,
  );
  const other = mine?.status ? await findOverlap(tx, actor, mine) : null;
  if (other && !mayOn(actor, declaredTariff, "list", other)) {
    throw refuseTariff("tariff.overlapsUnseen", {}, { field: "effectiveDate" });
  }
  if (other) {
    const facts = {
      name: other.tariffName,
      from: sayDay(other.effectiveDate),
      to: sayDay(other.expiredDate),
    };
    throw refuseTariff("tariff.overlaps", facts, { field: "effectiveDate" });
  }
  await run(tx, sql`set constraints tariff_once_a_day immediate`);
}
