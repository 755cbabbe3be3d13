import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";

interface BareDocument {
  readonly kind: string;
  readonly number: string;
  readonly currencyId?: string | null;
}

/** Writes a document that is nothing but its head, for lines to stand on; returns its id. */
export async function bareDocument(
  tx: Tx,
  { companyId, officeId, userId }: Actor,
  { kind, number, currencyId = null }: BareDocument,
): Promise<string> {
  const id = newId();
  await insertRow(tx, "document", {
    companyId,
    id,
    kind,
    number,
    currencyId,
    numberScope: number,
    officeId,
    state: "New",
    userCreated: userId,
    userModified: userId,
  });
  return id;
}
