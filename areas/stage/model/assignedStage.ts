import { kinds } from "@fairway/areas/milestone/model/milestone.ts";
import { id, instant, may } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { stageStatuses } from "./stageStatus.ts";

/** A stage of a job with the names a screen shows. */
export const storedStage = z.object({
  id,
  version: z.number(),
  jobId: id,
  /** The milestone of the job for which the stage stands. */
  milestone: z.enum(kinds).nullable(),
  /** Null when the work is for the whole job. */
  hblid: id.nullable(),
  hblno: z.string().nullable(),
  /** Null for an event. */
  stageId: id.nullable(),
  /** An event that a user reported is a stage of this user. */
  type: z.enum(["User", "System"]),
  code: z.string(),
  stageNameEn: z.string(),
  stageNameVn: z.string(),
  /** The department that it was given to; its people may take it over while nobody has it. */
  departmentId: id.nullable(),
  /** That department, or the one of the catalogue. */
  departmentNameEn: z.string().nullable(),
  departmentNameVn: z.string().nullable(),
  status: z.enum(stageStatuses),
  description: z.string().nullable(),
  comment: z.string().nullable(),
  deadline: instant.nullable(),
  /** Hours. */
  processTime: z.number().nullable(),
  /** Null while it is the department's. */
  mainPersonInCharge: id.nullable(),
  mainPersonUserName: z.string().nullable(),
  mainPersonName: z.string().nullable(),
  realPersonInCharge: id.nullable(),
  realPersonUserName: z.string().nullable(),
  realPersonName: z.string().nullable(),
  orderNumberProcessed: z.number(),
  doneDate: instant.nullable(),
  /** A record that reached the milestone of the stage completed it. */
  doneByRecord: z.boolean(),
  userCreated: id.nullable(),
  userNameCreated: z.string().nullable(),
  /** The full name of the user who assigned it. */
  nameCreated: z.string().nullable(),
  datetimeCreated: instant,
  datetimeModified: instant,
});
export type AssignedStage = Readonly<z.infer<typeof storedStage>>;

/** A stage of a job in an answer. */
export const stageRow = storedStage.extend({ may });
export type StageRow = z.infer<typeof stageRow>;
