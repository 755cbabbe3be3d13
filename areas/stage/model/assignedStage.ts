import type { Instant } from "@fairway/core/time/day.ts";
import type { StageStatus } from "./stageStatus.ts";

/** A stage of a job with the names a screen shows. */
export interface AssignedStage {
  readonly id: string;
  readonly version: number;
  readonly jobId: string;
  /** Null when the work is for the whole job. */
  readonly hblid: string | null;
  readonly hblno: string | null;
  /** Null for a stage recorded by the system. */
  readonly stageId: string | null;
  readonly type: "User" | "System";
  readonly code: string;
  readonly stageNameEn: string;
  readonly stageNameVn: string;
  readonly departmentNameEn: string | null;
  readonly departmentNameVn: string | null;
  readonly status: StageStatus;
  readonly description: string | null;
  readonly comment: string | null;
  readonly deadline: Instant | null;
  /** Hours. */
  readonly processTime: number | null;
  readonly mainPersonInCharge: string;
  readonly mainPersonUserName: string | null;
  readonly mainPersonName: string | null;
  readonly realPersonInCharge: string | null;
  readonly realPersonUserName: string | null;
  readonly realPersonName: string | null;
  readonly orderNumberProcessed: number;
  readonly doneDate: Instant | null;
  readonly userCreated: string | null;
  readonly userNameCreated: string | null;
  readonly datetimeCreated: Instant;
  readonly datetimeModified: Instant;
}
