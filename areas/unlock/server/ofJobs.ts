import { isJobClosed } from "@fairway/areas/document/model/jobClosed.ts";
import { isListed } from "@fairway/areas/shipment/server/numberedJobs.ts";
import { moveServiceDates } from "@fairway/areas/shipment/server/moveServiceDates.ts";
import { writeLocks } from "@fairway/areas/shipment/server/writeLocks.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { rows } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { UnlockSearch } from "../contract.ts";
import { isMonthOpen } from "../model/autoLock.ts";
import { refuseUnlock } from "../model/refusals.ts";
import type { UnlockObject } from "../model/unlockRequest.ts";
import { type JobStanding, jobStandings } from "./jobStandings.ts";
import type { Found, Unlocking } from "./unlocking.ts";

/** How jobs are found and locked, whatever a request does with them. */
const jobs: Pick<Unlocking, "find" | "read" | "lock"> = {
  find: (tx, actor, { searchOption, keywords }) =>
    rows<Found>(
      tx,
      sql`select a.number, ${objectColumns(actor, nameBy[searchOption])}
        from unnest(${[...keywords]}::text[]) with ordinality a (number, at)
        join shipment s on ${ofOffice(actor)} and ${hasNumber(actor, searchOption)}
        order by a.at, s.id`,
    ),
  read: (tx, actor, ids) =>
    rows<UnlockObject>(
      tx,
      sql`select ${objectColumns(actor, nameBy.mawb)} from shipment s
        where ${ofOffice(actor)} and s.id = any(${[...ids]}::uuid[]) order by s.id`,
    ),
  lock: (tx, { companyId }, ids) => lockRows(tx, "shipment", { companyId, ids }),
};

/** Opens jobs. Rule UN-6 */
export const unlockJobs: Unlocking = {
  ...jobs,
  whyNot: async (tx, actor, ids, isDone) =>
    whyNotEach(await jobStandings(tx, actor.companyId, ids), (job) =>
      !isDone && !job.isLocked ? refuseUnlock("unlock.notLocked", { number: job.jobNo }) : null,
    ),
  unlock: async (tx, actor, _request, ids) =>
    writeLocks(tx, actor, await jobStandings(tx, actor.companyId, ids), false),
};

/** Moves the service date of jobs, and opens them unless the new month is past. Rule UN-6 */
export const changeServiceDates: Unlocking = {
  ...jobs,
  whyNot: async (tx, actor, ids) =>
    whyNotEach(await jobStandings(tx, actor.companyId, ids), () => null),
  unlock: async (tx, actor, { newServiceDate }, ids) => {
    if (!newServiceDate) throw new Error("a request to change service dates has no date");
    await moveServiceDates(tx, actor, ids, newServiceDate);
    if (!isMonthOpen(newServiceDate, actor.today)) return;
    await writeLocks(tx, actor, await jobStandings(tx, actor.companyId, ids), false);
  },
};

function whyNotEach(
  found: readonly JobStanding[],
  whyNot: (job: JobStanding) => Refused | null,
): Map<string, Refused> {
  return new Map(
    found.flatMap((job) => {
      const why = isJobClosed("canceled", job)
        ? refuseUnlock("unlock.jobCanceled", { number: job.jobNo })
        : whyNot(job);
      return why ? [[job.id, why] as const] : [];
    }),
  );
}

/** The jobs `s` that a request of this user may name: of the office, listed, not canceled. */
function ofOffice(actor: Actor): RawBuilder<unknown> {
  return sql`s.company_id = ${actor.companyId} and s.office_id = ${actor.officeId}
    and s.current_status <> 'Canceled' and ${isListed(actor)}`;
}

const customNos = (companyId: string) =>
  sql`(select string_agg(c.clearance_no, ', ' order by c.clearance_no)
    from customs_declaration c where c.company_id = ${companyId} and c.job_id = s.id)`;

/** The number that the name of a line has besides that of the job. */
const nameBy: Readonly<Record<UnlockSearch, (companyId: string) => RawBuilder<unknown>>> = {
  jobNo: () => sql`null::text`,
  mawb: () => sql`s.mawb`,
  customNo: customNos,
};

function objectColumns(
  { companyId }: Actor,
  name: (companyId: string) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`s.id as object_id, concat_ws(' - ', s.job_no, nullif(${name(companyId)}, ''))
      as unlock_name, s.service_date, s.is_locked`;
}

/** The condition that a job `s` has the number `a.number`. */
function hasNumber({ companyId }: Actor, option: UnlockSearch): RawBuilder<unknown> {
  if (option === "jobNo") return sql`number_key(s.job_no) = number_key(a.number)`;
  if (option === "mawb") return sql`text_key(s.mawb) = text_key(a.number)`;
  return sql`exists (select from customs_declaration c
    where c.company_id = ${companyId} and c.job_id = s.id
      and text_key(c.clearance_no) = text_key(a.number))`;
}
