import type { ApprovalStatus } from "@fairway/areas/approval/model/levels.ts";
import { registerApproval } from "@fairway/areas/approval/server/approvalTypes.ts";
import { closeApprovals } from "@fairway/areas/approval/server/closeApprovals.ts";
import { decideApproval } from "@fairway/areas/approval/server/decideApprovals.ts";
import { recallApproval } from "@fairway/areas/approval/server/recallApproval.ts";
import { sendForApproval } from "@fairway/areas/approval/server/sendForApproval.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Standing } from "../model/standing.ts";
import { updateDocuments } from "./documentRows.ts";
import { beginVerbs } from "./openDocument.ts";
import { type DocumentSource, readDocuments } from "./readDocuments.ts";

/** The fields of a document that an approval shows. */
interface Approvable extends DocumentHead {
  /** The amount that the limit of the office is for; absent on a kind without one. */
  readonly amount?: string;
  readonly amountVnd?: string;
  readonly currencyId?: string;
}

/** The approval of a kind of document. */
interface Approved<Doc extends Approvable> {
  /** Its row in `approval_type`, of the flow Approval. */
  readonly type: string;
  readonly source: DocumentSource<Doc>;
  readonly right: Permission;
  /** The screen of a document; with `/approve` the one on which it is approved. */
  readonly home: string;
  /** True for a kind whose documents are approved on their own screen. */
  readonly isApprovedOnItsPage?: boolean;
  /** The documents that hold some of these, by id: they are not denied. */
  readonly held?: (
    tx: Tx,
    actor: Actor,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** The documents among these that may not be Done now, with the reason. */
  readonly whyNotDone?: (
    tx: Tx,
    actor: Actor,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Refused>>;
  /** What follows from new statuses, in the same transaction. */
  readonly follow?: (tx: Tx, actor: Actor, changed: readonly Restated<Doc>[]) => Promise<void>;
}

/** A document as it was before its status changed. */
interface Restated<Doc> {
  readonly doc: Doc;
  readonly status: ApprovalStatus;
  /** Why a verb of the kind closed it; null after a decision. */
  readonly comment: string | null;
}

/** A decision on one document. */
interface Decided {
  readonly id: string;
  readonly version?: number | undefined;
}

/** The verbs of the approval of a kind of document. */
interface ApprovedDocuments<Doc extends Approvable> {
  /**
   * Sends a saved document; returns the approvers without an e-mail address. Rule AP-2
   *
   * Shape: `about` is what the list and the mails say, such as the numbers of its jobs.
   */
  send(tx: Tx, actor: Actor, saved: Doc, about: readonly string[]): Promise<string[]>;
  approve(tx: Tx, actor: Actor, decided: Decided): Promise<void>;
  deny(tx: Tx, actor: Actor, decided: Decided & { readonly comment: string }): Promise<void>;
  recall(tx: Tx, actor: Actor, id: string): Promise<void>;
  /**
   * Denies documents by a verb of the kind, whatever their level; returns them as they were. Rule AP-10
   *
   * Locks: the documents, their requests.
   * Refuses: as beginning the verb
   */
  close(
    tx: Tx,
    actor: Actor,
    closed: {
      readonly verb: "deny" | "unlock";
      readonly ids: readonly string[];
      readonly comment: string;
    },
  ): Promise<Doc[]>;
}

/**
 * Registers a kind of document for approval, once, and returns the verbs of its approval. The state
 * of a document is its approval status.
 *
 * Source: rule DO-14, areas/document/README.md
 */
export function approvedDocuments<Doc extends Approvable>(
  declared: Approved<Doc>,
): ApprovedDocuments<Doc> {
  const {
    type,
    source,
    right,
    home,
    isApprovedOnItsPage = false,
    held,
    whyNotDone,
    follow,
  } = declared;
  const { kind } = source;
  const key = { flow: "Approval", type } as const;
  const stated = (status: string) => ({ [kind.names.state ?? "state"]: status });
  const holding = (known: ReadonlyMap<string, string>, id: string): Partial<Standing> => ({
    heldBy: known.get(id) ?? null,
  });
  registerApproval({
    ...key,
    right,
    lock: (tx, { companyId }, ids) => lockRows(tx, "document", { companyId, ids }),
    whyNot: async (tx, actor, outcomes) => {
      const denied = outcomes.filter(({ status }) => status === "Denied");
      const ids = denied.map(({ documentId }) => documentId);
      const known = ids.length > 0 && held ? await held(tx, actor, ids) : new Map<string, string>();
      const docs = known.size > 0 ? await readAll(tx, actor, source, [...known.keys()]) : [];
      const done = outcomes.filter(({ status }) => status === "Done");
      const open = done.map(({ documentId }) => documentId);
      const undone = open.length > 0 && whyNotDone ? await whyNotDone(tx, actor, open) : [];
      return new Map([
        ...docs.flatMap((doc): [string, Refused][] => {
          const why = kind.refusals.held?.({ ...kind.standing(doc), ...holding(known, doc.id) });
          return why ? [[doc.id, why]] : [];
        }),
        ...undone,
      ]);
    },
    apply: async (tx, actor, outcomes) => {
      const docs = await readAll(
        tx,
        actor,
        source,
        outcomes.map(({ documentId }) => documentId),
      );
      const statusOf = new Map(outcomes.map((each) => [each.documentId, each.status]));
      const changed = docs.flatMap((doc): Restated<Doc>[] => {
        const status = statusOf.get(doc.id);
        return status ? [{ doc, status, comment: null }] : [];
      });
      for (const [status, these] of Map.groupBy(changed, (each) => each.status)) {
        const ofStatus = these.map(({ doc }) => doc);
        await updateDocuments(tx, actor, kind, ofStatus, stated(status));
      }
      await follow?.(tx, actor, changed);
    },
  });
  return {
    async send(tx, actor, saved, about) {
      const { id, amount, amountVnd, currencyId, officeId, departmentId, groupId } = saved;
      const [result] = await sendForApproval(tx, actor, key, [
        {
          id,
          number: kind.standing(saved).number,
          requester: saved.userCreated ?? actor.userId,
          officeId,
          departmentId,
          groupId,
          amount: amount ?? null,
          currencyId: currencyId ?? null,
          amountVnd: amountVnd ?? null,
          about: [...new Set(about)].join(", "),
          address: isApprovedOnItsPage ? `${home}/${id}` : `${home}/${id}/approve`,
        },
      ]);
      if (result instanceof Refused) throw result;
      return [...(result?.withoutMail ?? [])];
    },
    async approve(tx, actor, { id, version }) {
      await decideApproval(tx, actor, { verb: "approve", documentId: id, version });
    },
    async deny(tx, actor, { id, version, comment }) {
      await decideApproval(tx, actor, { verb: "deny", documentId: id, version, comment });
    },
    async recall(tx, actor, id) {
      await recallApproval(tx, actor, { documentId: id });
    },
    async close(tx, actor, { verb, ids, comment }) {
      // Whatever takes the documents takes them under the same lock.
      await lockRows(tx, "document", { companyId: actor.companyId, ids: [...new Set(ids)] });
      const known = held ? await held(tx, actor, ids) : new Map<string, string>();
      const docs = await beginVerbs(tx, actor, source, {
        verb,
        ids,
        known: ({ id }) => holding(known, id),
      });
      // What follows may refuse, so it comes before the writes.
      const changed = docs.map((doc) => ({ doc, status: "Denied" as const, comment }));
      await follow?.(tx, actor, changed);
      await updateDocuments(tx, actor, kind, docs, stated("Denied"));
      await closeApprovals(tx, actor, {
        documentIds: ids,
        comment,
        ending: verb === "unlock" ? "unlocked" : "closed",
      });
      return docs;
    },
  };
}

function readAll<Doc extends DocumentHead>(
  tx: Tx,
  { companyId }: Actor,
  source: DocumentSource<Doc>,
  ids: readonly string[],
): Promise<Doc[]> {
  return readDocuments(tx, companyId, source, sql`d.id = any(${[...ids]}::uuid[])`);
}
