import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { type BillingDays, billingEventKeys, usualBillingDays } from "../model/billingDays.ts";

interface StoredDays extends BillingDays {
  readonly officeId: string;
  readonly service: ServiceCode;
  readonly version: number;
}

const number = (value: number | null) =>
  value === null ? sql`null::integer` : sql`${sql.lit(value)}::integer`;

/** The usual days of each service as rows: `service` and the number of days after each event. */
export const usualDays: RawBuilder<unknown> = sql`
  select * from (values ${sql.join(
    serviceCodes.map((service) => {
      const days = billingEventKeys.map((event) => number(usualBillingDays[service][event]));
      return sql`(${sql.lit(service)}, ${sql.join(days)})`;
    }),
  )}) as w (service, ${sql.join(billingEventKeys.map((event) => sql.ref(event)))})`;

/** Reads the own days of offices. */
export function storedDays(
  tx: Tx,
  companyId: string,
  officeIds: readonly string[],
): Promise<StoredDays[]> {
  return rows<StoredDays>(
    tx,
    sql`select office_id, service, delivered, cleared, eta, atd, etd, opened, version
      from billing_day
      where company_id = ${companyId} and office_id = any(${[...officeIds]}::uuid[])
      order by service`,
  );
}

/** Returns the days that hold in some offices: their own ones, else the usual ones. */
export async function daysOf(
  tx: Tx,
  companyId: string,
  officeIds: readonly string[],
): Promise<(officeId: string, service: ServiceCode) => BillingDays> {
  const stored = officeIds.length > 0 ? await storedDays(tx, companyId, officeIds) : [];
  return (officeId, service) =>
    stored.find((each) => each.officeId === officeId && each.service === service) ??
    usualBillingDays[service];
}

/** Replaces the own days of an office. Shape: each row has the version of the save. */
export async function replaceDays(
  tx: Tx,
  { companyId, userId }: Actor,
  officeId: string,
  services: readonly (BillingDays & { readonly service: ServiceCode })[],
  version: number,
): Promise<void> {
  await run(
    tx,
    sql`delete from billing_day where company_id = ${companyId} and office_id = ${officeId}`,
  );
  if (services.length === 0) return;
  const stamp = { userCreated: userId, userModified: userId, version };
  await insertRows(
    tx,
    "billing_day",
    services.map((days) => ({ companyId, id: newId(), officeId, ...days, ...stamp })),
  );
}
