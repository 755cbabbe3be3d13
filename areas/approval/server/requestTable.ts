import { endMessages } from "@fairway/areas/notification/server/notify.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Instant } from "@fairway/core/time/day.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import type { Decider, LastDecision, Sent } from "../model/decisions.ts";
import type { Level } from "../model/levels.ts";
import type { Step, Walk } from "../model/walk.ts";
import type { Unit } from "./holders.ts";

/** The latest request of a document as it is stored, for the user who reads it. */
export interface StoredRequest extends Sent, Unit, Pick<Decider, "deputyOf"> {
  readonly id: string;
  readonly companyId: string;
  readonly documentId: string;
  readonly flow: string;
  readonly type: string;
  readonly times: number;
  readonly isOver: boolean;
  readonly sentAt: Instant;
  readonly version: number;
  readonly userCreated: string;
  readonly steps: readonly (Step & { readonly id: string })[];
  readonly last: LastDecision | null;
}

/** How a request ended. */
export interface Ended {
  readonly ending: "approved" | "denied" | "recalled" | "closed" | "unlocked";
  readonly endedBy: string | null;
  readonly endedFor: string | null;
  readonly endedLevel: Level | null;
  readonly endedComment: string | null;
}

/** Locks the latest requests of documents in the order of their ids. */
export async function lockRequests(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  documentIds: readonly string[],
): Promise<void> {
  await run(
    tx,
    sql`select from approval_request where company_id = ${companyId} and is_latest
      and document_id = any(${[...documentIds]}::uuid[]) order by id for no key update`,
  );
}

/** Reads the latest requests of documents with their levels, holders and the user's authorizers. */
export function readRequests(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "userId">,
  documentIds: readonly string[],
): Promise<StoredRequest[]> {
  const { companyId } = actor;
  return rows<StoredRequest>(
    tx,
    sql`select r.id, r.company_id, r.document_id, r.flow, r.type, r.number, r.requester, r.status,
        r.turn, r.times, r.is_over, r.sent_at, r.version, r.office_id, r.department_id, r.group_id,
        r.user_created, ${stepsOfRequest(companyId)} as steps, ${deputyOf(actor)} as deputy_of,
        (select jsonb_build_object('name', p.employee_name_en, 'status', r.status) from person p
          where p.company_id = ${companyId} and p.id = coalesce(r.ended_by,
            (select x.decided_by from approval_step x
              where x.company_id = ${companyId} and x.request_id = r.id and x.decided_by is not null
              order by ${levelOrder("x")} desc limit 1))) as last
      from approval_request r
      where r.company_id = ${companyId} and r.is_latest
        and r.document_id = any(${[...documentIds]}::uuid[])
      order by r.id`,
  );
}

/** The levels of a request `r` in their order, with the holders of each. */
function stepsOfRequest(companyId: string): RawBuilder<unknown> {
  return sql`(select jsonb_agg(jsonb_build_object('id', s.id, 'level', s.level, 'mode', s.mode,
        'decidedAt', s.decided_at, 'decidedBy', s.decided_by, 'decidedFor', s.decided_for,
        'holders', coalesce((select jsonb_agg(h.user_id order by h.user_id) from approval_holder h
          where h.company_id = ${companyId} and h.request_id = r.id and h.level = s.level),
          '[]'::jsonb)) order by ${levelOrder("s")})
      from approval_step s where s.company_id = ${companyId} and s.request_id = r.id)`;
}

/** The holders in whose place a user acts today on a request `r`. Rule AP-6 */
export function deputyOf({
  companyId,
  userId,
}: Pick<Actor, "companyId" | "userId">): RawBuilder<unknown> {
  return sql`array(select a.authorizer from approval_deputy a
      join approval_type t on t.flow = r.flow and t.type = r.type and t.deputy_type = a.type
      where a.company_id = ${companyId} and a.commissioner = ${userId}
        and a.office_id = r.office_id order by a.authorizer)::text[]`;
}

/** The place of a level in the order of the levels. */
export function levelOrder(alias: string): RawBuilder<unknown> {
  return sql`array_position(array['leader', 'manager', 'accountant', 'bod'],
    ${sql.ref(`${alias}.level`)})`;
}

/** A request to be stored. */
export interface NewRequest extends Unit {
  readonly documentId: string;
  readonly flow: string;
  readonly type: string;
  readonly number: string;
  readonly amount: string | null;
  readonly currencyId: string | null;
  readonly about: string | null;
  readonly address: string;
  readonly times: number;
  readonly isOver: boolean;
  readonly walk: Walk;
}

/** Stores new requests in place of the former ones of their documents and returns their ids. */
export async function insertRequests(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  requests: readonly NewRequest[],
): Promise<string[]> {
  const documents = requests.map(({ documentId }) => documentId);
  await run(
    tx,
    sql`update approval_request set is_latest = false
      where company_id = ${companyId} and is_latest
        and document_id = any(${documents}::uuid[])`,
  );
  const stored = requests.map(({ walk, ...request }) => ({
    companyId,
    id: newId(),
    ...request,
    requester: userId,
    status: walk.status,
    turn: walk.turn,
    isOpen: walk.turn !== null,
    isLatest: true,
    sentAt: "now",
    endedAt: walk.turn === null ? "now" : null,
    ending: walk.turn === null ? "approved" : null,
    userCreated: userId,
    userModified: userId,
    datetimeCreated: "now",
    datetimeModified: "now",
    version: 1,
  }));
  const ids = stored.map(({ id }) => id);
  await insertRows(tx, "approval_request", stored);
  await insertRows(
    tx,
    "approval_step",
    requests.flatMap(({ walk }, at) =>
      walk.steps.map(({ holders: _, ...step }) => ({
        companyId,
        id: newId(),
        requestId: ids[at],
        ...step,
      })),
    ),
  );
  await insertRows(
    tx,
    "approval_holder",
    requests.flatMap(({ walk }, at) => holderRows(companyId, ids[at] as string, walk)),
  );
  return ids;
}

function holderRows(companyId: string, requestId: string, { steps, turn }: Walk) {
  return steps.flatMap(({ level, mode, decidedAt, holders }) =>
    holders.map((userId) => ({
      companyId,
      id: newId(),
      requestId,
      level,
      userId,
      isWaiting: turn !== null && decidedAt === null && (level === turn || mode === "Special"),
    })),
  );
}

/** A request with what it becomes. */
export interface Changed {
  readonly request: StoredRequest;
  readonly walk: Walk;
  /** Null while it goes on. */
  readonly ended: Ended | null;
}

/**
 * Stores decisions: levels, status and for whom the requests wait, and takes back the messages that
 * asked for them; four statements for any number.
 */
export async function updateRequests(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  changed: readonly Changed[],
): Promise<void> {
  const steps = changed.flatMap(({ request, walk }) =>
    walk.steps.flatMap((step, at) => {
      const before = request.steps[at] as StoredRequest["steps"][number];
      const { mode, decidedAt, decidedBy, decidedFor } = step;
      const isSame = before.decidedAt === decidedAt && before.mode === mode;
      return isSame ? [] : [{ id: before.id, mode, decidedAt, decidedBy, decidedFor }];
    }),
  );
  await updateRows(tx, "approval_step", companyId, steps);
  const none = {
    ending: null,
    endedBy: null,
    endedFor: null,
    endedLevel: null,
    endedComment: null,
  };
  await updateRows(
    tx,
    "approval_request",
    companyId,
    changed.map(({ request, walk, ended }) => ({
      id: request.id,
      status: walk.status,
      turn: walk.turn,
      isOpen: walk.turn !== null,
      endedAt: ended ? "now" : null,
      ...none,
      ...ended,
      userModified: userId,
      datetimeModified: "now",
      version: request.version + 1,
    })),
  );
  const ids = changed.map(({ request }) => request.id);
  await run(
    tx,
    sql`update approval_holder h set is_waiting = w.is_waiting
      from (select s.request_id, s.level, r.is_open and s.decided_at is null
            and (s.level = r.turn or s.mode = 'Special') as is_waiting
          from approval_request r
          join approval_step s on s.company_id = ${companyId} and s.request_id = r.id
          where r.company_id = ${companyId} and r.id = any(${ids}::uuid[])) w
      where h.company_id = ${companyId} and h.request_id = w.request_id and h.level = w.level
        and h.is_waiting <> w.is_waiting`,
  );
  // Only a request that waited for somebody asked for it.
  const waited = changed.flatMap(({ request }) => (request.turn === null ? [] : [request.id]));
  await endMessages(tx, { companyId }, waited);
}

/** Stores the holders that a request has now in place of the former ones. */
export async function replaceHolders(
  tx: Tx,
  companyId: string,
  requestId: string,
  walk: Walk,
): Promise<void> {
  await run(
    tx,
    sql`delete from approval_holder where company_id = ${companyId} and request_id = ${requestId}`,
  );
  await insertRows(tx, "approval_holder", holderRows(companyId, requestId, walk));
}
