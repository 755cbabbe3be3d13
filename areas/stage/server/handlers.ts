import {
  cancelShipment,
  createShipment,
  updateJobStatus,
  updateShipment,
} from "@fairway/areas/shipment/contract.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { addStage, addStages } from "./addStages.ts";
import { arrangeStages } from "./arrangeStages.ts";
import { applyStageSet } from "./applyStageSet.ts";
import { assignMany } from "./assignMany.ts";
import { cancelJob } from "./cancelJob.ts";
import { deleteStage } from "./deleteStage.ts";
import "./followMilestones.ts";
import { finishOrReopen } from "./finishOrReopen.ts";
import {
  billsForStages,
  getStage,
  listStageStatuses,
  listStages,
  listStagesNotAssigned,
} from "./listStages.ts";
import { myStages } from "./myStages.ts";
import { addStageByEvent } from "./noteStage.ts";
import { openJob } from "./openJob.ts";
import { saveJob } from "./saveJob.ts";
import { stageBoard } from "./stageBoard.ts";
import { trackShipment } from "./trackShipment.ts";
import { updateStage } from "./updateStage.ts";

/** The calls of the stages of jobs. */
export const handlers: Served[] = [
  serve(contract.stagesOfJob, listStages),
  serve(contract.trackShipment, trackShipment),
  serve(contract.getStage, getStage),
  serve(contract.stagesNotAssigned, listStagesNotAssigned),
  serve(contract.billsForStages, billsForStages),
  serve(contract.stageStatusList, listStageStatuses),
  serve(contract.addStage, addStage),
  serve(contract.addStages, addStages),
  serve(contract.arrangeStages, arrangeStages),
  serve(contract.applyStageSet, applyStageSet),
  serve(contract.stageBoard, stageBoard),
  serve(contract.assignMany, assignMany),
  serve(contract.myStages, myStages),
  serve(contract.updateStage, updateStage),
  serve(contract.deleteStage, deleteStage),
  serve(contract.addStageByEvent, addStageByEvent),
  // A new job gets the stages of its service, finishing and actual dates are recorded as stages, and
  // stages end with a canceled job, so this area, above the jobs, answers.
  serve(updateJobStatus, finishOrReopen),
  serve(updateShipment, saveJob),
  serve(createShipment, openJob),
  serve(cancelShipment, cancelJob),
];
