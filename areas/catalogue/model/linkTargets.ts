import type { LinkTarget } from "@fairway/core/resource/field.ts";

/** The offices of the company. */
export const office: LinkTarget = {
  name: "office",
  table: "office",
  shared: "company",
  key: "code",
  names: { en: "branchNameEn", vi: "branchNameVn" },
  queryMethod: "GET",
  queryPath: "SysOffice/GetAll",
};

/** The departments of the company. */
export const department: LinkTarget = {
  name: "department",
  table: "department",
  shared: "company",
  key: "code",
  names: { en: "deptNameEn", vi: "deptName" },
  queryPath: "CatDepartment/QueryData",
};

export { person } from "@fairway/areas/organisation/model/linkTargets.ts";
