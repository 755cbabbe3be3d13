import { deleteFiles } from "@fairway/areas/file/server/keptFiles.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { say } from "@fairway/core/words/words.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import type { RecordChange } from "@fairway/engine/resource/updateRecord.ts";
import { sql } from "kysely";
import {
  bankApprovers,
  nextBankStatus,
  partnerBank,
  type PartnerBankStatus,
  partnerBankStatuses,
  type PartnerBankVerb,
} from "../model/partnerBank.ts";
import { bankFiles } from "../model/fileFolder.ts";
import { partnerMenus } from "../model/partnerMenus.ts";
import { refusePartner } from "../model/refusals.ts";
import {
  type ChildRow,
  addChild,
  childHistory,
  guardedChild,
  listChildren,
  openChild,
  removeChild,
  updateChild,
} from "./partnerChild.ts";

/** A bank account and what may be done with it now. */
export type BankRow = ChildRow & { readonly approveStatus: PartnerBankStatus };

const declared = partnerBank as unknown as Resource;
const paying = ["acctSP.write", "acctAP.write"] as const;

/** The bank accounts of a partner. Refuses: record.notFound · access.forbidden */
export async function listPartnerBanks(tx: Tx, actor: Actor, ask: { readonly partnerId: string }) {
  const found = await listChildren(tx, actor, declared, ask.partnerId);
  return found.map((row) => withMay(actor, row));
}

/** Bank accounts that money may be paid to. Refuses: access.forbidden */
export async function approvedBanks(tx: Tx, actor: Actor, ask: { readonly partnerId: string }) {
  actor.mustHave(
    ...paying,
    ...Object.values(partnerMenus).map((menu) => `${menu}.detail` as const),
  );
  return chooseRecords(tx, actor, declared, {
    partnerId: ask.partnerId,
    approveStatus: "Approved",
    size: 500,
  });
}

/** Opens a bank account of a partner. Refuses: record.notFound · access.forbidden */
export async function getPartnerBank(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  const { permission, ...row } = await openChild(tx, actor, declared, ask.id);
  const may = withMay(actor, row).may;
  return {
    ...row,
    may,
    permission: {
      allowUpdate: permission.allowUpdate && may.includes("update"),
      allowDelete: permission.allowDelete && may.includes("delete"),
    },
  };
}

/** Adds a bank account; it is new until it is sent for approval. Refuses: as `addChild` */
export async function addPartnerBank(
  tx: Tx,
  actor: Actor,
  ask: Readonly<Record<string, unknown>> & { readonly partnerId: string },
) {
  const start = { approveStatus: "New", approveComment: null, source: "Fairway" };
  return { status: true as const, data: await addChild(tx, actor, declared, { ...ask, ...start }) };
}

/**
 * Changes a bank account that is not approved and does not wait for it.
 *
 * Locks: the account.
 * Refuses: as `updateChild` · partnerBank.isApproved · partnerBank.notNow
 */
export async function updatePartnerBank(tx: Tx, actor: Actor, ask: RecordChange) {
  await openFor(tx, actor, ask.id, "update");
  return { status: true as const, data: await updateChild(tx, actor, declared, ask) };
}

/** Deletes a bank account that is neither approved nor waits for it. Refuses: partnerBank.notNow */
export async function removePartnerBank(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  await openFor(tx, actor, ask.id, "delete");
  await deleteFiles(tx, actor, { ...bankFiles, objectId: ask.id });
  return { status: true as const, data: await removeChild(tx, actor, declared, ask.id) };
}

/** Takes an approved account back to be changed. Refuses: partnerBank.notNow */
export async function reviseBank(tx: Tx, actor: Actor, ask: { readonly bankId: string }) {
  const row = await openFor(tx, actor, ask.bankId, "revise");
  return stepTo(tx, actor, row, { approveStatus: "Revise" });
}

/**
 * Approves or rejects an account that waits for it, in the name of the accounting department.
 *
 * Locks: the account.
 * Refuses: access.forbidden · partnerBank.ownRequest · partnerBank.notNow ·
 *   partner.commentMissing · record.conflict
 */
export async function answerBank(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly id: string;
    readonly version: number;
    readonly approve: boolean;
    readonly comment: string | null;
  },
) {
  actor.mustHave(...bankApprovers);
  const verb = ask.approve ? "approve" : "reject";
  const row = await openFor(tx, actor, ask.id, verb);
  if (row.version !== ask.version) throw refuse("record.conflict");
  const asked = await maybe<{ userRequested: string | null }>(
    tx,
    sql`select user_requested from partner_bank
      where company_id = ${actor.companyId} and id = ${ask.id}`,
  );
  if (asked?.userRequested === actor.userId) throw refusePartner("partnerBank.ownRequest");
  if (!ask.approve && !ask.comment) {
    throw refusePartner("partner.commentMissing", {}, { field: "comment" });
  }
  return stepTo(tx, actor, row, {
    approveStatus: ask.approve ? "Approved" : "Rejected",
    approveComment: ask.approve ? null : ask.comment,
  });
}

/** Who changed a bank account and how. Refuses: record.notFound · access.forbidden */
export function partnerBankHistory(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  return childHistory(tx, actor, declared, ask);
}

/** Loads and locks an account for a verb. Refuses: record.notFound · partnerBank.notNow */
export async function openFor(
  tx: Tx,
  actor: Actor,
  id: string,
  verb: PartnerBankVerb,
): Promise<BankRow> {
  const answering = verb === "approve" || verb === "reject";
  const action = answering ? "detail" : "write";
  const { row } = await guardedChild(tx, actor, declared, { id, action, lock: true });
  const { approveStatus } = row as BankRow;
  if (nextBankStatus(approveStatus, verb) === null) {
    const status = say(partnerBankStatuses[approveStatus], actor.language);
    throw approveStatus === "Approved" && (verb === "update" || verb === "delete")
      ? refusePartner("partnerBank.isApproved")
      : refusePartner("partnerBank.notNow", { status });
  }
  return row as BankRow;
}

/** Writes a step of the approval. */
export async function stepTo(
  tx: Tx,
  actor: Actor,
  row: BankRow,
  changes: Readonly<Record<string, unknown>>,
) {
  const key = { companyId: actor.companyId, id: row.id, version: row.version };
  const version = await updateVersioned(tx, "partner_bank", key, {
    ...changes,
    ...stampChange(actor),
  });
  const { bankAccountNo } = row as unknown as { bankAccountNo: string };
  await audit(tx, actor, {
    kind: "approval",
    object: bankAccountNo,
    recordId: row.id,
    before: { approveStatus: row.approveStatus },
    after: changes,
  });
  return { status: true as const, data: { id: row.id, version } };
}

function withMay(actor: Actor, row: ChildRow): ChildRow {
  const { approveStatus } = row as BankRow;
  const own: readonly PartnerBankVerb[] = ["update", "send", "revise", "delete"];
  const verbs: PartnerBankVerb[] = row.may.includes("update") ? [...own] : [];
  if (bankApprovers.some((right) => actor.reach(right) !== "None")) verbs.push("approve", "reject");
  return { ...row, may: verbs.filter((verb) => nextBankStatus(approveStatus, verb) !== null) };
}
