import { refuseActing } from "@fairway/areas/access/server/refuseActing.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ItemAnswer } from "../model/approvalShapes.ts";
import {
  approved,
  approvingSeat,
  denyingSeat,
  type Seat,
  whyMoved,
  whyNotDecided,
} from "../model/decisions.ts";
import { maySee } from "./approvalOf.ts";
import { approvalType, type Outcome } from "./approvalTypes.ts";
import {
  type Changed,
  lockRequests,
  readRequests,
  type StoredRequest,
  updateRequests,
} from "./requestTable.ts";
import { tellOfApprovals } from "./tellOfApprovals.ts";

interface Item {
  readonly documentId: string;
  /** The version that the user saw; any without one. */
  readonly version?: number | undefined;
}

/** A decision on documents. */
export interface Decision {
  readonly verb: "approve" | "deny";
  readonly items: readonly Item[];
  /** Why they are denied. */
  readonly comment?: string;
}

/** A document with what a decision did to it, or why it did nothing. */
interface Decided {
  readonly documentId: string;
  readonly result: Changed | Refused;
}

/**
 * Decides on one document and returns its status.
 *
 * Refuses: record.notFound · approval.own · approval.notHolder · approval.notYourTurn ·
 *   approval.decided · approval.denied · approval.recalled · approval.moved
 */
export async function decideApproval(
  tx: Tx,
  actor: Actor,
  { documentId, version, ...decision }: Omit<Decision, "items"> & Item,
) {
  refuseActing(actor);
  const [only] = await decided(tx, actor, { ...decision, items: [{ documentId, version }] });
  const result = only?.result ?? refuse("record.notFound");
  if (result instanceof Refused) throw result;
  return result.walk.status;
}

/**
 * Decides on many documents with the same statements as on one, and answers for each.
 *
 * Locks: the documents, then their requests, each in the order of their ids.
 * Source: rules AP-3, AP-4 and AP-11
 */
export async function decideApprovals(
  tx: Tx,
  actor: Actor,
  decision: Decision,
): Promise<ItemAnswer[]> {
  refuseActing(actor);
  const found = await decided(tx, actor, decision);
  return found.map(({ documentId, result }): ItemAnswer => {
    if (!(result instanceof Refused)) {
      const { request, walk } = result;
      return { documentId, number: request.number, status: walk.status, reason: null };
    }
    const { code } = result;
    const reason = { code, en: result.say("en"), vi: result.say("vi") };
    return { documentId, number: null, status: null, reason };
  });
}

async function decided(tx: Tx, actor: Actor, decision: Decision): Promise<Decided[]> {
  const items = [...new Map(decision.items.map((each) => [each.documentId, each])).values()];
  const ids = items.map(({ documentId }) => documentId);
  await lockDocuments(tx, actor, ids);
  await lockRequests(tx, actor, ids);
  const found = await readRequests(tx, actor, ids);
  const requests = new Map(
    found.filter((each) => maySee(actor, each)).map((each) => [each.documentId, each]),
  );
  const now = items.map(({ documentId, version }): Decided => {
    const request = requests.get(documentId);
    return {
      documentId,
      result: request ? outcomeOf(actor, decision, request, version) : refuse("record.notFound"),
    };
  });
  const checked = await withEffects(tx, actor, now);
  const changed = changesOf(checked);
  if (changed.length === 0) return checked;
  await updateRequests(tx, actor, changed);
  for (const [, ofType] of Map.groupBy(changed, keyOf)) {
    await typeOf(ofType).apply(tx, actor, ofType.map(said));
  }
  await tellOfApprovals(
    tx,
    actor,
    changed.map(({ request }) => request.id),
  );
  return checked;
}

/** What a decision makes of one request. */
function outcomeOf(
  actor: Actor,
  { verb, comment }: Decision,
  request: StoredRequest,
  version: number | undefined,
): Changed | Refused {
  const decider = { userId: actor.userId, deputyOf: request.deputyOf };
  const seat = (verb === "approve" ? approvingSeat : denyingSeat)(request, decider);
  if (!seat) return whyNotDecided(request, decider, request.last);
  if (version !== undefined && version !== request.version) return whyMoved(request, request.last);
  if (verb === "deny") return denied(actor, request, seat, comment ?? null);
  const walk = approved(request, seat, { userId: actor.userId, now: "now" });
  const ended = walk.turn === null ? endedBy(actor, seat, "approved", null) : null;
  return { request, walk, ended };
}

function denied(actor: Actor, request: StoredRequest, seat: Seat, comment: string | null): Changed {
  const walk = { steps: request.steps, status: "Denied", turn: null } as const;
  return { request, walk, ended: endedBy(actor, seat, "denied", comment) };
}

function endedBy(
  actor: Actor,
  { level, holder }: Seat,
  ending: "approved" | "denied",
  comment: string | null,
) {
  return {
    ending,
    endedBy: actor.userId,
    endedFor: holder,
    endedLevel: level,
    endedComment: comment,
  };
}

/** Refuses the documents whose area does not allow their new status. */
async function withEffects(
  tx: Tx,
  actor: Actor,
  asked: readonly Decided[],
): Promise<readonly Decided[] & Decided[]> {
  const refused = new Map<string, Refused>();
  for (const [, ofType] of Map.groupBy(changesOf(asked), keyOf)) {
    const why = await typeOf(ofType).whyNot?.(tx, actor, ofType.map(said));
    for (const [id, reason] of why ?? []) refused.set(id, reason);
  }
  return asked.map((each) => ({ ...each, result: refused.get(each.documentId) ?? each.result }));
}

const changesOf = (all: readonly Decided[]): Changed[] =>
  all.flatMap(({ result }) => (result instanceof Refused ? [] : [result]));
const keyOf = ({ request: { flow, type } }: Changed) => `${flow} ${type}`;
const typeOf = ([first]: readonly Changed[]) => approvalType((first as Changed).request);
const said = ({ request, walk, ended }: Changed): Outcome => ({
  documentId: request.documentId,
  status: walk.status,
  level: ended?.endedLevel ?? request.turn,
});

/** Locks the documents of requests, by the rule of each type. */
export async function lockDocuments(tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  const found = await rows<{ flow: string; type: string; ids: string[] }>(
    tx,
    sql`select flow, type, array_agg(document_id order by document_id)::text[] as ids
      from approval_request where company_id = ${actor.companyId} and is_latest
        and document_id = any(${[...ids]}::uuid[])
      group by flow, type order by flow, type`,
  );
  for (const { ids: ofType, ...key } of found) {
    await approvalType(key).lock(tx, actor, ofType);
  }
}
