import { createPerson } from "@fairway/areas/access/server/createPerson.ts";
import { saveMenus } from "@fairway/areas/access/server/saveMenus.ts";
import {
  createCompany,
  createDepartment,
  createGroup,
  createOffice,
} from "@fairway/areas/organisation/server/createOrganisation.ts";
import { createUser, type NewUser } from "@fairway/areas/organisation/server/createUser.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { setUserRights } from "@fairway/areas/access/server/createPerson.ts";
import {
  type CastName,
  companyId,
  type DepartmentKey,
  departments,
  type GroupKey,
  groups,
  offices,
  people,
} from "./people.ts";

/** The password of everybody in the cast. */
export const castPassword = "Cast of Fairway 1";

/**
 * Writes the company of the cast: two offices, departments, groups, and everybody with the rights
 * of their role. With `signIns` they also get a password, which takes a moment. Where the cast is
 * there already, as in `castDatabase`, nothing is written.
 */
export async function seedCast(tx: Tx, options: { signIns?: boolean } = {}): Promise<void> {
  if (await maybe(tx, sql`select id from company where company_id = ${companyId}`)) return;
  await saveMenus(tx);
  await createCompany(tx, {
    id: companyId,
    code: "CAST",
    nameEn: "Cast Logistics Co., Ltd.",
    nameVn: "Công ty TNHH Giao nhận Thử Vai",
    abbreviation: "CAST",
  });
  await createOffice(tx, {
    id: offices.hcm,
    companyId,
    code: "HCM",
    officePrefix: "",
    officeType: "Head",
    shortName: "HCM",
    branchNameEn: "Ho Chi Minh City Office",
    branchNameVn: "Văn phòng TP. Hồ Chí Minh",
    taxcode: "0312345678",
    addressEn: "12 Nguyen Hue, Ben Nghe Ward, Ho Chi Minh City",
    addressVn: "12 Nguyễn Huệ, phường Bến Nghé, TP. Hồ Chí Minh",
  });
  await createOffice(tx, {
    id: offices.hph,
    companyId,
    code: "HPH",
    officePrefix: "H",
    officeType: "Branch",
    shortName: "HPH",
    branchNameEn: "Hai Phong Office",
    branchNameVn: "Văn phòng Hải Phòng",
    taxcode: "0312345678-001",
    addressEn: "5 Le Hong Phong, Ngo Quyen, Hai Phong",
    addressVn: "5 Lê Hồng Phong, Ngô Quyền, Hải Phòng",
  });
  for (const key of Object.keys(departments) as DepartmentKey[]) await department(tx, key);
  for (const key of Object.keys(groups) as GroupKey[]) await group(tx, key);
  for (const name of Object.keys(people) as CastName[]) await person(tx, name, options);
}

const officeOf = (key: string) => (/Hph/.test(key) ? offices.hph : offices.hcm);
const titled = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

async function department(tx: Tx, key: DepartmentKey): Promise<void> {
  await createDepartment(tx, {
    companyId,
    id: departments[key],
    code: key.toUpperCase(),
    deptName: titled(key),
    deptNameEn: titled(key),
    deptNameAbbr: key.toUpperCase(),
    branchId: officeOf(key),
    deptType: key === "accountingHcm" ? "ACCOUNTANT" : "NORMAL",
  });
}

async function group(tx: Tx, key: GroupKey): Promise<void> {
  await createGroup(tx, {
    companyId,
    id: groups[key],
    code: `${key}-group`,
    nameEn: `${titled(key)} group`,
    nameVn: `Nhóm ${key}`,
    shortName: key,
    departmentId: departments[key.replace(/\d$/, "") as DepartmentKey],
  });
}

async function person(tx: Tx, name: CastName, options: { signIns?: boolean }): Promise<void> {
  const who = people[name];
  const officeId = offices[who.office];
  const user: NewUser = {
    companyId,
    id: who.id,
    username: name,
    staffCode: `CAST-${who.id.slice(-3)}`,
    employeeNameEn: who.nameEn,
    employeeNameVn: who.nameVn,
    email: `${name.toLowerCase()}@example.com`,
    userType: who.userType,
    levels: [
      {
        officeId,
        departmentId: who.department && departments[who.department],
        groupId: who.group && groups[who.group],
        position: who.group ? "Staff" : "Manager-Leader",
      },
    ],
  };
  if (options.signIns) {
    await createPerson(tx, { ...user, password: castPassword, rights: who.role });
    return;
  }
  await createUser(tx, user);
  await setUserRights(tx, { companyId, userId: who.id, officeId, rights: who.role });
}
