import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import type { AgreementInput } from "../model/agreementShapes.ts";
import type { ContractType } from "@fairway/areas/partner/model/contractTypes.ts";
import { approverOf } from "../model/agreement.ts";
import { lifeWords } from "../model/lifeWords.ts";
import { refusePartner } from "@fairway/areas/partner/model/refusals.ts";
import { refuseAgreement } from "../model/refusals.ts";
import { auditAgreement } from "./auditAgreement.ts";
import { insertAgreement } from "./addAgreement.ts";
import type { StoredAgreement } from "./agreementTable.ts";
import { makeCustomer } from "@fairway/areas/partner/server/activatePartner.ts";
import {
  type GuardedPartner,
  guardedPartner,
  rightOn,
} from "@fairway/areas/partner/server/partnerPermit.ts";
import { loadAgreement } from "./readAgreement.ts";
import { approvers, tellPeople } from "@fairway/areas/partner/server/tellPeople.ts";
import { updateAgreement } from "./updateAgreement.ts";

/**
 * Saves an agreement and requests its approval.
 *
 * Shape: with an id the agreement is changed, without one it is added; a supplier becomes a
 *   customer, too.
 * Locks: the partner, or the agreement.
 * Refuses: as adding or changing · access.forbidden (right CustomerRequest for somebody else's
 *   partner) · agreement.activeIsDone · agreement.otherPartner
 */
export async function requestAgreement(
  tx: Tx,
  actor: Actor,
  ask: AgreementInput & {
    readonly partnerId: string;
    readonly id?: string | null | undefined;
    readonly version?: number | null | undefined;
  },
) {
  const id = ask.id
    ? await changed(tx, actor, { ...ask, id: ask.id })
    : await added(tx, actor, ask);
  const { agreement, partner } = await loadAgreement(tx, actor, id, "detail", true);
  const answer = await write(tx, actor, agreement, {
    approvalStatus: "Request Approval",
    approvalComment: null,
  });
  const department = approverOf(agreement.contractType as ContractType);
  const to = await approvers(tx, actor, { department, officeIds: agreement.officeId });
  await tell(tx, actor, { partner, words: lifeWords.agreementAsked, to });
  return answer;
}

async function changed(
  tx: Tx,
  actor: Actor,
  ask: AgreementInput & {
    readonly partnerId: string;
    readonly id: string;
    readonly version?: number | null | undefined;
  },
): Promise<string> {
  const { agreement } = await loadAgreement(tx, actor, ask.id, "write", true);
  if (agreement.active) throw refuseAgreement("agreement.activeIsDone");
  mustBelong(agreement, ask.partnerId);
  if (ask.version === null || ask.version === undefined) throw refuse("record.conflict");
  await updateAgreement(tx, actor, { ...ask, version: ask.version });
  return ask.id;
}

async function added(
  tx: Tx,
  actor: Actor,
  ask: AgreementInput & { readonly partnerId: string },
): Promise<string> {
  const partner = await guardedPartner(tx, actor, ask.partnerId, "detail", true);
  const own = actor.may(rightOn(partner.partnerType, "write"), partner);
  if (!own || partner.partnerType === "Supplier") {
    const asking = rightOn(partner.partnerType, "CustomerRequest");
    if (actor.reach("commercialCustomer.CustomerRequest") === "None") actor.must(asking, partner);
  }
  const type = partner.partnerType === "Supplier" ? "Customer" : partner.partnerType;
  if (type !== partner.partnerType) await makeCustomer(tx, actor, ask.partnerId);
  return (await insertAgreement(tx, actor, { ...partner, type }, ask)).id;
}

/**
 * Confirms the credit terms of an inactive agreement for the receivables team.
 *
 * Locks: the agreement.
 * Refuses: agreement.notFound · access.forbidden · agreement.activeIsDone ·
 *   agreement.alreadyConfirmed · agreement.otherPartner
 */
export async function confirmAgreement(
  tx: Tx,
  actor: Actor,
  ask: { readonly partnerId: string; readonly contractId: string },
) {
  const { agreement, partner } = await loadAgreement(tx, actor, ask.contractId, "detail", true);
  actor.must(rightOn(partner.partnerType, "AccountReceivable"), partner);
  mustBelong(agreement, ask.partnerId);
  if (agreement.active) throw refuseAgreement("agreement.activeIsDone");
  if (agreement.arconfirmed) throw refuseAgreement("agreement.alreadyConfirmed");
  const answer = await write(tx, actor, agreement, { arconfirmed: true });
  const responsible = { department: "ACCOUNTANT" as const, officeIds: agreement.officeId };
  const to = [agreement.salemanId, ...(await approvers(tx, actor, responsible))];
  await tell(tx, actor, { partner, words: lifeWords.agreementConfirmed, to });
  return answer;
}

/**
 * Sends an inactive agreement back to its salesman and creator with the reason.
 *
 * Locks: the agreement.
 * Refuses: agreement.notFound · access.forbidden · agreement.activeIsDone ·
 *   partner.commentMissing · agreement.otherPartner
 */
export async function rejectAgreement(
  tx: Tx,
  actor: Actor,
  ask: { readonly partnerId: string; readonly contractId: string; readonly comment: string },
) {
  const { agreement, partner } = await loadAgreement(tx, actor, ask.contractId, "detail", true);
  const may = (action: string) => actor.may(rightOn(partner.partnerType, action), partner);
  if (!may("ActiveContract"))
    actor.must(rightOn(partner.partnerType, "AccountReceivable"), partner);
  mustBelong(agreement, ask.partnerId);
  if (agreement.active) throw refuseAgreement("agreement.activeIsDone");
  if (!ask.comment) throw refusePartner("partner.commentMissing", {}, { field: "comment" });
  const changes = { approvalStatus: "Rejected", approvalComment: ask.comment };
  const answer = await write(tx, actor, agreement, changes);
  await tell(tx, actor, {
    partner,
    words: lifeWords.agreementSentBack,
    comment: ask.comment,
    to: [agreement.salemanId, agreement.userCreated],
  });
  return answer;
}

const address = /^[^\s@;,]+@[^\s@;,]+\.[^\s@;,]+$/;

/**
 * Changes the e-mail addresses of an agreement, active or not.
 *
 * Locks: the agreement.
 * Refuses: agreement.notFound · access.forbidden · agreement.notEmail
 */
export async function updateAgreementEmail(
  tx: Tx,
  actor: Actor,
  ask: { readonly id: string; readonly email: string },
) {
  const { agreement } = await loadAgreement(tx, actor, ask.id, "write", true);
  const wrong = ask.email.split(";").find((each) => ask.email !== "" && !address.test(each.trim()));
  if (wrong !== undefined) {
    throw refuseAgreement("agreement.notEmail", { value: wrong.trim() }, { field: "email" });
  }
  return write(tx, actor, agreement, { emailAddress: ask.email || null });
}

function mustBelong(agreement: StoredAgreement, partnerId: string): void {
  if (agreement.partnerId !== partnerId) {
    throw refuseAgreement("agreement.otherPartner", {}, { field: "partnerId" });
  }
}

async function write(
  tx: Tx,
  actor: Actor,
  agreement: StoredAgreement,
  changes: Readonly<Record<string, unknown>>,
) {
  const key = { companyId: actor.companyId, id: agreement.id, version: agreement.version };
  const stamped = { ...changes, ...stampChange(actor) };
  const version = await updateVersioned(tx, "partner_agreement", key, stamped);
  if ("approvalStatus" in changes || "arconfirmed" in changes) {
    await auditAgreement(tx, actor, agreement, changes);
  }
  return { status: true as const, data: { id: agreement.id, version } };
}

function tell(
  tx: Tx,
  actor: Actor,
  message: {
    readonly partner: GuardedPartner;
    readonly words: Words;
    readonly comment?: string;
    readonly to: readonly (string | null)[];
  },
): Promise<void> {
  const { shortName } = message.partner as unknown as { shortName: string };
  return tellPeople(tx, actor, { ...message, facts: { who: actor.nameEn, partner: shortName } });
}
