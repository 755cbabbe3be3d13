import type { Role } from "@fairway/areas/access/model/rightsFor.ts";

/** The company that all database tests play in. */
export const companyId = "0190c0de-0000-7000-8000-000000000001";

/** The two offices of the cast. */
export const offices = {
  hcm: "0190c0de-0000-7000-8000-000000000101",
  hph: "0190c0de-0000-7000-8000-000000000102",
} as const;

/** The departments of the cast; a name says department and office. */
export const departments = {
  salesHcm: "0190c0de-0000-7000-8000-000000000201",
  documentationHcm: "0190c0de-0000-7000-8000-000000000202",
  operationHcm: "0190c0de-0000-7000-8000-000000000203",
  accountingHcm: "0190c0de-0000-7000-8000-000000000204",
  salesHph: "0190c0de-0000-7000-8000-000000000205",
  documentationHph: "0190c0de-0000-7000-8000-000000000206",
} as const;
export type DepartmentKey = keyof typeof departments;

/** One group in every department, and a second one in the documentation of Ho Chi Minh City. */
export const groups = {
  salesHcm: "0190c0de-0000-7000-8000-000000000301",
  documentationHcm: "0190c0de-0000-7000-8000-000000000302",
  documentationHcm2: "0190c0de-0000-7000-8000-000000000303",
  operationHcm: "0190c0de-0000-7000-8000-000000000304",
  accountingHcm: "0190c0de-0000-7000-8000-000000000305",
  salesHph: "0190c0de-0000-7000-8000-000000000306",
  documentationHph: "0190c0de-0000-7000-8000-000000000307",
} as const;
export type GroupKey = keyof typeof groups;

interface Person {
  readonly id: string;
  readonly nameEn: string;
  readonly nameVn: string;
  readonly role: Role;
  readonly userType: "Normal User" | "Local Admin" | "Super Admin";
  readonly office: keyof typeof offices;
  readonly department: DepartmentKey | null;
  readonly group: GroupKey | null;
}

const person = (
  no: number,
  role: Role,
  nameEn: string,
  nameVn: string,
  office: keyof typeof offices,
  department: DepartmentKey | null,
  group: GroupKey | null,
  userType: Person["userType"] = "Normal User",
): Person => ({
  id: `0190c0de-0000-7000-8000-0000000004${String(no).padStart(2, "0")}`,
  nameEn,
  nameVn,
  role,
  userType,
  office,
  department,
  group,
});

/** The cast by user name: one person per role, and two colleagues in Hai Phong. */
export const people = {
  administrator: person(
    1,
    "administrator",
    "Do Quoc Bao",
    "Đỗ Quốc Bảo",
    "hcm",
    null,
    null,
    "Super Admin",
  ),
  director: person(2, "director", "Tran Thi Mai Huong", "Trần Thị Mai Hương", "hcm", null, null),
  manager: person(
    3,
    "manager",
    "Nguyen Van Long",
    "Nguyễn Văn Long",
    "hcm",
    "documentationHcm",
    null,
    "Local Admin",
  ),
  sales: person(4, "sales", "Le Hoang Nam", "Lê Hoàng Nam", "hcm", "salesHcm", "salesHcm"),
  documentation: person(
    5,
    "documentation",
    "Pham Ngoc Lan",
    "Phạm Ngọc Lan",
    "hcm",
    "documentationHcm",
    "documentationHcm",
  ),
  documentation2: person(
    6,
    "documentation",
    "Vo Thanh Truc",
    "Võ Thanh Trúc",
    "hcm",
    "documentationHcm",
    "documentationHcm2",
  ),
  operation: person(
    7,
    "operation",
    "Bui Duc Thang",
    "Bùi Đức Thắng",
    "hcm",
    "operationHcm",
    "operationHcm",
  ),
  accountant: person(
    8,
    "accountant",
    "Dang Thu Ha",
    "Đặng Thu Hà",
    "hcm",
    "accountingHcm",
    "accountingHcm",
  ),
  receivable: person(
    9,
    "receivable",
    "Ho Kim Yen",
    "Hồ Kim Yến",
    "hcm",
    "accountingHcm",
    "accountingHcm",
  ),
  salesHph: person(10, "sales", "Vu Minh Quan", "Vũ Minh Quân", "hph", "salesHph", "salesHph"),
  documentationHph: person(
    11,
    "documentation",
    "Hoang Thi Ngoc",
    "Hoàng Thị Ngọc",
    "hph",
    "documentationHph",
    "documentationHph",
  ),
} as const satisfies Record<string, Person>;
export type CastName = keyof typeof people;
