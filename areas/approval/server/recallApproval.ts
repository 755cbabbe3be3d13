import { refuseActing } from "@fairway/areas/access/server/refuseActing.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { mayRecall } from "../model/decisions.ts";
import { refuseApproval } from "../model/refusals.ts";
import { maySee } from "./approvalOf.ts";
import { approvalType } from "./approvalTypes.ts";
import { lockDocuments } from "./decideApprovals.ts";
import { lockRequests, readRequests, updateRequests } from "./requestTable.ts";

/**
 * Takes the own request (`actor.userId`) back; the document is New again. It counts as no denial.
 *
 * Refuses: record.notFound · approval.notRequester · approval.notRecallable
 * Source: rule AP-5
 */
export async function recallApproval(
  tx: Tx,
  actor: Actor,
  { documentId }: { readonly documentId: string },
) {
  refuseActing(actor);
  await lockDocuments(tx, actor, [documentId]);
  await lockRequests(tx, actor, [documentId]);
  const [request] = await readRequests(tx, actor, [documentId]);
  if (!request || !maySee(actor, request)) throw refuse("record.notFound");
  const { number } = request;
  if (request.requester !== actor.userId) throw refuseApproval("approval.notRequester", { number });
  if (!mayRecall(request, actor.userId)) throw refuseApproval("approval.notRecallable", { number });
  const walk = { steps: request.steps, status: "New", turn: null } as const;
  const ended = {
    ending: "recalled",
    endedBy: actor.userId,
    endedFor: null,
    endedLevel: null,
    endedComment: null,
  } as const;
  await updateRequests(tx, actor, [{ request, walk, ended }]);
  const outcome = { documentId, status: walk.status, level: null };
  await approvalType(request).apply(tx, actor, [outcome]);
  return { status: true as const, data: { status: walk.status } };
}
