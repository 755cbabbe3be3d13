import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { maybe, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { type BillingDays, usualBillingDays } from "../model/billingDays.ts";

/** The own days of an office for a service. */
export interface StoredDays extends BillingDays {
  readonly officeId: string;
  readonly service: ServiceCode;
}

/** Reads the own days of an office. */
export function storedDays(tx: Tx, companyId: string, officeId: string): Promise<StoredDays[]> {
  return readDays(tx, companyId, sql`office_id = ${officeId}`);
}

function readDays(tx: Tx, companyId: string, where: RawBuilder<unknown>): Promise<StoredDays[]> {
  return rows<StoredDays>(
    tx,
    sql`select office_id, service, delivered, cleared, eta, atd, etd, opened
      from billing_day where company_id = ${companyId} and ${where} order by service, office_id`,
  );
}

/** Reads the own days of all offices of a company: few rows. */
export function ownDays(tx: Tx, companyId: string): Promise<StoredDays[]> {
  return readDays(tx, companyId, sql`true`);
}

/** The days that hold in an office: its own ones, else the usual ones. */
export function daysIn(
  own: readonly StoredDays[],
  officeId: string,
  service: ServiceCode,
): BillingDays {
  const found = own.find((each) => each.officeId === officeId && each.service === service);
  return found ?? usualBillingDays[service];
}

/** How often an office saved its days; no save returns to an earlier number. */
export async function savesOfDays(tx: Tx, companyId: string, officeId: string): Promise<number> {
  const found = await maybe<{ version: number }>(
    tx,
    sql`select version from billing_day_save
      where company_id = ${companyId} and office_id = ${officeId}`,
  );
  return found?.version ?? 0;
}

/** Counts a save of the days of an office. */
export async function countSave(
  tx: Tx,
  { companyId, userId }: Actor,
  officeId: string,
): Promise<void> {
  await run(
    tx,
    sql`insert into billing_day_save (company_id, id, office_id, user_created, user_modified)
      values (${companyId}, ${newId()}, ${officeId}, ${userId}, ${userId})
      on conflict (company_id, office_id) do update set version = billing_day_save.version + 1,
        user_modified = excluded.user_modified, datetime_modified = now()`,
  );
}

/** Replaces the own days of an office. */
export async function replaceDays(
  tx: Tx,
  { companyId, userId }: Actor,
  officeId: string,
  services: readonly (BillingDays & { readonly service: ServiceCode })[],
): Promise<void> {
  await run(
    tx,
    sql`delete from billing_day where company_id = ${companyId} and office_id = ${officeId}`,
  );
  if (services.length === 0) return;
  const stamp = { userCreated: userId, userModified: userId };
  await insertRows(
    tx,
    "billing_day",
    services.map((days) => ({ companyId, id: newId(), officeId, ...days, ...stamp })),
  );
}
