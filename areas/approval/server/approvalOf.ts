import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ApprovalProgress, Denial } from "../model/approvalShapes.ts";
import { mayOnRequest, seatOn } from "../model/decisions.ts";
import { levels } from "../model/levels.ts";
import { approvalType } from "./approvalTypes.ts";
import { readRequests, type StoredRequest } from "./requestTable.ts";

type Asked = { readonly documentId: string };

/**
 * Returns the latest request of a document with its levels; null before the document was sent.
 *
 * Refuses: record.notFound to users who neither take part in it nor may see its document.
 */
export async function getApproval(
  tx: Tx,
  actor: Actor,
  { documentId }: Asked,
): Promise<ApprovalProgress | null> {
  const [request] = await readRequests(tx, actor, [documentId]);
  if (!request) return null;
  mustSee(actor, request);
  return progressOf(tx, actor, request);
}

/** Returns the approval of a document to a caller who has checked the right to see the document. */
export async function approvalOf(
  tx: Tx,
  actor: Actor,
  documentId: string,
): Promise<ApprovalProgress | null> {
  const [request] = await readRequests(tx, actor, [documentId]);
  return request ? progressOf(tx, actor, request) : null;
}

/** Checks whether a user takes part in the approval of a document: as requester, holder or deputy. */
export async function isPartyTo(tx: Tx, actor: Actor, documentId: string): Promise<boolean> {
  const [request] = await readRequests(tx, actor, [documentId]);
  return request !== undefined && isParty(actor, request);
}

/**
 * Returns the denials of a document, the newest first.
 *
 * Refuses: record.notFound, as `getApproval`
 */
export async function getDenials(tx: Tx, actor: Actor, { documentId }: Asked): Promise<Denial[]> {
  const [request] = await readRequests(tx, actor, [documentId]);
  if (!request) return [];
  mustSee(actor, request);
  return denialsOf(tx, actor, documentId);
}

/** Returns the denials of a document to a caller who has checked the right to see it. Rule AP-4 */
export function denialsOf(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "language">,
  documentId: string,
): Promise<Denial[]> {
  const { companyId } = actor;
  return rows<Denial>(
    tx,
    sql`select row_number() over (order by r.times)::integer as no, ${named(actor, "p")} as name,
        case when r.ended_for <> r.ended_by then ${named(actor, "f")} end as for_name,
        r.ending = 'unlocked' as is_unlocked, r.ended_at as at, r.ended_level as level, r.ended_comment as comment
      from approval_request r
      join person p on p.company_id = ${companyId} and p.id = r.ended_by
      left join person f on f.company_id = ${companyId} and f.id = r.ended_for
      where r.company_id = ${companyId} and r.document_id = ${documentId}
        and r.ending in ('denied', 'closed', 'unlocked')
      order by r.times desc`,
  );
}

/** The name of a person in the language of the reader. */
export function named({ language }: Pick<Actor, "language">, alias: string) {
  return sql.ref(`${alias}.${language === "vi" ? "employee_name_vn" : "employee_name_en"}`);
}

function isParty(actor: Actor, request: StoredRequest): boolean {
  const decider = { userId: actor.userId, deputyOf: request.deputyOf };
  return (
    request.requester === actor.userId ||
    levels.some((level) => seatOn(request, level, decider) !== null) ||
    request.steps.some((step) => step.decidedBy === actor.userId)
  );
}

function mustSee(actor: Actor, request: StoredRequest): void {
  if (!maySee(actor, request)) throw refuse("record.notFound");
}

/** Checks whether a user may know of a request: who takes part in it or may see its document. */
export function maySee(actor: Actor, request: StoredRequest): boolean {
  return isParty(actor, request) || actor.may(approvalType(request).right, request);
}

async function progressOf(tx: Tx, actor: Actor, request: StoredRequest): Promise<ApprovalProgress> {
  const { companyId } = actor;
  const people = [
    request.requester,
    ...request.steps.flatMap((step) => [...step.holders, step.decidedBy, step.decidedFor]),
  ].filter((each) => each !== null);
  const { names, deputies, denials, unlockings } = await one<{
    names: Readonly<Record<string, string>>;
    deputies: readonly { holder: string; id: string; name: string }[];
    denials: number;
    unlockings: number;
  }>(
    tx,
    sql`select
        (select jsonb_object_agg(p.id, ${named(actor, "p")}) from person p
          where p.company_id = ${companyId} and p.id = any(${people}::uuid[])) as names,
        coalesce((select jsonb_agg(distinct jsonb_build_object('holder', a.authorizer, 'id', p.id,
            'name', ${named(actor, "p")}))
          from approval_deputy a
          join approval_type t on t.flow = ${request.flow} and t.type = ${request.type}
            and t.deputy_type = a.type
          join person p on p.company_id = ${companyId} and p.id = a.commissioner and p.active
          where a.company_id = ${companyId} and a.office_id = ${request.officeId}
            and a.authorizer = any(${people}::uuid[])
            and a.commissioner <> ${request.requester}), '[]'::jsonb) as deputies,
        n.denials, n.unlockings
      from (select count(*) filter (where r.ending in ('denied', 'closed'))::integer as denials,
          count(*) filter (where r.ending = 'unlocked')::integer as unlockings
        from approval_request r where r.company_id = ${companyId}
          and r.document_id = ${request.documentId}) n`,
  );
  const nameOf = (id: string | null) => (id === null ? null : (names[id] ?? null));
  const isOpen = request.turn !== null;
  return {
    documentId: request.documentId,
    number: request.number,
    requesterName: nameOf(request.requester) ?? "",
    status: request.status,
    sentAt: request.sentAt,
    times: request.times,
    denials,
    unlockings,
    steps: request.steps
      .filter(({ mode }) => mode !== "None")
      .map(({ level, mode, holders, decidedAt, decidedBy, decidedFor }) => ({
        level,
        mode,
        holders: holders.map((id) => ({ id, name: names[id] ?? "" })),
        deputies: deputies
          .filter(({ holder }) => holders.includes(holder))
          .map(({ id, name }) => ({ id, name })),
        decidedAt,
        decidedByName: nameOf(decidedBy),
        decidedForName: decidedFor === decidedBy ? null : nameOf(decidedFor),
        isTurn: level === request.turn,
      })),
    version: request.version,
    may: [
      ...mayOnRequest(request, { userId: actor.userId, deputyOf: request.deputyOf }),
      ...(isOpen && mayRefresh(actor, request) ? ["refresh"] : []),
    ],
  };
}

/** Checks whether a user is an administrator of the office of somebody else's request. Rule AP-9 */
export function mayRefresh(
  actor: Actor,
  { officeId, requester }: Pick<StoredRequest, "officeId" | "requester">,
): boolean {
  if (requester === actor.userId) return false;
  if (actor.userType === "Super Admin") return true;
  return actor.userType === "Local Admin" && actor.officeId === officeId;
}
