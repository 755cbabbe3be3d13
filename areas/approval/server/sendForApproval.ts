import type { Actor } from "@fairway/core/permission/actor.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ApprovalStatus } from "../model/levels.ts";
import { refuseApproval } from "../model/refusals.ts";
import { stepsOf, walkOn } from "../model/walk.ts";
import { approvalType, type TypeKey } from "./approvalTypes.ts";
import { type Ground, groundsOf, type Unit } from "./holders.ts";
import {
  insertRequests,
  lockRequests,
  type NewRequest,
  readRequests,
  type StoredRequest,
} from "./requestTable.ts";
import { tellOfApprovals } from "./tellOfApprovals.ts";

/** A document that is sent for approval. */
export interface SentDocument extends Unit {
  readonly id: string;
  readonly number: string;
  readonly requester: string;
  readonly amount: string | null;
  readonly currencyId: string | null;
  /** The amount that is compared with the limit of the office; null without one. */
  readonly amountVnd: string | null;
  /** What else the list and the mails say, such as the numbers of its jobs. */
  readonly about: string | null;
  /** The screen on which it is approved. */
  readonly address: string;
}

/** The status of a document after sending, or why it was not sent. */
export type SentResult =
  | Refused
  | { readonly status: ApprovalStatus; readonly withoutMail: readonly string[] };

/**
 * Sends documents for approval and returns the result of each, in the order of the documents.
 *
 * Locks: their latest requests; the caller has locked the documents.
 * Source: rules AP-2, AP-3, AP-7 and AP-8
 */
export async function sendForApproval(
  tx: Tx,
  actor: Actor,
  key: TypeKey,
  documents: readonly SentDocument[],
): Promise<SentResult[]> {
  const type = approvalType(key);
  const ids = documents.map(({ id }) => id);
  await lockRequests(tx, actor, ids);
  const before = new Map(
    (await readRequests(tx, actor, ids)).map((each) => [each.documentId, each]),
  );
  const grounds = await groundsOf(tx, actor, key, documents);
  const asked = documents.map((document, at) =>
    requestOf(actor, key, {
      document,
      ground: grounds[at] as Ground,
      former: before.get(document.id) ?? null,
    }),
  );
  const sent = asked.flatMap((each) => (each instanceof Refused ? [] : [each]));
  const requestIds = sent.length > 0 ? await insertRequests(tx, actor, sent) : [];
  if (sent.length > 0) {
    const outcomes = sent.map(({ documentId, walk }) => ({
      documentId,
      status: walk.status,
      level: null,
    }));
    await type.apply(tx, actor, outcomes);
    await tellOfApprovals(tx, actor, requestIds);
  }
  return asked.map((each, at) =>
    each instanceof Refused
      ? each
      : { status: each.walk.status, withoutMail: (grounds[at] as Ground).withoutMail },
  );
}

function requestOf(
  actor: Actor,
  { flow, type }: TypeKey,
  {
    document,
    ground,
    former,
  }: {
    readonly document: SentDocument;
    readonly ground: Ground;
    readonly former: StoredRequest | null;
  },
): NewRequest | Refused {
  const { id: documentId, number, requester, amountVnd, ...said } = document;
  if (requester !== actor.userId) return refuseApproval("approval.notRequester", { number });
  if (former && former.status !== "New" && former.status !== "Denied") {
    return refuseApproval("approval.sent", { number });
  }
  const { modes, holders } = ground;
  if (!modes) return refuseApproval("approval.noSetting", { number });
  const isOver =
    modes.overLimit !== null && amountVnd !== null && decimal(amountVnd).gt(modes.overLimit);
  const steps = stepsOf({ modes, holders, requester, isOver });
  if (steps instanceof Refused) return steps;
  const { amount, currencyId, about, address, officeId, departmentId, groupId } = said;
  return {
    documentId,
    flow,
    type,
    number,
    amount,
    currencyId,
    about,
    address,
    officeId,
    departmentId,
    groupId,
    times: (former?.times ?? 0) + 1,
    isOver,
    walk: walkOn(steps, "now"),
  };
}
