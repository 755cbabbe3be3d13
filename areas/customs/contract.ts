import { call } from "@fairway/core/contract/call.ts";
import {
  chosenColumns,
  done,
  exportFormat,
  id,
  maybeDay,
  maybeId,
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
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { z } from "zod";
import { readingFeeds, readingStates, rowOutcomes, sourceStates } from "./model/ecusReading.ts";
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

const keysOf = <Key extends string>(choices: Readonly<Record<Key, unknown>>) =>
  Object.keys(choices) as [Key, ...Key[]];

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

const jobOfRow = {
  jobNo: z.string().nullable(),
  jobService: z.enum(serviceCodes).nullable(),
  isReplicate: z.boolean(),
};
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

const started = done(z.object({ id: z.string(), connections: z.number() }));

export const importFromEcus = call({
  method: "POST",
  path: "CustomsDeclaration/ImportClearancesFromEcus",
  right: `${menu}.import`,
  answer: started,
  summary: "Start a reading of my ECUS connections that stores what is new",
});

export const importFromCarriers = call({
  method: "POST",
  path: "CustomsDeclaration/ImportClearancesOlaFromEcus",
  right: `${menu}.import`,
  answer: started,
  summary: "Start a reading of the transport declarations of my ECUS connections",
});

export const readFromEcus = call({
  method: "POST",
  path: "EcusReading/Start",
  right: `${menu}.import`,
  body: z.object({ feed: z.enum(["Declarations", "CarrierFeed"]).default("Declarations") }),
  answer: started,
  summary: "Start a reading of my ECUS connections that stores nothing before a choice",
});

export const readFile = call({
  method: "POST",
  path: "EcusReading/ReadFile",
  right: `${menu}.import`,
  upload: true,
  query: z.object({ readingId: maybeId }),
  answer: done(z.object({ id: z.string(), count: z.number() })),
  summary: "Read an XML export of ECUS or a printed declaration, for a choice",
});

export const cancelReading = call({
  method: "PUT",
  path: "EcusReading/Cancel",
  right: `${menu}.import`,
  query: z.object({ id }),
  answer: done(z.object({ id: z.string() })),
  summary: "End a reading of mine after its present page",
});

const count = z.number();
const reading = z.object({
  id: z.string(),
  feed: z.enum(keysOf(readingFeeds)),
  isStored: z.boolean(),
  isNightly: z.boolean(),
  state: z.enum(keysOf(readingStates)),
  fromDay: z.string().nullable(),
  toDay: z.string().nullable(),
  datetimeCreated: z.string(),
  endedAt: z.string().nullable(),
  sources: z.array(
    z.object({
      id: z.string(),
      connectionId: z.string().nullable(),
      name: z.string(),
      state: z.enum(keysOf(sourceStates)),
      reason: z.string().nullable(),
      readCount: count,
      newCount: count,
      knownCount: count,
      changedCount: count,
      twiceCount: count,
      doubtfulCount: count,
      failedCount: count,
    }),
  ),
});

export const listReadings = call({
  method: "GET",
  path: "EcusReading/Newest",
  right: `${menu}.import`,
  answer: z.array(reading),
  summary: "My newest readings of customs software, with progress and result of each connection",
});

export const getReading = call({
  method: "GET",
  path: "EcusReading/Get",
  right: `${menu}.import`,
  query: z.object({ id }),
  answer: reading,
  summary: "Progress and result of a reading of mine",
});

const readRow = z.object({
  id: z.string(),
  sourceId: z.string(),
  sourceName: z.string(),
  clearanceNo: z.string(),
  outcome: z.enum(keysOf(rowOutcomes)),
  reasons: z.array(z.string()),
  differences: z.array(z.object({ field: z.string(), stored: z.string(), read: z.string() })),
  isChanged: z.boolean(),
  declared: z.record(z.string(), z.string().nullable()).nullable(),
  declarationId: z.string().nullable(),
});

export const listReadRows = call({
  method: "POST",
  path: "EcusReading/Rows",
  writes: false,
  right: `${menu}.import`,
  query: pagingAsSent,
  body: z.object({ readingId: id, outcome: z.enum(keysOf(rowOutcomes)).nullish() }),
  answer: pageOf(readRow),
  summary: "What became of the rows of a reading of mine, those that need attention first",
});

const waitingCriteria = {
  /** Exact numbers, one a line. */
  clearanceNos: z.string().max(20_000).nullish(),
  /** Exact house bills, one a line. */
  hbls: z.string().max(20_000).nullish(),
  /** Name, tax code or code of the customer. */
  customer: z.string().max(250).nullish(),
};

export const listUnstored = call({
  method: "POST",
  path: "CustomsDeclaration/GetUserCustomClearance",
  writes: false,
  right: `${menu}.import`,
  query: pagingAsSent,
  body: z.object({ readingId: maybeId, ...waitingCriteria }),
  answer: pageOf(readRow),
  summary:
    "What waits for a choice in my newest reading: new declarations and changes of known ones",
});

export const importRead = call({
  method: "POST",
  path: "EcusReading/Store",
  right: `${menu}.import`,
  body: z.object({
    readingId: id,
    ids: z.array(id).min(1).max(1000).nullish(),
    /** Without ids: all that wait and match. */
    ...waitingCriteria,
  }),
  answer: done(z.object({ count, known: count, changed: count })),
  summary: "Store chosen declarations of a reading of mine, or all that wait and match",
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
