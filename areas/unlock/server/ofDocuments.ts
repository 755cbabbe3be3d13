import { approvalType, type Outcome } from "@fairway/areas/approval/server/approvalTypes.ts";
import { closeApprovals } from "@fairway/areas/approval/server/closeApprovals.ts";
import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import {
  type DocumentSource,
  readDocuments,
} from "@fairway/areas/document/server/readDocuments.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { UnlockObject } from "../model/unlockRequest.ts";
import type { Unlocking } from "./unlocking.ts";

/** A document that is approved. */
type Approved = DocumentHead & { readonly requestDate: string };

/**
 * How approved documents of a kind are unlocked: each is Denied and its approval closed. Lock,
 * obstacles and effects are those of the approval of the kind. Rule UN-7
 */
export function unlockDocuments<Doc extends Approved>({
  type,
  source,
}: {
  readonly type: string;
  readonly source: DocumentSource<Doc>;
}): Unlocking {
  const { kind } = source;
  const approval = () => approvalType({ flow: "Approval", type });
  const numberOf = (doc: Doc) => kind.row(doc).number;
  const approved = (tx: Tx, actor: Actor, where: RawBuilder<unknown>) =>
    readDocuments(
      tx,
      actor.companyId,
      source,
      sql`d.state = 'Done' and d.office_id = ${actor.officeId}
        and ${within(actor, kind.rights.detail, "d")} and ${where}`,
    );
  const objectOf = (doc: Doc): UnlockObject => ({
    objectId: doc.id,
    unlockName: numberOf(doc),
    serviceDate: doc.requestDate,
    isLocked: null,
  });
  return {
    find: async (tx, actor, { keywords }) => {
      const keys = keywords.map(numberKey);
      const found = await approved(tx, actor, sql`number_key(d.number) = any(${keys}::text[])`);
      const byKey = new Map(found.map((doc) => [numberKey(numberOf(doc)), doc]));
      return keywords.flatMap((number) => {
        const doc = byKey.get(numberKey(number));
        return doc ? [{ ...objectOf(doc), number }] : [];
      });
    },
    read: async (tx, actor, ids) =>
      (await approved(tx, actor, sql`d.id = any(${[...ids]}::uuid[])`)).map(objectOf),
    lock: (tx, actor, ids) => approval().lock(tx, actor, ids),
    whyNot: async (tx, actor, ids) => {
      const docs = await readDocuments(
        tx,
        actor.companyId,
        source,
        sql`d.id = any(${[...ids]}::uuid[])`,
      );
      const why = new Map<string, Refused>();
      for (const doc of docs) {
        const refused = whyNot(kind, "unlock", doc);
        if (refused) why.set(doc.id, refused);
      }
      const held = await approval().whyNot?.(tx, actor, ids.map(denied));
      for (const [id, refused] of held ?? []) why.set(id, refused);
      return why;
    },
    unlock: async (tx, actor, { requestNo }, ids) => {
      await approval().apply(tx, actor, ids.map(denied));
      await closeApprovals(tx, actor, { documentIds: ids, comment: requestNo, ending: "unlocked" });
    },
  };
}

const denied = (documentId: string): Outcome => ({ documentId, status: "Denied", level: null });
