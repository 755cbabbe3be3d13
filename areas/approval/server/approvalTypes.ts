import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ApprovalStatus, Level } from "../model/levels.ts";

/** A document whose approval status changes, and how. */
export interface Outcome {
  readonly documentId: string;
  readonly status: ApprovalStatus;
  /** The level that decided; null for the requester. */
  readonly level: Level | null;
}

/** A document type that is approved: its row in `approval_type`, and what happens to its documents. */
export interface ApprovalType {
  readonly flow: "Approval" | "Unlock";
  readonly type: string;
  /** The right whose reach shows requests in the list of all. */
  readonly right: Permission;
  /** Locks the documents in the order of their ids. */
  readonly lock: (tx: Tx, actor: Actor, ids: readonly string[]) => Promise<void>;
  /**
   * Returns why documents may not get a status, by id; the others get it. Documents without an entry
   * are free.
   */
  readonly whyNot?: (
    tx: Tx,
    actor: Actor,
    outcomes: readonly Outcome[],
  ) => Promise<ReadonlyMap<string, Refused>>;
  /** Writes the new statuses and their effects, in the transaction of the decision. */
  readonly apply: (tx: Tx, actor: Actor, outcomes: readonly Outcome[]) => Promise<void>;
}

/** Flow and type as one key. */
type TypeKey = Pick<ApprovalType, "flow" | "type">;

const types = new Map<string, ApprovalType>();
const keyOf = ({ flow, type }: { flow: string; type: string }) => `${flow} ${type}`;

/** Registers a document type; a type is registered once. Rule AP-1 */
export function registerApproval(declared: ApprovalType): void {
  const key = keyOf(declared);
  if (types.has(key)) throw new Error(`approval of ${key} is registered twice`);
  types.set(key, declared);
}

/** Returns a registered document type; a type without one is a fault of the program. */
export function approvalType(key: { readonly flow: string; readonly type: string }): ApprovalType {
  const found = types.get(keyOf(key));
  if (!found) throw new Error(`approval of ${keyOf(key)} is not registered`);
  return found;
}

/** Every registered document type. */
export function approvalTypes(): readonly ApprovalType[] {
  return [...types.values()];
}

export type { TypeKey };
