import { templateChoices } from "@fairway/areas/access/contract.ts";
import type { Level } from "@fairway/areas/approval/model/levels.ts";
import {
  addUserToDepartment,
  addUserToGroup,
  addUserToOffice,
  changeLevel,
  departmentCalls,
  departmentsOfOffice,
  getSettingFlow,
  groupCalls,
  groupsOfDepartment,
  levelsOfUser,
  saveSettingFlow,
} from "@fairway/areas/organisation/contract.ts";
import { usualSteps } from "@fairway/areas/organisation/model/officeSetting.ts";
import type { Me, Signed } from "../api/callServer.ts";
import { type Player, personOfStory } from "./people.ts";

/** The unit of a story's requesters, and who approves for it. */
export interface Approvers {
  /** Signs a person in within the unit. */
  requester(player: Player): Promise<Signed>;
  holder(level: Level): Signed;
}

const unit = { code: "STORY", name: "Story" };

/**
 * Founds a department with a group for the requesters of a story in the administrator's office, an
 * accounting department where the office has none, and one holder for each level, and sets the
 * approval of the office: skipped, needed, needed, automatic.
 */
export async function approversOfStory(administrator: Player): Promise<Approvers> {
  const { signed, me } = administrator;
  const departmentId = await departmentOf(signed, me, unit.code, "NORMAL");
  const groupId = await groupOf(signed, departmentId);
  const accountingId = await departmentOf(signed, me, `${unit.code}-ACC`, "ACCOUNTANT");
  const [first] = await signed.ask(templateChoices, {});
  if (!first) throw new Error("the company has no permission template");
  const named = (level: Level) => personOfStory(administrator, `holder ${level}`, first.name);
  const holders: Record<Level, Player> = {
    leader: await named("leader"),
    manager: await named("manager"),
    accountant: await named("accountant"),
    bod: await named("bod"),
  };
  const leads = "Manager-Leader";
  await place(signed, { groupId, departmentId }, holders.leader, leads);
  await place(signed, { groupId: null, departmentId }, holders.manager, leads);
  await place(signed, { groupId: null, departmentId: accountingId }, holders.accountant, leads);
  await leadOffice(signed, me, holders.bod);
  await setModes(signed, me.officeId);
  const requesters = new Map<string, Promise<Signed>>();
  const inGroup = async (player: Player) => {
    await place(signed, { groupId, departmentId }, player, "Staff");
    return player.signed.inUnit({ officeId: me.officeId, departmentId, groupId });
  };
  return {
    holder: (level) => holders[level].signed,
    requester(player) {
      const found = requesters.get(player.me.id) ?? inGroup(player);
      requesters.set(player.me.id, found);
      return found;
    },
  };
}

async function departmentOf(
  signed: Signed,
  { officeId }: Me,
  code: string,
  deptType: "NORMAL" | "ACCOUNTANT",
): Promise<string> {
  const departments = await signed.ask(departmentsOfOffice, { id: officeId });
  const found = departments.find((each) =>
    deptType === "ACCOUNTANT" ? each["deptType"] === deptType : each["code"] === code,
  );
  if (found) return String(found["id"]);
  return added(signed, departmentCalls.add, {
    code,
    deptName: unit.name,
    deptNameEn: unit.name,
    deptNameAbbr: code,
    branchId: officeId,
    deptType,
    active: true,
  });
}

async function groupOf(signed: Signed, departmentId: string): Promise<string> {
  const [found] = await signed.ask(groupsOfDepartment, { id: departmentId });
  if (found) return String(found["id"]);
  return added(signed, groupCalls.add, {
    code: `${unit.code}-1`,
    nameEn: unit.name,
    nameVn: unit.name,
    shortName: unit.name,
    departmentId,
    active: true,
  });
}

async function added(
  signed: Signed,
  call: (typeof departmentCalls)["add"],
  record: object,
): Promise<string> {
  if (!call) throw new Error("units are not added");
  const { data } = (await signed.ask(call, record as never)) as unknown as {
    data: { id: string };
  };
  return data.id;
}

/** Adds a user to a unit, unless the user works there already. */
async function place(
  signed: Signed,
  { groupId, departmentId }: { readonly groupId: string | null; readonly departmentId: string },
  { me: { id: userId } }: Player,
  position: "Manager-Leader" | "Staff",
): Promise<void> {
  const levels = await signed.ask(levelsOfUser, { id: userId });
  const isThere = levels.some(
    (each) => each.active && each.departmentId === departmentId && each.groupId === groupId,
  );
  if (isThere) return;
  const users = [{ userId, position }];
  if (groupId) await signed.ask(addUserToGroup, { groupId, users });
  else await signed.ask(addUserToDepartment, { departmentId, users });
}

/** Makes a user the Manager-Leader of the office, also one who works there already. */
async function leadOffice(signed: Signed, { officeId }: Me, { me }: Player): Promise<void> {
  const levels = await signed.ask(levelsOfUser, { id: me.id });
  const level = levels.find((each) => each.level === "office" && each.officeId === officeId);
  const position = "Manager-Leader";
  if (level) await signed.ask(changeLevel, { id: level.id, position });
  else await signed.ask(addUserToOffice, { officeId, users: [{ userId: me.id, position }] });
}

async function setModes(signed: Signed, officeId: string): Promise<void> {
  const { version, approvals, unlocks } = await signed.ask(getSettingFlow, { officeId });
  const modes = (types: readonly { readonly type: string }[]) =>
    types.map(({ type }) => ({ type, ...usualSteps }));
  await signed.ask(saveSettingFlow, {
    officeId,
    version,
    approvePayments: modes(approvals),
    unlockShipments: modes(unlocks),
  });
}
