import { setApprovals } from "./demonstrationApprovals.ts";
import { createPerson } from "@fairway/areas/access/server/createPerson.ts";
import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import {
  createCompany,
  createDepartment,
  createGroup,
  createOffice,
} from "@fairway/areas/organisation/server/createOrganisation.ts";
import { type Actor, makeActor } from "@fairway/core/permission/actor.ts";
import { type Day, defaultTimeZone } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import {
  demonstrationDepartments,
  demonstrationPassword,
  demonstrationPeople,
  type OfficeCode,
} from "./demonstrationPeople.ts";

/** The founded company with its users. */
export interface FoundedCompany {
  readonly companyId: string;
  readonly userIds: ReadonlyMap<string, string>;
  /** Returns a user of the cast on a day; on request with every right of the administrator. */
  acting(username: string, on: Day, rights?: "administrator"): Actor;
}

const offices = [
  {
    code: "HCM",
    officePrefix: "",
    shortName: "HCM",
    officeType: "Head" as const,
    branchNameEn: "Ho Chi Minh City Office",
    branchNameVn: "Văn phòng TP. Hồ Chí Minh",
    addressEn:
      "9th Floor, Green Port Tower, 12 Ton Duc Thang Street, Sai Gon Ward, Ho Chi Minh City, Viet Nam",
    addressVn: "Tầng 9, Tòa nhà Cảng Xanh, 12 Tôn Đức Thắng, P. Sài Gòn, TP. Hồ Chí Minh",
    tel: "+84 28 3822 1234",
    email: "hcm@haidang.example",
    taxcode: "0312345678",
    location: "HO CHI MINH CITY",
    iataCode: "37-3 1234/0012",
    iataAccount: "HD-HCM-01",
  },
  {
    code: "HPH",
    officePrefix: "H",
    shortName: "HPH",
    officeType: "Branch" as const,
    branchNameEn: "Hai Phong Office",
    branchNameVn: "Văn phòng Hải Phòng",
    addressEn: "5th Floor, Harbour View, 4 Tran Phu Street, Ngo Quyen Ward, Hai Phong, Viet Nam",
    addressVn: "Tầng 5, Tòa nhà Harbour View, 4 Trần Phú, P. Ngô Quyền, Hải Phòng",
    tel: "+84 225 382 1234",
    email: "hph@haidang.example",
    taxcode: "0312345678-001",
    location: "HAI PHONG",
  },
];

/** The company as forwarding agent on the house bills of one of its offices. */
export function officeBlock(code: OfficeCode): string {
  const office = known(offices.find((each) => each.code === code));
  return `HAI DANG FREIGHT FORWARDING JSC\n${office.addressEn}\nTEL: ${office.tel}`;
}

const bank = {
  bankAccountName: "HAI DANG FREIGHT FORWARDING JSC",
  bankName: "Vietnam Harbour Commercial Bank, Sai Gon Branch",
  bankAddress: "29 Ngo Duc Ke Street, Sai Gon Ward, Ho Chi Minh City",
  bankAccountVnd: "0071 001 234 567",
  bankAccountUsd: "0071 371 234 567",
  swiftCode: "VHCBVNVX007",
};

/** Founds the company of the demonstration with its offices, departments, groups and people. */
export async function foundCompany(tx: Tx): Promise<FoundedCompany> {
  const companyId = await createCompany(tx, {
    code: "HAIDANG",
    nameEn: "Hai Dang Freight Forwarding JSC",
    nameVn: "Công ty Cổ phần Giao nhận Hải Đăng",
    abbreviation: "HAI DANG",
    website: "haidang.example",
    isDemonstration: true,
  });
  const officeIds = new Map<OfficeCode, string>();
  const units = new Map<string, { departmentId: string; groupId: string }>();
  for (const office of offices) {
    const officeId = await createOffice(tx, { companyId, ...office, ...bank });
    officeIds.set(office.code as OfficeCode, officeId);
    for (const each of demonstrationDepartments) {
      units.set(
        `${office.code} ${each.code}`,
        await setUp(tx, companyId, officeId, office.code, each),
      );
    }
  }

  const managed = (codes: readonly string[] = [], office: OfficeCode) =>
    codes.map((code) => ({
      officeId: known(officeIds.get(office)),
      departmentId: known(units.get(`${office} ${code}`)).departmentId,
      groupId: null,
      position: "Manager-Leader" as const,
      isDefault: false,
    }));
  const userIds = new Map<string, string>();
  for (const [at, person] of demonstrationPeople.entries()) {
    const unit = units.get(`${person.office} ${person.department}`);
    const level = {
      officeId: known(officeIds.get(person.office)),
      ...unit,
      position: person.leads ? ("Manager-Leader" as const) : ("Staff" as const),
    };
    userIds.set(
      person.username,
      await createPerson(tx, {
        companyId,
        username: person.username,
        staffCode: `HD${String(at + 1).padStart(4, "0")}`,
        employeeNameEn: person.nameEn,
        employeeNameVn: person.nameVn,
        title: person.title,
        email: `${person.username}@haidang.example`,
        userType: person.userType ?? "Normal User",
        // The director and the administrator also work in the other office.
        levels: person.department
          ? [level, ...managed(person.manages, person.office)]
          : [level, { ...level, officeId: known(officeIds.get("HPH")), isDefault: false }],
        password: demonstrationPassword,
        rights: person.role,
      }),
    );
  }

  await setApprovals(tx, companyId, { officeIds, userIds });
  return {
    companyId,
    userIds,
    acting(username, on, rights) {
      const person = known(demonstrationPeople.find((each) => each.username === username));
      const unit = units.get(`${person.office} ${person.department}`);
      return makeActor({
        userId: known(userIds.get(username)),
        companyId,
        officeId: known(officeIds.get(person.office)),
        departmentId: unit?.departmentId ?? null,
        groupId: unit?.groupId ?? null,
        userName: username,
        nameEn: person.nameEn,
        userType: person.userType ?? "Normal User",
        language: "en",
        timeZone: defaultTimeZone,
        sessionId: null,
        rights: rightsFor(rights ?? person.role),
        today: on,
      });
    },
  };
}

async function setUp(
  tx: Tx,
  companyId: string,
  officeId: string,
  office: string,
  department: (typeof demonstrationDepartments)[number],
): Promise<{ departmentId: string; groupId: string }> {
  const code = `${office}-${department.code}`;
  const departmentId = await createDepartment(tx, {
    companyId,
    code,
    deptName: department.nameVn,
    deptNameEn: department.nameEn,
    deptNameAbbr: code,
    branchId: officeId,
    deptType: department.type,
  });
  const groupId = await createGroup(tx, {
    companyId,
    code: `${code}-1`,
    nameEn: `${department.nameEn} group 1`,
    nameVn: `Nhóm ${department.nameVn} 1`,
    shortName: `${department.code} 1`,
    departmentId,
  });
  return { departmentId, groupId };
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the demonstration company lacks somebody it names");
  return value;
}
