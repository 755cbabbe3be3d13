import { z } from "zod";
import { id, instant } from "./shapes.ts";

const name = z.string().nullable();

/** The fields of a record that say which unit owns it, who wrote it and when. */
export const recordStamp = {
  officeId: id,
  departmentId: id.nullable(),
  groupId: id.nullable(),
  companyId: id,
  userCreated: id.nullable(),
  userNameCreated: name,
  datetimeCreated: instant,
  userModified: id.nullable(),
  userNameModified: name,
  datetimeModified: instant,
};
