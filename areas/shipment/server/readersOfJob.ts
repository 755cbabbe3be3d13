import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { inReach, type Reach } from "@fairway/core/permission/permission.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Shipment } from "../model/shipment.ts";

/** A user who may open a job. */
export interface JobReader {
  readonly id: string;
  readonly userName: string;
  readonly name: string;
}

interface Placed extends JobReader {
  readonly officeId: string;
  readonly departmentId: string | null;
  readonly groupId: string | null;
  readonly reach: Reach;
}

/**
 * Lists the active users who may open a job from one of the places where they work, by name.
 *
 * Shape: the caller has checked that the user may open the job. `among` are the users that are asked
 * about; all when absent.
 */
export async function readersOfJob(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  among?: readonly string[],
): Promise<JobReader[]> {
  const { companyId, language } = actor;
  const name = sql.ref(language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  const found = await rows<Placed>(
    tx,
    sql`
      select u.id, u.username as user_name, coalesce(${name}, u.username) as name, p.office_id,
        l.department_id, l.group_id, g.detail as reach
      from user_permission p
      join user_permission_general g on g.company_id = ${companyId} and g.user_permission_id = p.id
        and g.menu_id = ${serviceOf(job.transactionType).menu} and g.access and g.detail <> 'None'
      join sys_user u on u.company_id = ${companyId} and u.id = p.user_id
      join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      join user_level l on l.company_id = ${companyId} and l.user_id = u.id
        and l.office_id = p.office_id and l.active
      where p.company_id = ${companyId} and u.active and u.working_status <> 'Off'
        ${among ? sql`and u.id = any(${among}::uuid[])` : sql``}
      order by name, u.id`,
  );
  const readers = found.filter(({ id, reach, ...place }) =>
    inReach(reach, { userId: id, companyId, ...place }, job),
  );
  const byId = new Map(
    readers.map(({ id, userName, name: own }) => [id, { id, userName, name: own }]),
  );
  return [...byId.values()];
}

/**
 * Returns the ids of the jobs that a user may open from one of the places where the user works; none
 * for a user who is not active. One statement.
 */
export async function jobsOpenTo(
  tx: Tx,
  { companyId }: Actor,
  jobs: readonly Shipment[],
  userId: string,
): Promise<ReadonlySet<string>> {
  const menus = [...new Set(jobs.map((job) => serviceOf(job.transactionType).menu))];
  const places = await rows<Omit<Placed, "id" | "userName" | "name"> & { readonly menuId: string }>(
    tx,
    sql`
      select p.office_id, l.department_id, l.group_id, g.menu_id, g.detail as reach
      from user_permission p
      join user_permission_general g on g.company_id = ${companyId} and g.user_permission_id = p.id
        and g.menu_id = any(${menus}) and g.access and g.detail <> 'None'
      join sys_user u on u.company_id = ${companyId} and u.id = p.user_id
      join user_level l on l.company_id = ${companyId} and l.user_id = u.id
        and l.office_id = p.office_id and l.active
      where p.company_id = ${companyId} and u.id = ${userId} and u.active
        and u.working_status <> 'Off'`,
  );
  const opens = (job: Shipment) =>
    places.some(
      ({ reach, menuId, ...place }) =>
        menuId === serviceOf(job.transactionType).menu &&
        inReach(reach, { userId, companyId, ...place }, job),
    );
  return new Set(jobs.filter(opens).map(({ id }) => id));
}
