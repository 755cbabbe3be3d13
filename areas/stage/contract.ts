import { openServiceCodes, rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  done,
  id,
  maybeId,
  maybeInstant,
  maybeText,
  orNull,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import {
  assignedOne,
  boardCriteria,
  boardPerson,
  boardStage,
  mostAssigned,
  mostOnBoard,
} from "./model/board.ts";
import { stageRow } from "./model/assignedStage.ts";
import { myStage } from "./model/myStage.ts";
import { progressStep } from "./model/jobProgress.ts";
import { offeredStage } from "./model/offeredStage.ts";
import { stageStatuses } from "./model/stageStatus.ts";
import { type StageEvent, stageEvents } from "./model/systemStages.ts";

/** The maximum number of stages of a job. */
const mostStages = 200;

export const stagesOfJob = call({
  method: "GET",
  path: "OpsStageAssigned/GetBy",
  right: rightOnJobs("detail"),
  query: z.object({ jobId: id }),
  answer: z.array(stageRow),
  summary: "Stages of a job",
});

export const trackShipment = call({
  method: "GET",
  path: "ShipmentTracking/TrackShipmentProgress",
  right: rightOnJobs("detail"),
  query: z.object({
    jobId: maybeId,
    mawb: maybeText(50),
    hawb: maybeText(50),
    shipmentType: z.enum(openServiceCodes).optional(),
  }),
  answer: z.object({
    jobId: id,
    jobNo: z.string(),
    mawb: z.string().nullable(),
    transactionType: z.string(),
    currentStatus: z.string(),
    steps: z.array(progressStep),
  }),
  summary: "How far a shipment is, by its job, master or house bill",
});

export const getStage = call({
  method: "GET",
  path: "OpsStageAssigned/{id}",
  right: rightOnJobs("detail"),
  params: z.object({ id }),
  answer: stageRow,
  summary: "Open stage of job detail",
});

export const stagesNotAssigned = call({
  method: "GET",
  path: "OpsStageAssigned/GetNotAssigned",
  right: rightOnJobs("detail"),
  query: z.object({
    jobId: id,
    departmentStage: maybeId,
    /** Also offers stages that the job has already, for work per house bill. */
    all: z.stringbool().default(false),
  }),
  answer: z.array(offeredStage),
  summary: "Catalogue stages not yet assigned",
});

export const billsForStages = call({
  method: "GET",
  path: "OpsStageAssigned/HouseBills",
  right: rightOnJobs("detail"),
  query: z.object({ jobId: id }),
  answer: z.array(z.object({ id, hwbno: z.string() })),
  summary: "House bills of a job that a stage may be for",
});

export const stageStatusList = call({
  method: "GET",
  path: "OpsStageAssigned/OperatiosStageStatus",
  right: "signedIn",
  answer: z.array(z.object({ id: z.enum(stageStatuses), text: z.string() })),
  summary: "Stage statuses for the form",
});

const stageAsk = z.object({
  stageId: id,
  mainPersonInCharge: id,
  hblid: maybeId,
  description: maybeText(500),
  deadline: maybeInstant,
});

export const addStage = call({
  method: "POST",
  path: "OpsStageAssigned/Add",
  right: rightOnJobs("AssignStage"),
  body: stageAsk.extend({
    jobId: id,
    /** Assign it on the replica of the job, too, after the stages there. */
    alsoOnReplica: z.boolean().default(false),
  }),
  answer: done(stageRow),
  summary: "Assign one stage to a person",
});

export const addStages = call({
  method: "POST",
  path: "CsStageAssigned/AddMultipleStage",
  right: rightOnJobs("AssignStage"),
  query: z.object({ jobId: id }),
  body: z.object({ stages: z.array(stageAsk).min(1).max(mostStages) }),
  answer: done(z.array(stageRow)),
  summary: "Assign several stages to a service job",
});

export const arrangeStages = call({
  method: "PUT",
  path: "OpsStageAssigned/AddMultipleStage",
  right: rightOnJobs("AssignStage"),
  query: z.object({ jobId: id }),
  body: z.object({
    /** All stages in order: existing ones by id, new ones by the stage of the catalogue. */
    stages: z
      .array(z.object({ id: maybeId, stageId: maybeId, mainPersonInCharge: maybeId }))
      .max(mostStages),
  }),
  answer: done(z.array(stageRow)),
  summary: "Add, remove and reorder stages of job",
});

export const applyStageSet = call({
  method: "POST",
  path: "OpsStageAssigned/ApplySet",
  right: rightOnJobs("AssignStage"),
  query: z.object({ jobId: id }),
  answer: done(z.object({ added: z.number(), stages: z.array(stageRow) })),
  summary: "Give a job the stages of its set that it does not have",
});

export const stageBoard = call({
  method: "POST",
  path: "OpsStageAssigned/Board",
  writes: false,
  right: "opsAssignment.access",
  body: boardCriteria.extend({
    page: z.number().int().min(1).max(1000).default(1),
    size: z.number().int().min(1).max(mostOnBoard).default(15),
  }),
  answer: z.object({
    data: z.array(boardStage),
    page: z.number(),
    size: z.number(),
    totalItems: z.number(),
    capped: z.boolean(),
    staff: z.array(boardPerson),
  }),
  summary: "Open stages of the jobs in reach, the most pressing first, and the load of the staff",
});

export const assignMany = call({
  method: "PUT",
  path: "OpsStageAssigned/AssignMany",
  right: rightOnJobs("AssignStage"),
  body: z.object({
    stages: z
      .array(z.object({ id, version: z.number().int() }))
      .min(1)
      .max(mostAssigned),
    personId: id,
  }),
  answer: done(z.array(assignedOne)),
  summary: "Give stages of several jobs to a person; what is refused is named with its reason",
});

export const myStages = call({
  method: "GET",
  path: "OpsStageAssigned/Mine",
  right: rightOnJobs("detail"),
  answer: z.array(myStage),
  summary: "My open stages and those that my department waits for, the most pressing first",
});

export const updateStage = call({
  method: "PUT",
  path: "OpsStageAssigned/Update",
  right: rightOnJobs("detail"),
  body: z.object({
    id,
    version: z.number().int(),
    status: z.enum(stageStatuses),
    processTime: orNull(z.coerce.number().int().min(1).max(9999)),
    deadline: maybeInstant,
    /** May be empty for a stage of a department. */
    mainPersonInCharge: maybeId,
    realPersonInCharge: maybeId,
    hblid: maybeId,
    description: maybeText(500),
    comment: maybeText(1000),
  }),
  answer: done(stageRow),
  summary: "Save changes of a stage of job",
});

export const deleteStage = call({
  method: "DELETE",
  path: "OpsStageAssigned/Delete",
  right: rightOnJobs("detail"),
  query: z.object({ id }),
  answer: done(z.object({ id })),
  summary: "Delete a stage of job after guard check",
});

export const addStageByEvent = call({
  method: "POST",
  path: "CsStageAssigned/AddNewStageByEventType",
  right: rightOnJobs("write"),
  body: z.object({
    jobId: id,
    hblId: maybeId,
    stageType: z.enum(Object.keys(stageEvents) as [StageEvent, ...StageEvent[]]),
  }),
  answer: done(stageRow),
  summary: "Append a system stage for an event",
});
