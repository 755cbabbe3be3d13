import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type OfficeChoice, readCompaniesForSignIn, readOffices } from "./organisationTable.ts";

/** Lists the companies for the sign-in screen. */
export function companiesForSignIn(tx: Tx): Promise<{ id: string; abbreviation: string }[]> {
  return readCompaniesForSignIn(tx);
}

/** Lists the active offices of the user's company. */
export function listOffices(tx: Tx, actor: Actor): Promise<OfficeChoice[]> {
  return readOffices(tx, actor.companyId);
}

/** Lists the user's own offices. */
export async function listMyOffices(
  tx: Tx,
  actor: Actor,
  ask: { userId: string; companyId: string },
): Promise<OfficeChoice[]> {
  if (ask.userId !== actor.userId || ask.companyId !== actor.companyId) {
    throw refuse("access.forbidden", { permission: "sysUserManagement.detail" });
  }
  return readOffices(tx, actor.companyId, actor.userId);
}
