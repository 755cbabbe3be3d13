import type { Actor } from "@fairway/core/permission/actor.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { lifeWords } from "../model/lifeWords.ts";
import { refusePartner } from "../model/refusals.ts";
import { type GuardedPartner, guardedPartner, rightOn } from "./partnerPermit.ts";
import { approvers, tellPeople } from "./tellPeople.ts";

type LivingPartner = GuardedPartner & {
  readonly active: boolean;
  readonly accountNo: string;
  readonly shortName: string;
  readonly approvalStatus: string;
  readonly salePersonId: string | null;
};

/**
 * Asks the receivables and accounting departments to approve a new partner.
 *
 * Locks: the partner.
 * Refuses: record.notFound · access.forbidden · partner.alreadyActive · partner.alreadyRequested
 */
export async function requestPartner(tx: Tx, actor: Actor, ask: { readonly partnerId: string }) {
  const partner = await inactive(tx, actor, ask.partnerId, "write");
  if (partner.approvalStatus === "Request Approval") {
    throw refusePartner("partner.alreadyRequested", { accountNo: partner.accountNo });
  }
  const answer = await write(tx, actor, partner, { approvalStatus: "Request Approval" });
  const officeIds = [partner.officeId ?? actor.officeId];
  const to = [
    ...(await approvers(tx, actor, { department: "AR", officeIds })),
    ...(await approvers(tx, actor, { department: "ACCOUNTANT", officeIds })),
  ];
  const facts = { who: actor.nameEn, partner: partner.shortName };
  await tellPeople(tx, actor, { partner, words: lifeWords.partnerAsked, facts, to });
  return answer;
}

/**
 * Sends a partner back to its creator with the reason.
 *
 * Locks: the partner.
 * Refuses: record.notFound · access.forbidden · partner.alreadyActive · partner.commentMissing
 */
export async function rejectPartner(
  tx: Tx,
  actor: Actor,
  ask: { readonly partnerId: string; readonly comment: string },
) {
  const partner = await inactive(tx, actor, ask.partnerId, "detail");
  actor.must(rightOn(partner.partnerType, "ActivePartner"), partner);
  if (!ask.comment) throw refusePartner("partner.commentMissing", {}, { field: "comment" });
  const changes = { approvalStatus: "Rejected", approvalComment: ask.comment };
  const answer = await write(tx, actor, partner, changes);
  await tellPeople(tx, actor, {
    partner,
    words: lifeWords.partnerSentBack,
    facts: { partner: partner.shortName },
    comment: ask.comment,
    to: [partner.userCreated, partner.salePersonId],
  });
  return answer;
}

async function inactive(tx: Tx, actor: Actor, id: string, action: "detail" | "write") {
  const partner = (await guardedPartner(tx, actor, id, action, true)) as LivingPartner;
  if (partner.active) {
    throw refusePartner("partner.alreadyActive", { accountNo: partner.accountNo });
  }
  return partner;
}

async function write(
  tx: Tx,
  actor: Actor,
  partner: LivingPartner,
  changes: { readonly approvalStatus: string; readonly approvalComment?: string },
) {
  const key = { companyId: actor.companyId, id: partner.id, version: partner.version };
  const version = await updateVersioned(tx, "partner", key, {
    approvalComment: null,
    ...changes,
    ...stampChange(actor),
  });
  await audit(tx, actor, {
    kind: "approval",
    object: partner.accountNo,
    recordId: partner.id,
    before: { approvalStatus: partner.approvalStatus },
    after: changes,
  });
  return { status: true as const, data: { id: partner.id, version } };
}
