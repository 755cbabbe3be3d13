import type { LinkTarget } from "@fairway/core/resource/field.ts";

/** The users of the company. */
export const person: LinkTarget = {
  name: "person",
  table: "person",
  shared: "company",
  key: "username",
  names: { en: "employeeNameEn", vi: "employeeNameVn" },
  queryPath: "SysUser/Query",
};
