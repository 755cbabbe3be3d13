import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type Level, readLevels } from "./levelTable.ts";

/** A department and group in the header. */
export interface DepartmentGroup {
  departmentId: string | null;
  groupId: string | null;
  departmentName: string;
  groupName: string;
  type: "Group" | "BOD";
  isDefault: boolean;
}

/** Lists the user's units within one office; the board is one entry BOD. */
export async function listMyDepartmentGroups(
  tx: Tx,
  actor: Actor,
  ask: { userId: string; officeId: string },
): Promise<DepartmentGroup[]> {
  if (ask.userId !== actor.userId) {
    throw refuse("access.forbidden", { permission: "sysUserManagement.detail" });
  }
  const levels = await readLevels(tx, actor.companyId, actor.userId, ask.officeId);
  return levels.map(asChoice);
}

function asChoice(level: Level): DepartmentGroup {
  const board = level.departmentId === null;
  return {
    departmentId: level.departmentId,
    groupId: level.groupId,
    departmentName: board ? "BOD" : (level.departmentName ?? ""),
    groupName: level.groupName ?? "",
    type: board ? "BOD" : "Group",
    isDefault: level.isDefault,
  };
}
