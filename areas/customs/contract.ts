import { call } from "@fairway/core/contract/call.ts";
import {
  chosenColumns,
  done,
  exportFormat,
  id,
  maybeDay,
  pageOf,
} from "@fairway/core/contract/shapes.ts";
import {
  importBody,
  importCount,
  importMegabytes,
  uploadAnswer,
} from "@fairway/core/imports/importShapes.ts";
import { type ResourceCalls, resourceCalls } from "@fairway/core/resource/calls.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sheetFields } from "@fairway/core/resource/sheetNames.ts";
import {
  criteriaShape,
  inputShape,
  pagingAsSent,
  recordShape,
  rowShape,
  writtenShape,
} from "@fairway/core/resource/shapes.ts";
import { z } from "zod";
import { customsDeclaration } from "./model/customsDeclaration.ts";
import { ecusConnection } from "./model/ecusConnection.ts";
import { type Carriage, whyNotCargo } from "./model/settledCargo.ts";

/** The declaration as the derived calls take it. */
export const declaredDeclaration = customsDeclaration as unknown as Resource;
const { menu } = customsDeclaration;

/** What users enter must have more than what customs software sends. Source: rule CU-3 */
const requiring = (...names: string[]): Resource => ({
  ...declaredDeclaration,
  check: (values) => whyNotCargo(values as unknown as Carriage),
  fields: {
    ...declaredDeclaration.fields,
    ...Object.fromEntries(
      names.map((name) => [
        name,
        { ...(declaredDeclaration.fields[name] as Field), optional: false },
      ]),
    ),
  },
});

/** A declaration as its form takes it. Source: rule CU-2 */
export const enteredDeclaration = requiring("customerId", "gateway", "hblid");
/** A declaration as a row of a sheet. Source: rule CU-6 */
export const sheetDeclaration = requiring(
  "accountNo",
  "mblid",
  "hblid",
  "gateway",
  "serviceType",
  "route",
);

/** The calls that follow from the declaration alone. */
const derived: ResourceCalls = resourceCalls(declaredDeclaration, [
  "paging",
  "query",
  "all",
  "get",
  "add",
  "update",
  "remove",
  "template",
  "upload",
  "import",
  "export",
]);

const jobOfRow = { jobNo: z.string().nullable(), isReplicate: z.boolean() };
const row = rowShape(declaredDeclaration).extend(jobOfRow);

/** Is a declaration on a job? */
export const importStates = ["All", "Imported", "NotImported"] as const;
/** The days that the range of the list may apply to. */
export const declarationDays = ["ClearanceDate", "ImportDate"] as const;

const criteria = criteriaShape(declaredDeclaration).extend({
  /** Exact numbers, one a line. */
  clearanceNos: z.string().max(20_000).nullish(),
  imported: z.enum(importStates).nullish(),
  dateType: z.enum(declarationDays).nullish(),
  fromDate: maybeDay,
  toDate: maybeDay,
});
const most = z.coerce.number().int().min(1).max(100).default(30);

export const listDeclarations = call({
  method: "POST",
  path: "CustomsDeclaration/Paging",
  writes: false,
  right: `${menu}.list`,
  query: pagingAsSent,
  body: criteria,
  answer: pageOf(row),
  summary: "One page of the customs declarations",
});

export const queryDeclarations = call({
  method: "POST",
  path: "CustomsDeclaration/Query",
  writes: false,
  right: `${menu}.list`,
  body: criteria.extend({ size: most }),
  answer: z.array(row),
  summary: "Customs declarations without pages, the newest first",
});

export const allDeclarations = call({
  method: "GET",
  path: "CustomsDeclaration",
  right: `${menu}.list`,
  query: z.object({ size: most }),
  answer: z.array(row),
  summary: "The newest customs declarations",
});

export const declarationsOfJob = call({
  method: "GET",
  path: "CustomsDeclaration/GetBy",
  right: `${menu}.list`,
  query: z.object({ jobNo: z.string().max(50) }),
  answer: z.array(row),
  summary: "The customs declarations of a job",
});

export const searchDeclarations = call({
  method: "GET",
  path: "CustomsDeclaration/CustomDeclaration",
  right: `${menu}.list`,
  query: z.object({
    keySearch: z.string().max(20_000).optional(),
    customerNo: z.string().max(50).optional(),
    imporTed: z.stringbool().optional(),
    page: z.coerce.number().int().min(1).default(1),
    size: most,
  }),
  answer: pageOf(row),
  summary: "Customs declarations of a customer by words or numbers, those without a job by default",
});

export const unlockedDeclarations = call({
  method: "GET",
  path: "CustomsDeclaration/GetCustomsShipmentNotLocked",
  right: `${menu}.list`,
  query: z.object({ size: most }),
  answer: z.array(row),
  summary: "The newest customs declarations of jobs that are not locked",
});

export const declarationsInCharge = call({
  method: "GET",
  path: "CustomsDeclaration/GetListCustomNoAsignPIC",
  right: `${menu}.list`,
  query: z.object({ size: most }),
  answer: z.array(row),
  summary: "The newest customs declarations of the jobs that the user is in charge of",
});

const words = z.object({ value: z.string(), displayName: z.string() });

export const declarationTerms = call({
  method: "GET",
  path: "CustomsDeclaration/GetClearanceTypes",
  right: "signedIn",
  answer: z.object({
    types: z.array(words),
    serviceTypes: z.array(words),
    cargoTypes: z.array(words),
    routes: z.array(words),
  }),
  summary: "Types, services, cargo types and routes of declarations",
});

export const getDeclaration = call({
  method: "GET",
  path: "CustomsDeclaration/GetById/{id}",
  right: `${menu}.detail`,
  params: z.object({ id }),
  answer: recordShape(declaredDeclaration).extend(jobOfRow),
  summary: "A customs declaration",
});

export const addDeclaration = call({
  method: "POST",
  path: "CustomsDeclaration/Add",
  right: `${menu}.add`,
  body: inputShape(declaredDeclaration),
  answer: writtenShape,
  summary: "Add a customs declaration",
});

export const updateDeclaration = call({
  method: "PUT",
  path: "CustomsDeclaration/Update",
  right: `${menu}.write`,
  body: inputShape(declaredDeclaration).extend({ id: z.string(), version: z.number().int() }),
  answer: writtenShape,
  summary: "Change a customs declaration",
});

export const removeDeclaration = call({
  method: "DELETE",
  path: "CustomsDeclaration/Delete",
  right: `${menu}.delete`,
  query: z.object({ id }),
  answer: done(z.object({ id: z.string() })),
  summary: "Delete a customs declaration without a job, with its copies",
});

const many = z.object({ ids: z.array(id).min(1).max(500) });

export const removeDeclarations = call({
  method: "PUT",
  path: "CustomsDeclaration/DeleteMultiple",
  right: `${menu}.delete`,
  body: many,
  answer: done(z.object({ count: z.number() })),
  summary: "Delete customs declarations without a job, all or none",
});

export const mayRemoveDeclarations = call({
  method: "POST",
  path: "CustomsDeclaration/CheckDeletePermission",
  writes: false,
  right: "signedIn",
  body: many,
  answer: z.boolean(),
  summary: "May I delete these customs declarations",
});

export const downloadDeclarations = call({
  method: "GET",
  path: "CustomsDeclaration/DownloadExcel",
  right: `${menu}.import`,
  answer: "file",
  summary: "The sheet to fill in for an import of customs declarations",
});

export const uploadDeclarations = call({
  method: "POST",
  path: "CustomsDeclaration/uploadFile",
  writes: false,
  right: `${menu}.import`,
  upload: true,
  answer: uploadAnswer,
  summary: "What a sheet of customs declarations would add, and what is wrong with it",
});

export const importDeclarations = call({
  method: "POST",
  path: "CustomsDeclaration/Import",
  right: `${menu}.import`,
  body: importBody,
  bodyMegabytes: importMegabytes,
  answer: done(importCount),
  summary: "Store checked customs declarations, all or none",
});

export const exportDeclarations = call({
  method: "POST",
  path: "Catalogue/CustomsDeclaration/ExportCustomClearance",
  writes: false,
  right: `${menu}.export`,
  query: exportFormat,
  body: criteria.extend({ columns: chosenColumns(sheetFields(declaredDeclaration)) }),
  answer: "file",
  summary: "The filtered list of customs declarations as a sheet",
});

/** The calls of the import screen. */
export const sheetCalls = {
  paging: listDeclarations,
  template: downloadDeclarations,
  upload: uploadDeclarations,
  import: importDeclarations,
};

export const derivedCalls = derived;

/** The connection as the derived calls take it. */
export const declaredConnection = ecusConnection as unknown as Resource;
const connectionMenu = ecusConnection.menu;

/** The calls that follow from the declaration of the connection alone. */
export const derivedConnectionCalls: ResourceCalls = resourceCalls(declaredConnection, [
  "all",
  "get",
  "add",
  "update",
  "remove",
]);

const dbpassword = z.string().max(100).nullish();
const connectionInput = inputShape(declaredConnection).extend({ dbpassword });

export const allConnections = call({
  method: "GET",
  path: "EcusConnection/GetAll",
  right: `${connectionMenu}.list`,
  answer: z.array(rowShape(declaredConnection)),
  summary: "The newest ECUS connections",
});

export const getConnection = call({
  method: "GET",
  path: "EcusConnection/GetDetails",
  right: `${connectionMenu}.detail`,
  query: z.object({ id }),
  answer: recordShape(declaredConnection).extend({ hasPassword: z.boolean() }),
  summary: "An ECUS connection without its password",
});

export const addConnection = call({
  method: "POST",
  path: "EcusConnection/Add",
  right: `${connectionMenu}.add`,
  body: connectionInput,
  answer: writtenShape,
  summary: "Add an ECUS connection",
});

export const updateConnection = call({
  method: "PUT",
  path: "EcusConnection/Update",
  right: `${connectionMenu}.write`,
  body: connectionInput.extend({ id: z.string(), version: z.number().int() }),
  answer: writtenShape,
  summary: "Change an ECUS connection; without a password the kept one stays",
});

export const removeConnection = call({
  method: "DELETE",
  path: "EcusConnection/Delete",
  right: `${connectionMenu}.delete`,
  query: z.object({ id }),
  answer: done(z.object({ id: z.string() })),
  summary: "Delete an ECUS connection with its password",
});

export const checkStoredConnection = call({
  method: "GET",
  path: "EcusConnection/CheckConnectionServer",
  right: `${connectionMenu}.detail`,
  query: z.object({ id }),
  answer: z.literal(true),
  summary: "Connect as a stored ECUS connection does",
});

export const checkTypedConnection = call({
  method: "POST",
  path: "EcusConnection/CheckConnectionServer",
  writes: false,
  right: [`${connectionMenu}.add`, `${connectionMenu}.write`],
  body: connectionInput,
  answer: z.literal(true),
  summary: "Connect with the typed fields of an ECUS connection",
});

/** The calls of the list and of the form of connections. */
export const connectionCalls = {
  ...derivedConnectionCalls,
  get: getConnection,
  add: addConnection,
  update: updateConnection,
  remove: removeConnection,
};
