import { handOver } from "@fairway/areas/notification/server/handOver.ts";
import { releaseDaysOf } from "@fairway/areas/organisation/server/officeSettings.ts";
import { visiblePartners } from "@fairway/areas/partner/server/partnerPermit.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { lockRow } from "@fairway/engine/db/lockRow.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { askRelease as askCall } from "../contract.ts";
import { refuseCredit } from "../model/refusals.ts";
import { type Release, whyNotUntil } from "../model/release.ts";
import { mayOpenJob } from "./openedJob.ts";
import { readReleases } from "./readReleases.ts";
import { releaseAddress } from "../model/releaseAddress.ts";

/**
 * Asks for the release of a partner's check point and tells the users who may decide.
 *
 * Locks: the partner.
 * Refuses: access.forbidden · record.notFound (a partner, unless the actor may open it or the job) ·
 *   field.unknown (office, a job that the actor may not open) ·
 *   release.otherOffice · release.past, .tooLong · release.asked
 * Source: rules CK-11 and CK-16, areas/credit/README.md
 */
export async function askRelease(tx: Tx, actor: Actor, ask: Ask<typeof askCall>) {
  actor.mustHave("commercialCustomer.detail");
  const { companyId, today } = actor;
  const types = [...new Set(ask.types)].sort();
  // Equal requests of one moment follow each other.
  await lockRow(tx, "partner", { companyId, id: ask.partnerId });
  const known = await maybe<{
    partner: string | null;
    jobNo: string | null;
    jobOffice: string | null;
    officeId: string | null;
    askedUntil: string | null;
  }>(
    tx,
    sql`
      select p.short_name as partner, j.job_no, j.office_id as job_office, o.id as office_id, (
        select e.released_until from check_point_release e
        where e.company_id = ${companyId} and e.partner_id = ${ask.partnerId}
          and e.office_id = o.id and e.job_id is not distinct from ${ask.jobId ?? null}::uuid
          and e.state <> 'Denied' and e.released_until >= ${ask.releasedUntil}::date
          and e.types @> ${types}::int[]
        order by e.released_until desc limit 1) as asked_until
      from (select) one
      left join job_of_release j on j.company_id = ${companyId} and j.id = ${ask.jobId ?? null}
        and ${mayOpenJob(actor, sql`j.id`)}
      left join partner p on p.company_id = ${companyId} and p.id = ${ask.partnerId} and p.active
        and (j.id is not null or ${visiblePartners(actor, "detail", "p")})
      left join office o on o.company_id = ${companyId}
        and o.id = coalesce(${ask.officeId ?? null}::uuid, j.office_id, ${actor.officeId}::uuid)`,
  );
  const unknown = (field: string, value: string) => refuse.field(field, "field.unknown", { value });
  refuseFields([
    ...(known?.officeId ? [] : [unknown("officeId", ask.officeId ?? "")]),
    ...(ask.jobId && !known?.jobNo ? [unknown("jobId", ask.jobId)] : []),
  ]);
  if (!known?.partner) throw refuse("record.notFound", {}, { field: "partnerId" });
  const officeId = known.officeId as string;
  if (known.jobNo && known.jobOffice !== officeId) {
    throw refuseCredit("release.otherOffice", { jobNo: known.jobNo }, { field: "officeId" });
  }
  const most = await releaseDaysOf(tx, actor, officeId);
  const wrong = whyNotUntil(ask.releasedUntil, today, most);
  refuseFields(wrong ? [wrong] : []);
  if (known.askedUntil) throw refuseCredit("release.asked", { day: sayDay(known.askedUntil) });
  const id = newId();
  const { departmentId, groupId } = actor.officeId === officeId ? actor : unitless;
  await insertRow(tx, "check_point_release", {
    ...stampNew(actor),
    actedBy: actor.actedBy ?? null,
    id,
    partnerId: ask.partnerId,
    officeId,
    departmentId,
    groupId,
    jobId: ask.jobId ?? null,
    types,
    releasedUntil: ask.releasedUntil,
    reason: ask.reason,
  });
  await handOver(tx, actor, {
    told: [
      {
        kind: "releaseToDecide",
        subjectId: id,
        number: known.partner,
        address: releaseAddress(id),
        owner: { officeId, departmentId, groupId, userCreated: actor.userId },
      },
    ],
  });
  const { data } = await readReleases(tx, actor, sql`e.id = ${id}`);
  return { status: true as const, data: data[0] as Release };
}

const unitless = { departmentId: null, groupId: null };
