// Needed before anything is shown: separate from the rest, so that the start loads only this.
import { call } from "@fairway/core/contract/call.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { departmentGroup, officeChoice } from "./model/officeChoice.ts";

export const myOffices = call({
  method: "GET",
  path: "SysOffice/GetOfficePermission/{userId}/{companyId}",
  right: "signedIn",
  params: z.object({ userId: id, companyId: id }),
  answer: z.array(officeChoice),
  summary: "The offices the header offers me",
});

export const myDepartmentGroups = call({
  method: "GET",
  path: "SysGroup/GetDepartmentGroupPermission/{userId}/{officeId}",
  right: "signedIn",
  params: z.object({ userId: id, officeId: id }),
  answer: z.array(departmentGroup),
  summary: "The departments and groups the header offers me in one office",
});
