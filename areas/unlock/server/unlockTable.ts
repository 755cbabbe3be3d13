import { isPartyTo } from "@fairway/areas/approval/server/approvalOf.ts";
import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { unlockKind } from "../model/unlockKind.ts";
import type { UnlockLine, UnlockRequest } from "../model/unlockRequest.ts";
import { namesJobs, type UnlockType } from "../model/unlockTypes.ts";

/** How requests are read. Who takes part in the approval of one may open it (UN-5). */
export const unlockSource: DocumentSource<UnlockRequest> = {
  kind: unlockKind,
  mustSee: async (tx, actor, request) => {
    const right = unlockKind.rights.detail;
    if (actor.may(right, request) || (await isPartyTo(tx, actor, request.id))) return;
    actor.must(right, request);
  },
  columns: (companyId) => sql`
    u.employee_name_en as requester_name, u.employee_name_vn as requester_name_vn,
    o.subject, o.unlock_type, o.new_service_date, o.general_reason,
    trim(regexp_replace(o.general_reason, '<[^>]*>', ' ', 'g')) as general_reason_text, o.request_date, o.unlocked_at,
    (select string_agg(l.unlock_name, ', ' order by l.line_no) from unlock_request_job l
      where l.company_id = ${companyId} and l.unlock_request_id = d.id) as reference_no,
    (select string_agg(l.reason, '; ' order by l.line_no) from unlock_request_job l
      where l.company_id = ${companyId} and l.unlock_request_id = d.id) as reasons`,
};

/** Reads the lines of requests in their order. */
export function readUnlockLines(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<(UnlockLine & { readonly unlockRequestId: string })[]> {
  return rows(
    tx,
    sql`select l.unlock_request_id, l.id, l.line_no, coalesce(l.job_id, l.document_id) as object_id,
        l.unlock_name, l.reason, s.is_locked,
        coalesce(s.service_date, l.service_date) as service_date
      from unlock_request_job l
      left join shipment s on s.company_id = ${companyId} and s.id = l.job_id
      where l.company_id = ${companyId} and l.unlock_request_id = any(${[...ids]}::uuid[])
      order by l.unlock_request_id, l.line_no`,
  );
}

/** A line as it is stored. */
type NewLine = Pick<UnlockLine, "objectId" | "unlockName" | "serviceDate" | "reason">;

/** Stores the lines of a request in place of the former ones. */
export async function replaceUnlockLines(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  { id, unlockType }: { readonly id: string; readonly unlockType: UnlockType },
  lines: readonly NewLine[],
): Promise<void> {
  await run(
    tx,
    sql`delete from unlock_request_job
      where company_id = ${companyId} and unlock_request_id = ${id}`,
  );
  const isOfJobs = namesJobs(unlockType);
  await insertRows(
    tx,
    "unlock_request_job",
    lines.map(({ objectId, ...line }, at) => ({
      companyId,
      id: newId(),
      unlockRequestId: id,
      lineNo: at + 1,
      jobId: isOfJobs ? objectId : null,
      documentId: isOfJobs ? null : objectId,
      ...line,
      userModified: userId,
    })),
  );
}
