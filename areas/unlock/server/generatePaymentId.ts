import { listedNumbers } from "@fairway/areas/document/model/listedNumbers.ts";
import {
  lockByNumbers,
  raiseSyncVersions,
} from "@fairway/areas/document/server/raiseSyncVersions.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import type { PaymentIdType } from "../contract.ts";
import { refuseUnlock } from "../model/refusals.ts";

/** The kinds of documents, and whether only approved ones are sent again. */
const kinds: Readonly<Record<PaymentIdType, readonly [kind: string, isApproved: boolean]>> = {
  SOA: ["soa", false],
  Settlement: ["settlement", true],
  Advance: ["advance", true],
  Receipt: ["receipt", false],
  CDNote: ["note", false],
};

/**
 * Raises the sync version of documents by their numbers.
 *
 * Locks: the documents.
 * Refuses: unlock.notSuperAdmin · unlock.noDocument · unlock.documentSynced · unlock.documentNotDone
 * Source: rule UN-10
 */
export async function generatePaymentId(
  tx: Tx,
  actor: Actor,
  { type, paymentNo }: Ask<typeof contract.generatePaymentId>,
) {
  if (actor.userType !== "Super Admin") throw refuseUnlock("unlock.notSuperAdmin");
  const [kind, isApproved] = kinds[type];
  const numbers = listedNumbers(paymentNo);
  const found = await lockByNumbers(tx, actor, kind, numbers);
  const known = new Set(found.map(({ number }) => numberKey(number)));
  const field = { field: "paymentNo" };
  const refused = (
    code: "unlock.noDocument" | "unlock.documentSynced" | "unlock.documentNotDone",
    these: readonly string[],
  ) => {
    if (these.length > 0) throw refuseUnlock(code, { numbers: these.join(", ") }, field);
  };
  const numbersOf = (test: (doc: (typeof found)[number]) => boolean) =>
    found.filter(test).map(({ number }) => number);
  refused(
    "unlock.noDocument",
    numbers.length > 0 ? numbers.filter((each) => !known.has(numberKey(each))) : [paymentNo],
  );
  refused(
    "unlock.documentSynced",
    numbersOf(({ syncStatus }) => syncStatus === "Synced"),
  );
  refused(
    "unlock.documentNotDone",
    numbersOf(({ state }) => isApproved && state !== "Done"),
  );
  const ids = found.map(({ id }) => id);
  const versions = await raiseSyncVersions(tx, actor, ids);
  const data = found.map(({ id, number }) => ({
    id,
    paymentNo: number,
    syncVersion: versions.get(id) ?? 1,
  }));
  return { status: true as const, data };
}
