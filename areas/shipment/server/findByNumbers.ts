import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import type { LockedJob, NumberedJob, NumberKind } from "../model/numberedJob.ts";
import { isListed, numberedJobs } from "./numberedJobs.ts";

type Numbered = NumberedJob[];

/**
 * Finds the locked jobs with the given numbers, or by service, office, service date or day of the lock,
 * with their former unlockings. Source: rule SH-27
 */
export function shipmentsToUnlock(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.shipmentsToUnlock>,
): Promise<LockedJob[]> {
  const { searchOption, keywords, fromLockedDate, toLockedDate, services, officeIds } = ask;
  const { fromServiceDate, toServiceDate } = ask;
  const where = [
    sql`s.is_locked`,
    ...(keywords.length > 0 ? [hasNumber(actor, searchOption, asArray(keywords))] : []),
    ...(fromLockedDate ? [sql`s.locked_date >= ${fromLockedDate}::date`] : []),
    ...(toLockedDate ? [sql`s.locked_date < ${toLockedDate}::date + 1`] : []),
    ...(fromServiceDate ? [sql`s.service_date >= ${fromServiceDate}::date`] : []),
    ...(toServiceDate ? [sql`s.service_date <= ${toServiceDate}::date`] : []),
    ...(services.length > 0 ? [sql`s.transaction_type = any(${asArray(services)})`] : []),
    ...(officeIds.length > 0 ? [sql`s.office_id = any(${[...officeIds]}::uuid[])`] : []),
  ];
  const vi = actor.language === "vi";
  const name = sql.ref(vi ? "w.employee_name_vn" : "w.employee_name_en");
  return numberedJobs<LockedJob>(
    tx,
    actor,
    sql.join(where, sql` and `),
    sql`, coalesce((select jsonb_agg(jsonb_build_object('at', e.datetime_created,
          'userName', coalesce(${name}, e.user_name)) order by e.id desc)
        from audit_entry e
        left join person w on w.company_id = ${actor.companyId} and w.id = e.user_created
        where e.company_id = ${actor.companyId} and e.record_id = s.id
          and e.kind = 'unlock'), '[]'::jsonb) as unlocks`,
  );
}

/** Finds the jobs that are not locked, the newest first, for pickers. */
export function shipmentsNotLocked(
  tx: Tx,
  actor: Actor,
  _ask: Ask<typeof contract.shipmentsNotLocked>,
): Promise<Numbered> {
  return numberedJobs(tx, actor, sql`not s.is_locked`);
}

/** Finds the jobs that have one of the given numbers. */
export function shipmentsByNumbers(
  tx: Tx,
  actor: Actor,
  { searchOption, keywords }: Ask<typeof contract.shipmentsByNumbers>,
): Promise<Numbered> {
  return numberedJobs(tx, actor, hasNumber(actor, searchOption, asArray(keywords)));
}

/** Returns the given numbers that no job has that the user may list, as they were given. */
export async function shipmentsUnknown(
  tx: Tx,
  actor: Actor,
  { typeSearch, keywords }: Ask<typeof contract.shipmentsUnknown>,
): Promise<string[]> {
  if (keywords.length === 0) return [];
  const unknown = await rows<{ number: string }>(
    tx,
    sql`select n.number from unnest(${[...keywords]}::text[]) with ordinality n (number, at)
      where not exists (select from shipment s where s.company_id = ${actor.companyId}
        and s.current_status <> 'Canceled' and ${isListed(actor)}
        and ${hasNumber(actor, typeSearch, sql`array[n.number]`)})
      order by n.at`,
  );
  return unknown.map(({ number }) => number);
}

/** Finds the jobs of which the user is in charge, the newest first. */
export function shipmentsInCharge(
  tx: Tx,
  actor: Actor,
  _ask: Ask<typeof contract.shipmentsInCharge>,
): Promise<Numbered> {
  return numberedJobs(tx, actor, sql`s.person_incharge = ${actor.userId} and not s.is_locked`);
}

/** The same with a carrier, of one service or of all. */
export function shipmentsOfCarrierInCharge(
  tx: Tx,
  actor: Actor,
  { type }: Ask<typeof contract.shipmentsOfCarrierInCharge>,
): Promise<Numbered> {
  const ofType = type ? sql`s.transaction_type = ${type}` : sql`true`;
  return numberedJobs(
    tx,
    actor,
    sql`s.person_incharge = ${actor.userId} and not s.is_locked and s.coloader_id is not null
      and ${ofType}`,
  );
}

const asArray = (texts: readonly string[]) => sql`${[...texts]}::text[]`;

/** The condition that a job `s` has one of the numbers of a kind. */
function hasNumber(
  { companyId }: Actor,
  kind: NumberKind,
  numbers: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const keys = (key: RawBuilder<unknown>) => sql`(select ${key}(t) from unnest(${numbers}) t)`;
  if (kind === "mawb") return sql`text_key(s.mawb) in ${keys(sql`text_key`)}`;
  if (kind === "jobNo") return sql`number_key(s.job_no) in ${keys(sql`number_key`)}`;
  return sql`s.id in (select b.job_id from house_bill b where b.company_id = ${companyId}
    and not b.is_virtual and number_key(b.hwbno) in ${keys(sql`number_key`)})`;
}
