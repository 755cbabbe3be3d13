import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { UnlockSearch } from "../contract.ts";
import type { UnlockObject, UnlockRequest } from "../model/unlockRequest.ts";

/** An object that was found, with the number by which it was. */
export type Found = UnlockObject & { readonly number: string };

/** What a type of request does with the jobs or documents that it names. */
export interface Unlocking {
  /** Finds objects of the user's reach by their numbers, in the order of the numbers. */
  readonly find: (
    tx: Tx,
    actor: Actor,
    ask: { readonly searchOption: UnlockSearch; readonly keywords: readonly string[] },
  ) => Promise<Found[]>;
  /** Reads objects of the user's reach by their ids. */
  readonly read: (tx: Tx, actor: Actor, ids: readonly string[]) => Promise<UnlockObject[]>;
  /** Locks the objects in the order of their ids. */
  readonly lock: (tx: Tx, actor: Actor, ids: readonly string[]) => Promise<void>;
  /** Returns why objects cannot be unlocked, by id; `isDone` once the request is approved. */
  readonly whyNot: (
    tx: Tx,
    actor: Actor,
    ids: readonly string[],
    isDone: boolean,
  ) => Promise<ReadonlyMap<string, Refused>>;
  /** Unlocks the objects of an approved request, in the transaction of the last approval. */
  readonly unlock: (
    tx: Tx,
    actor: Actor,
    request: UnlockRequest,
    ids: readonly string[],
  ) => Promise<void>;
}
