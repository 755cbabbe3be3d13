import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { refuseSession } from "../model/refusals.ts";
import type { Claims } from "./accessToken.ts";
import { chooseUnit } from "./chooseUnit.ts";
import { readRefreshToken } from "./refreshToken.ts";
import { closeSession, lockRefresh, readUnits, useRefresh } from "./sessionTable.ts";

/** Two tabs of one browser may send the same cookie in the same moment. */
const TABS_SECONDS = 10;

/**
 * Uses a refresh token once and returns the session that it continues.
 *
 * A token that comes a second time was stolen or copied: its whole session ends.
 * Refuses: signIn.sessionOver · signIn.inactive · signIn.noOffice
 */
export async function refreshSession(
  database: Database,
  token: { text: string; fromBrowser: boolean },
): Promise<{ claims: Claims; mustChange: boolean }> {
  const read = readRefreshToken(token.text);
  if (!read) throw refuseSession("signIn.sessionOver");
  const { companyId } = read;
  const result = await inTransaction(database, async (tx) => {
    const found = await lockRefresh(tx, companyId, read.sha256);
    if (!found?.open) return refuseSession("signIn.sessionOver");
    const usedAgo = found.usedSecondsAgo === null ? null : Number(found.usedSecondsAgo);
    if (usedAgo !== null && !(token.fromBrowser && usedAgo < TABS_SECONDS)) {
      // Returned, not thrown, so that the end of the session is kept.
      await closeSession(tx, companyId, found.sessionId, "reused");
      return refuseSession("signIn.sessionOver");
    }
    if (!found.userActive) return refuseSession("signIn.inactive");
    const units = await readUnits(tx, companyId, found.userId);
    const unit = chooseUnit(units, found);
    if (!unit) return refuseSession("signIn.noOffice");
    await useRefresh(tx, companyId, found.id);
    const claims: Claims = {
      userId: found.userId,
      companyId,
      officeId: unit.officeId,
      departmentId: unit.departmentId,
      groupId: unit.groupId,
      sessionId: found.sessionId,
    };
    return { claims, mustChange: found.mustChange };
  });
  if (result instanceof Error) throw result;
  return result;
}
