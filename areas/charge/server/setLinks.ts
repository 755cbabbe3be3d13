import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateRows } from "@fairway/engine/db/writeRows.ts";

/** Joins lines with the lines that they come from, or parts them, with one statement. */
export async function setLinks(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  links: readonly { readonly id: string; readonly linkChargeId: string | null }[],
): Promise<void> {
  await updateRows(
    tx,
    "surcharge",
    companyId,
    links.map((link) => ({ ...link, userModified: userId })),
  );
}
