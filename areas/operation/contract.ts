import { doneWithAlerts } from "@fairway/areas/credit/model/checkAlert.ts";
import { billPrint } from "@fairway/areas/housebill/model/billPlacing.ts";
import { oneBillServices } from "@fairway/areas/service/model/serviceOf.ts";
import { containerForm } from "@fairway/areas/shipment/model/container.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import {
  chosenColumns,
  chosenRows,
  done,
  id,
  maybeId,
  maybeText,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { z } from "zod";
import { enteredDeclaration } from "@fairway/areas/customs/contract.ts";
import { inputShape } from "@fairway/core/resource/shapes.ts";
import { convertOutcome } from "./model/convertOutcome.ts";
import { declaredGoods } from "./model/declaredGoods.ts";
import { sheetColumns } from "./model/operationColumns.ts";
import { operationCriteria } from "./model/operationCriteria.ts";
import { operationRow, operationTotals } from "./model/operationRow.ts";
import { newOperation, operationForm, operationRecord } from "./model/operation.ts";

const rightOnOperations = (action: string): Permission[] =>
  oneBillServices.map(({ menu }) => `${menu}.${action}` as const);
/** Copy the job into the other office of the setting at once. */
const isReplicate = z.boolean().default(false);
const justId = z.object({ id });

export const addOperation = call({
  method: "POST",
  path: "OpsTransaction/Add",
  right: rightOnOperations("add"),
  body: newOperation.extend({ isReplicate }),
  answer: doneWithAlerts(operationRecord),
  summary: "Create an operations job",
});

export const updateOperation = call({
  method: "PUT",
  path: "OpsTransaction/Update",
  right: rightOnOperations("write"),
  body: operationForm.extend({
    id,
    version: z.number().int(),
    /** The whole list; left out, the list stays as it is. */
    csMawbcontainers: z.array(containerForm).max(500).optional(),
  }),
  answer: doneWithAlerts(operationRecord),
  summary: "Save changes of an operations job",
});

export const getOperation = call({
  method: "GET",
  path: "OpsTransaction",
  right: rightOnOperations("detail"),
  query: justId,
  answer: operationRecord,
  summary: "Open operations job detail",
});

export const listOperations = call({
  method: "POST",
  path: "OpsTransaction/Paging",
  right: rightOnOperations("list"),
  query: paging,
  body: operationCriteria,
  answer: pageOf(operationRow).extend({ totals: operationTotals }),
  summary: "List page of operations jobs",
});

export const queryOperations = call({
  method: "POST",
  path: "OpsTransaction/Query",
  right: rightOnOperations("list"),
  body: operationCriteria,
  answer: z.array(operationRow),
  summary: "Unpaged operations job query, the newest thousand",
});

export const exportOperations = call({
  method: "POST",
  path: "OpsTransaction/Export",
  writes: false,
  right: rightOnOperations("export"),
  body: operationCriteria.extend({ columns: chosenColumns(sheetColumns), ids: chosenRows }),
  answer: "file",
  summary: "The filtered list of operations jobs as a workbook",
});

export const checkOperationAllowDelete = call({
  method: "GET",
  path: "OpsTransaction/CheckAllowDelete/{id}",
  right: "signedIn",
  params: justId,
  answer: z.boolean(),
  summary: "May the user delete this operations job",
});

export const checkOperationPermission = call({
  method: "GET",
  path: "OpsTransaction/CheckPermission/{id}",
  right: "signedIn",
  params: justId,
  answer: z.boolean(),
  summary: "May the user open this operations job",
});

const named = z.object({ id, name: z.string() });

export const getReplicateTarget = call({
  method: "GET",
  path: "OpsTransaction/ReplicateTarget",
  right: rightOnOperations("list"),
  /** Without a job that of the user's own office. */
  query: z.object({ jobId: maybeId }),
  answer: z.object({
    /** Null where the office copies its jobs to no other one. */
    officeName: z.string().nullable(),
    prefix: z.string(),
    /** The office of the job, which names the other one. */
    ofOffice: named,
    /** The user has a level in the other office. */
    worksThere: z.boolean(),
    /** The company names the salesman of all copies. */
    hasSalesman: z.boolean(),
    /** Nothing is missing, so a job can be copied. */
    isReady: z.boolean(),
    /** The offices without a partner within the house, whose charges cannot be taken over. */
    withoutHouse: z.array(named),
  }),
  summary: "The office that a job is copied to, and the conditions that are missing",
});

export const cancelOperation = call({
  method: "DELETE",
  path: "OpsTransaction/Delete/{id}",
  right: rightOnOperations("delete"),
  params: justId,
  query: z.object({ reason: maybeText(500) }),
  answer: done(z.object({ id, jobNo: z.string() })),
  summary: "Cancel an operations job after guard check",
});

export const previewBillOfOperation = call({
  method: "GET",
  path: "OpsTransaction/PreviewJobOpsHBLofLading",
  right: rightOnOperations("detail"),
  query: billPrint.extend({ jobId: id, ...paperLanguage }),
  answer: "file",
  summary: "Preview bill of lading of an operations job",
});

const lockCall = {
  method: "PUT",
  right: rightOnOperations("LockShipment"),
  params: justId,
  answer: done(operationRecord),
} as const;

export const lockOperation = call({
  ...lockCall,
  path: "OpsTransaction/LockOpsTransaction/{id}",
  summary: "Lock an operations job",
});

export const lockOperationAmongJobs = call({
  ...lockCall,
  path: "CsTransaction/LockOpsTransaction/{id}",
  summary: "Lock an operations job, at the address that the calls of jobs have",
});

const chosenDeclarations = z.object({ ids: z.array(id).min(1).max(500) });
const outcomes = done(z.array(convertOutcome));

export const checkConversions = call({
  method: "POST",
  path: "OpsTransaction/CheckAllowConvertJob",
  writes: false,
  right: "opsCustomClearance.write",
  body: chosenDeclarations,
  answer: outcomes,
  summary: "May these customs declarations become operations jobs, each with the reason why not",
});

export const convertDeclaration = call({
  method: "POST",
  path: "OpsTransaction/ConvertClearanceToJob",
  right: "opsCustomClearance.write",
  body: justId.extend({ isReplicate }),
  answer: doneWithAlerts(z.object({ id, hblid: id, jobNo: z.string() })),
  summary: "Open the operations job of a customs declaration",
});

export const convertDeclarations = call({
  method: "POST",
  path: "OpsTransaction/ConvertExistedClearancesToJobs",
  right: "opsCustomClearance.write",
  body: chosenDeclarations.extend({ isReplicate }),
  answer: outcomes,
  summary: "Open the operations jobs of customs declarations, each for itself",
});

const declarations = z.array(id).max(500).default([]);

export const assignDeclarations = call({
  method: "POST",
  path: "CustomsDeclaration/UpdateJobToClearances",
  right: rightOnOperations("write"),
  body: z.object({
    jobId: id,
    clearanceIds: declarations,
    removedClearanceIds: declarations,
  }),
  answer: done(z.object({ added: z.number(), removed: z.number() })),
  summary: "Add customs declarations to an operations job, or take them off it",
});

export const addDeclarationToJob = call({
  method: "POST",
  path: "OpsTransaction/AddClearance",
  right: rightOnOperations("write"),
  body: z.object({ jobId: id, declaration: inputShape(enteredDeclaration) }),
  answer: done(z.object({ id })),
  summary: "Add a new customs declaration on an operations job",
});

export const goodsOfDeclarations = call({
  method: "GET",
  path: "OpsTransaction/GoodsOfClearances",
  right: rightOnOperations("detail"),
  query: justId,
  answer: declaredGoods,
  summary: "The goods of the customs declarations of an operations job together",
});
