import { refuseActing } from "@fairway/areas/access/server/refuseActing.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ApprovalProgress } from "../model/approvalShapes.ts";
import { refuseApproval } from "../model/refusals.ts";
import { refreshedSteps, stepsOf, walkOn } from "../model/walk.ts";
import { approvalOf, mayRefresh } from "./approvalOf.ts";
import { approvalType } from "./approvalTypes.ts";
import { lockDocuments } from "./decideApprovals.ts";
import { groundsOf } from "./holders.ts";
import { lockRequests, readRequests, replaceHolders, updateRequests } from "./requestTable.ts";
import { tellOfApprovals } from "./tellOfApprovals.ts";

/**
 * Gives the open levels of a request the modes and holders of today; administrators of its office
 * (`actor.userType`) do so.
 *
 * Shape: a level where the bod acts because of the amount stays so.
 * Refuses: record.notFound · approval.notAdministrator · approval.notSent · approval.noSetting ·
 *   approval.noHolder · approval.nobodyElse
 * Source: rule AP-9
 */
export async function refreshApproval(
  tx: Tx,
  actor: Actor,
  { documentId }: { readonly documentId: string },
): Promise<{ status: true; data: ApprovalProgress }> {
  refuseActing(actor);
  await lockDocuments(tx, actor, [documentId]);
  await lockRequests(tx, actor, [documentId]);
  const [request] = await readRequests(tx, actor, [documentId]);
  if (!request) throw refuse("record.notFound");
  const { number, requester, isOver } = request;
  if (!mayRefresh(actor, request)) throw refuseApproval("approval.notAdministrator", { number });
  if (request.turn === null) throw refuseApproval("approval.notSent", { number });
  const [ground] = await groundsOf(tx, actor, approvalType(request), [request]);
  if (!ground?.modes) throw refuseApproval("approval.noSetting", { number });
  const fresh = stepsOf({ modes: ground.modes, holders: ground.holders, requester, isOver });
  if (fresh instanceof Refused) throw fresh;
  const walk = walkOn(refreshedSteps(request.steps, fresh), "now");
  const ended =
    walk.turn === null
      ? ({
          ending: "approved",
          endedBy: actor.userId,
          endedFor: null,
          endedLevel: null,
          endedComment: null,
        } as const)
      : null;
  await updateRequests(tx, actor, [{ request, walk, ended }]);
  await replaceHolders(tx, actor.companyId, request.id, walk);
  const outcome = { documentId, status: walk.status, level: null };
  await approvalType(request).apply(tx, actor, [outcome]);
  await tellOfApprovals(tx, actor, [request.id]);
  return { status: true, data: (await approvalOf(tx, actor, documentId)) as ApprovalProgress };
}
