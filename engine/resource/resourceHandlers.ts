import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Resource, ResourceCallName } from "@fairway/core/resource/resource.ts";
import type { Tx } from "../db/tx.ts";
import type { Desk, Served } from "../http/serve.ts";
import { recordUses } from "../uses/recordUses.ts";
import { activateRecords } from "./activateRecords.ts";
import { chooseRecords } from "./chooseRecords.ts";
import { knowConstraints } from "./constraints.ts";
import { createRecord } from "./createRecord.ts";
import type { Criteria } from "./criteria.ts";
import { deleteRecord } from "./deleteRecord.ts";
import { exportRecords } from "../exports/exportRecords.ts";
import { importTemplate } from "../imports/importTemplate.ts";
import { knowFiles } from "../files/fileStore.ts";
import { getRecord, mayRecord } from "./getRecord.ts";
import { recordHistory } from "../history/recordHistory.ts";
import { importRecords, uploadRecords } from "../imports/importRecords.ts";
import type { SheetRow } from "../imports/importRows.ts";
import { listRecords } from "./listRecords.ts";
import { attachFile, fileFields, openFile } from "../files/recordFiles.ts";
import { type RecordChange, updateRecord } from "./updateRecord.ts";

type Ask = Record<string, unknown>;
type Verb = (tx: Tx, actor: Actor, resource: Resource, ask: Ask, desk: Desk) => Promise<unknown>;

const done = async (result: Promise<unknown>) => ({ status: true as const, data: await result });
const idOf = (ask: Ask) => String(ask["id"]);
const all = { size: 10_000 };

const verbs: Record<ResourceCallName, Verb> = {
  paging: (tx, actor, resource, ask) => listRecords(tx, actor, resource, paged(ask)),
  query: (tx, actor, resource, ask) => chooseRecords(tx, actor, resource, ask as Criteria),
  all: (tx, actor, resource) => chooseRecords(tx, actor, resource, all),
  byLanguage: (tx, actor, resource) => chooseRecords(tx, actor, resource, all),
  get: (tx, actor, resource, ask) => getRecord(tx, actor, resource, idOf(ask)),
  history: (tx, actor, resource, ask) => recordHistory(tx, actor, resource, ask as never),
  uses: (tx, actor, resource, ask) => recordUses(tx, actor, resource, idOf(ask)),
  attach: (tx, actor, resource, ask) => done(attachFile(tx, actor, resource, ask as never)),
  file: (tx, actor, resource, ask, { database }) =>
    openFile(tx, actor, resource, ask as never, database),
  add: (tx, actor, resource, ask) => done(createRecord(tx, actor, resource, ask)),
  update: (tx, actor, resource, ask) =>
    done(updateRecord(tx, actor, resource, ask as RecordChange)),
  activate: (tx, actor, resource, ask) => done(activateRecords(tx, actor, resource, ask as never)),
  remove: (tx, actor, resource, ask) => done(deleteRecord(tx, actor, resource, idOf(ask))),
  template: (tx, actor, resource) => importTemplate(tx, actor, resource),
  upload: (tx, actor, resource, ask) => uploadRecords(tx, actor, resource, ask as never),
  import: (tx, actor, resource, ask) =>
    done(importRecords(tx, actor, resource, ask as unknown as { rows: SheetRow[] })),
  export: (tx, actor, resource, ask, { database }) =>
    exportRecords(tx, actor, resource, ask, { database }),
  allowDetail: (tx, actor, resource, ask) => mayRecord(tx, actor, resource, idOf(ask), "detail"),
  allowDelete: (tx, actor, resource, ask) => mayRecord(tx, actor, resource, idOf(ask), "delete"),
};

/** The verbs of the derived calls of a declaration. */
export function resourceHandlers(resource: Resource, calls: ResourceCalls): Served[] {
  knowConstraints(resource);
  if (fileFields(resource).length > 0) knowFiles(resource);
  return (Object.entries(calls) as [ResourceCallName, CallSpec][]).map(([name, call]) => ({
    call,
    open: false,
    verb: (tx: Tx, actor: Actor, ask: never, desk: Desk) =>
      verbs[name](tx, actor, resource, ask, desk),
  }));
}

function paged(ask: Ask): Criteria & { page: number; size: number } {
  return {
    ...ask,
    page: Number(ask["page"] ?? ask["pageNumber"] ?? 1),
    size: Number(ask["size"] ?? ask["pageSize"] ?? 15),
  };
}
