import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { id, instant, may, maybeDay, maybeId, maybeText } from "@fairway/core/contract/shapes.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";
import { stageStatuses } from "./stageStatus.ts";

/** How pressing the stages of the board are. */
export const progresses = {
  late: { en: "Past the deadline", vi: "Đã trễ hạn" },
  today: { en: "Due today", vi: "Đến hạn hôm nay" },
  soon: { en: "Due within 3 days", vi: "Đến hạn trong 3 ngày" },
  undated: { en: "Without a deadline", vi: "Chưa có hạn" },
  nobody: { en: "Not taken by anybody", vi: "Chưa có người nhận" },
} as const satisfies Record<string, Words>;
export type Progress = keyof typeof progresses;

/** The states in which a stage can still be assigned. */
export const boardStatuses = ["InSchedule", "Processing", "Overdued", "Pending"] as const;

/** The most stages that the board counts and shows. */
export const mostOnBoard = 1000;
/** The most stages that are assigned in one call. */
export const mostAssigned = 200;

/** What the board is filtered by; the days are those of the deadline. */
export const boardCriteria = z.object({
  keyword: maybeText(100),
  from: maybeDay,
  to: maybeDay,
  progress: z.enum(Object.keys(progresses) as [Progress, ...Progress[]]).nullish(),
  status: z.enum(boardStatuses).nullish(),
  service: z.enum(serviceCodes).nullish(),
  /** The department that has a stage, or in which its person works. */
  teamId: maybeId,
  customerId: maybeId,
  personId: maybeId,
});
export type BoardCriteria = z.output<typeof boardCriteria>;

/** A stage on the board. */
export const boardStage = z.object({
  id,
  version: z.number(),
  jobId: id,
  jobNo: z.string(),
  transactionType: z.enum(serviceCodes),
  customers: z.string().nullable(),
  hblno: z.string().nullable(),
  code: z.string(),
  stageNameEn: z.string(),
  stageNameVn: z.string(),
  status: z.enum(stageStatuses),
  deadline: instant.nullable(),
  isLate: z.boolean(),
  comment: z.string().nullable(),
  departmentId: id.nullable(),
  departmentNameEn: z.string().nullable(),
  departmentNameVn: z.string().nullable(),
  /** Null while it is its department's. */
  personId: id.nullable(),
  personName: z.string().nullable(),
  may,
});
export type BoardStage = Readonly<z.infer<typeof boardStage>>;

/** A person of the office with the stages of all jobs that are theirs. */
export const boardPerson = z.object({
  id,
  userName: z.string(),
  name: z.string(),
  departmentNameEn: z.string().nullable(),
  departmentNameVn: z.string().nullable(),
  open: z.number(),
  late: z.number(),
});
export type BoardPerson = Readonly<z.infer<typeof boardPerson>>;

/** What became of one stage of an assignment of many. */
export const assignedOne = z.object({
  id,
  isDone: z.boolean(),
  code: z.string().nullable(),
  reason: z.string().nullable(),
});
