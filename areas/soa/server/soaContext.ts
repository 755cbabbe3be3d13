import {
  documentTerms,
  type DocumentTerms,
} from "@fairway/areas/agreement/server/agreementRules.ts";
import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import { isJobClosed } from "@fairway/areas/document/model/jobClosed.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { refuseSoa } from "../model/refusals.ts";

/** A job of a statement. */
export interface JobOfSoa {
  readonly id: string;
  readonly isLocked: boolean;
  readonly currentStatus: string;
  readonly serviceDate: Day;
  readonly transactionType: string;
  readonly personInCharge: string | null;
  readonly customNo: string | null;
  readonly officeId: string;
}

/** What decides on a statement besides its lines. */
export interface SoaContext {
  readonly partnerName: string;
  readonly officePrefix: string;
  readonly officeType: string;
  readonly isDirector: boolean;
  readonly agreement: DocumentTerms | null;
  readonly jobs: ReadonlyMap<string, JobOfSoa>;
  readonly salesmen: ReadonlyMap<string, string | null>;
  readonly canceledJobs: ReadonlySet<string>;
  /** The jobs whose lines keep their value. */
  readonly closedJobs: ReadonlySet<string>;
}

interface Found {
  readonly partnerName: string | null;
  readonly isActive: boolean;
  readonly officePrefix: string | null;
  readonly officeType: string;
  readonly isDirector: boolean;
  readonly agreement: DocumentTerms | null;
  readonly jobs: readonly JobOfSoa[];
  readonly salesmen: Readonly<Record<string, string>>;
}

/** The condition that a user may put the charges of a job `s` on a statement. Rule SO-3 */
export const statedWithin = (actor: Actor): RawBuilder<unknown> =>
  sql`(${within(actor, "acctSOA.detail", "s")} or ${jobWithin(actor, "detail")})`;

/**
 * Reads partner, office, agreement, jobs and salesmen of the lines of a statement in one statement.
 *
 * Refuses: field.unknown (partner) · soa.unknownCharge (a job that the user may not open)
 */
export async function readSoaContext(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly customerId: string;
    readonly saleManId: string | null;
    readonly officeId: string;
    readonly lines: readonly Pick<Surcharge, "jobId" | "hblid">[];
  },
): Promise<SoaContext> {
  const { companyId } = actor;
  const { customerId, saleManId, officeId, lines } = ask;
  const jobIds = [...new Set(lines.map(({ jobId }) => jobId))];
  const billIds = [...new Set(lines.map(({ hblid }) => hblid))];
  const found = await maybe<Found>(
    tx,
    sql`
      select p.short_name as partner_name, coalesce(p.active, false) as is_active,
        o.office_prefix, o.office_type, coalesce(m.user_role = 'BOD', false) as is_director,
        a.agreement, coalesce((
          select jsonb_agg(jsonb_build_object('id', s.id, 'isLocked', s.is_locked,
            'currentStatus', s.current_status, 'serviceDate', s.service_date,
            'transactionType', s.transaction_type, 'officeId', s.office_id,
            'personInCharge', u.username, 'customNo', (
              select string_agg(c.clearance_no, ', ' order by c.clearance_no)
              from customs_declaration c
              where c.company_id = ${companyId} and c.job_id = s.id)))
          from shipment s
          left join sys_user u on u.company_id = ${companyId} and u.id = s.person_incharge
          where s.company_id = ${companyId} and s.id = any(${jobIds}::uuid[])
            and ${statedWithin(actor)}), '[]'::jsonb) as jobs, coalesce((
          select jsonb_object_agg(b.id, b.sale_man_id) from house_bill b
          where b.company_id = ${companyId} and b.id = any(${billIds}::uuid[])),
          '{}'::jsonb) as salesmen
      from office o
      left join partner p on p.company_id = ${companyId} and p.id = ${customerId}
      left join sys_user m on m.company_id = ${companyId} and m.id = ${saleManId}::uuid
      left join lateral (${documentTerms(companyId, sql`p`, {
        officeId: sql`o.id`,
        services: sql`array(select distinct s.transaction_type from shipment s
          where s.company_id = ${companyId} and s.id = any(${jobIds}::uuid[]))`,
        salesmen: sql`array_remove(array[${saleManId}::uuid], null)`,
      })}) a on true
      where o.company_id = ${companyId} and o.id = ${officeId}`,
  );
  if (!found) throw refuse("record.notFound");
  const { partnerName, isActive } = found;
  if (partnerName === null || !isActive) {
    throw refuse("field.unknown", { value: partnerName ?? customerId }, { field: "customerId" });
  }
  if (found.jobs.length < jobIds.length) throw refuseSoa("soa.unknownCharge");
  const closed = (closures: readonly ("canceled" | "locked" | "finished")[]) =>
    new Set(
      found.jobs
        .filter((job) => closures.some((closure) => isJobClosed(closure, job)))
        .map(({ id }) => id),
    );
  return {
    partnerName,
    officePrefix: found.officePrefix ?? "",
    officeType: found.officeType,
    isDirector: found.isDirector,
    agreement: found.agreement,
    jobs: new Map(found.jobs.map((job) => [job.id, job])),
    salesmen: new Map(Object.entries(found.salesmen)),
    canceledJobs: closed(["canceled"]),
    closedJobs: closed(["locked", "finished"]),
  };
}
