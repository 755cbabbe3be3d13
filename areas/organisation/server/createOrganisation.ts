import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { DepartmentType } from "../model/organisation.ts";

export interface NewCompany {
  id?: string;
  code: string;
  nameEn: string;
  nameVn: string;
  abbreviation: string;
  website?: string;
  logo?: string;
  /** The passwords of its users are public. */
  isDemonstration?: boolean;
}

/** Creates a company; its id is the company of all its records. */
export async function createCompany(tx: Tx, company: NewCompany): Promise<string> {
  const id = company.id ?? newId();
  await insertRow(tx, "company", { ...company, id, companyId: id, ...begun });
  return id;
}

export interface NewOffice {
  companyId: string;
  id?: string;
  code: string;
  officePrefix?: string;
  shortName: string;
  branchNameEn: string;
  branchNameVn: string;
  addressEn?: string;
  addressVn?: string;
  tel?: string;
  fax?: string;
  email?: string;
  taxcode?: string;
  officeType?: "Head" | "Branch" | "OutSource" | "Repo";
  internalCode?: string;
  bankAccountName?: string;
  bankName?: string;
  bankAddress?: string;
  bankAccountVnd?: string;
  bankAccountUsd?: string;
  swiftCode?: string;
  iataCode?: string;
  iataAccount?: string;
  location?: string;
  timeZone?: string;
}

/** Creates an office of a company. */
export async function createOffice(tx: Tx, office: NewOffice): Promise<string> {
  const id = office.id ?? newId();
  await insertRow(tx, "office", {
    officePrefix: "",
    addressEn: "",
    addressVn: "",
    officeType: "Branch",
    timeZone: "Asia/Ho_Chi_Minh",
    ...office,
    id,
    ...begun,
  });
  return id;
}

export interface NewDepartment {
  companyId: string;
  id?: string;
  code: string;
  deptName: string;
  deptNameEn: string;
  deptNameAbbr: string;
  branchId: string;
  deptType?: DepartmentType;
  email?: string;
}

/** Creates a department of an office. */
export async function createDepartment(tx: Tx, department: NewDepartment): Promise<string> {
  const id = department.id ?? newId();
  await insertRow(tx, "department", { deptType: "NORMAL", ...department, id, ...begun });
  return id;
}

export interface NewGroup {
  companyId: string;
  id?: string;
  code: string;
  nameEn: string;
  nameVn: string;
  shortName: string;
  departmentId: string;
}

/** Creates a group of a department. */
export async function createGroup(tx: Tx, group: NewGroup): Promise<string> {
  const id = group.id ?? newId();
  await insertRow(tx, "sys_group", { ...group, id, ...begun });
  return id;
}

const begun = { active: true };
