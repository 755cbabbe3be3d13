import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { updateRows } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import type { ShownLink } from "../model/jobLink.ts";

/** What an operations job keeps of the job that it serves. */
export interface JobLink extends ShownLink {
  readonly id: string;
  readonly shipmentMode: string | null;
  readonly productService: string | null;
  readonly serviceMode: string | null;
  readonly serviceNo: string | null;
  readonly serviceJobId: string | null;
}

/** Reads the links of operations jobs, by job, with one statement; the caller has checked the jobs. */
export async function jobLinks(
  tx: Tx,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JobLink>> {
  if (ids.length === 0) return new Map();
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  const person = (column: string) => sql`(select ${name} from person p
    where p.company_id = ${companyId} and p.id = ${sql.ref(column)})`;
  const found = await rows<JobLink>(
    tx,
    sql`select o.id, o.shipment_mode, o.product_service, o.service_mode,
        coalesce(s.job_no, o.service_no) as service_no, o.service_job_id, o.service_hbl_id,
        o.service_job_id is not null as is_link_job, ${person("o.linked_by")} as user_created_link_job,
        ${instantOf("o.linked_at")} as date_created_link_job,
        o.is_link_fee, ${person("o.link_fee_by")} as user_link_fee,
        ${instantOf("o.link_fee_at")} as date_link_fee
      from operations_job o
      left join shipment s on s.company_id = ${companyId} and s.id = o.service_job_id
      where o.company_id = ${companyId} and o.id = any(${[...ids]}::uuid[])`,
  );
  return new Map(found.map((link) => [link.id, link]));
}

/** An instant of a column as answers have it. */
export function instantOf(column: string): RawBuilder<unknown> {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The bill of a job that was changed first; null where it has none with a page. */
export async function firstBillOf(
  tx: Tx,
  companyId: string,
  jobId: string,
): Promise<string | null> {
  const found = await maybe<{ id: string }>(
    tx,
    sql`select b.id from house_bill b
      where b.company_id = ${companyId} and b.job_id = ${jobId} and not b.is_virtual
      order by b.datetime_modified, b.id limit 1`,
  );
  return found?.id ?? null;
}

/** Writes the job that an operations job serves; null clears it. */
export async function writeJobLink(
  tx: Tx,
  actor: Actor,
  id: string,
  link: { readonly jobId: string; readonly hblid: string | null } | null,
): Promise<void> {
  await updateRows(tx, "operations_job", actor.companyId, [
    {
      id,
      serviceJobId: link?.jobId ?? null,
      serviceHblId: link?.hblid ?? null,
      linkedAt: link ? "now" : null,
      linkedBy: link ? actor.userId : null,
      userModified: actor.userId,
    },
  ]);
}

/**
 * Notes on operations jobs whether fees of theirs are linked: a fact from above, set in the transaction
 * that links or frees them. The version of a job stays, so that an open form can still be saved.
 *
 * Locks: the rows; the caller has locked the jobs.
 */
export async function noteLinkFees(
  tx: Tx,
  { companyId, userId }: Actor,
  ids: readonly string[],
  isLinked: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await run(
    tx,
    sql`update operations_job set is_link_fee = ${isLinked},
        link_fee_at = ${isLinked ? sql`now()` : null}, link_fee_by = ${isLinked ? userId : null},
        user_modified = ${userId}
      where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`,
  );
}
