import { connectorKinds, connectorSettings } from "@fairway/areas/outbox/model/connectors.ts";
import { dataTypes, itemStates, outcomes, shownItem } from "@fairway/areas/outbox/model/item.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  done,
  id,
  maybeId,
  maybeText,
  needText,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

export const pageItems = call({
  method: "POST",
  path: "AccountingSync/Paging",
  right: "accManagement.list",
  writes: false,
  query: paging,
  body: z.object({
    keyword: maybeText(100),
    state: z.enum(itemStates).nullish(),
    dataType: z.enum(dataTypes).nullish(),
  }),
  answer: pageOf(shownItem),
  summary: "What went to the accounting system, last changed first",
});

export const getItem = call({
  method: "GET",
  path: "AccountingSync/{id}",
  right: "accManagement.list",
  params: z.object({ id }),
  answer: shownItem.extend({
    /** As it is sent; null before the first try. */
    request: z.unknown(),
    tried: z.array(
      z.object({
        triedAt: z.string(),
        endedAt: z.string().nullable(),
        outcome: z.enum(outcomes).nullable(),
        answer: z.string().nullable(),
      }),
    ),
  }),
  summary: "A record on its way to the accounting system, with what is sent and every try",
});

export const resendItem = call({
  method: "PUT",
  path: "AccountingSync/Resend",
  right: "accManagement.write",
  body: z.object({ id, version: z.number().int() }),
  answer: done(shownItem),
  summary: "Try to deliver a record again that could not be delivered",
});

export const exportItems = call({
  method: "POST",
  path: "AccountingSync/ExportItems",
  right: "accManagement.export",
  body: z.object({ format: z.enum(["json", "xlsx", "journal"]) }),
  writes: true,
  answer: "file",
  summary:
    "What waits for the accounting system as a file; journal is that of plain text accounting",
});

export const importResults = call({
  method: "POST",
  path: "AccountingSync/ImportResults",
  right: "accManagement.write",
  upload: true,
  answer: done(z.object({ synced: z.number(), rejected: z.number() })),
  summary: "Read the answers of the accounting system from a file, all or none",
});

const connectorShown = z.object({
  /** Null where accountants enter everything by hand. */
  connector: z.enum(connectorKinds).nullable(),
  address: z.string().nullable(),
  userName: z.string().nullable(),
  settings: connectorSettings,
  hasSecret: z.boolean(),
  version: z.number(),
  waiting: z.number(),
});

export const getConnector = call({
  method: "GET",
  path: "AccountingSync/Connector",
  right: "sysCompany.detail",
  answer: connectorShown,
  summary: "The way to the accounting system of the company",
});

export const saveConnector = call({
  method: "PUT",
  path: "AccountingSync/Connector",
  right: "sysCompany.write",
  body: z.object({
    connector: z.enum(connectorKinds).nullable(),
    address: maybeText(300),
    userName: maybeText(100),
    /** Without one the kept one stays. */
    secret: maybeText(200),
    settings: connectorSettings,
    version: z.number().int(),
  }),
  answer: done(connectorShown),
  summary: "Choose the way to the accounting system of the company",
});

const systemForm = {
  name: needText(100),
  /** The user whose rights its calls have. */
  userId: id,
  /** All offices where it is empty. */
  officeIds: z.array(id).max(100),
  active: z.boolean(),
};
const systems = z.array(
  z.object({
    ...systemForm,
    id,
    version: z.number(),
    userName: z.string(),
    keys: z.array(z.object({ id, key: z.string(), datetimeCreated: z.string() })),
  }),
);

export const listSystems = call({
  method: "GET",
  path: "AccountingSync/Systems",
  right: "sysCompany.detail",
  answer: systems,
  summary: "The systems that may call, with their keys",
});

export const saveSystem = call({
  method: "POST",
  path: "AccountingSync/System",
  right: "sysCompany.write",
  body: z.object({ ...systemForm, id: maybeId, version: z.number().int().default(0) }),
  answer: done(systems),
  summary: "Add a system that may call, or change it",
});

export const addKey = call({
  method: "POST",
  path: "AccountingSync/Key",
  right: "sysCompany.write",
  body: z.object({ systemId: id }),
  answer: done(z.object({ key: z.string(), secret: z.string() })),
  summary: "Make a key of a system; its secret is answered once",
});

export const removeKey = call({
  method: "DELETE",
  path: "AccountingSync/Key/{id}",
  right: "sysCompany.write",
  params: z.object({ id }),
  answer: done(systems),
  summary: "Delete a key of a system",
});
