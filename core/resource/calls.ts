import { z } from "zod";
import type { CallSpec } from "../contract/call.ts";
import { chosenColumns, done, pageOf, exportFormat } from "../contract/shapes.ts";
import { historyAnswer, historyPart } from "../history/historyAnswer.ts";
import { importBody, importCount, importMegabytes, uploadAnswer } from "../imports/importShapes.ts";
import { usesAnswer } from "../uses/usesAnswer.ts";
import { fileCalls } from "./file/fileCalls.ts";
import type { Resource, ResourceCallName } from "./resource.ts";
import { sheetFields } from "./sheetNames.ts";
import {
  criteriaShape,
  inputShape,
  pagingAsSent,
  recordShape,
  rowShape,
  writtenShape,
} from "./shapes.ts";

/** The calls that a declaration may have; its `paths` say which of them exist. */
export type ResourceCalls = Readonly<Partial<Record<ResourceCallName, CallSpec>>>;

/**
 * The contract calls of a declaration.
 *
 * Shape: `without` leaves out calls that an area writes by hand.
 */
export function resourceCalls(
  resource: Resource,
  without: readonly ResourceCallName[] = [],
): ResourceCalls {
  const { controller, paths } = resource.calls;
  const specs = specsOf(resource);
  const calls: Partial<Record<ResourceCallName, CallSpec>> = {};
  for (const name of Object.keys(paths) as ResourceCallName[]) {
    const below = paths[name];
    if (below === undefined || without.includes(name)) continue;
    const path = name === "export" ? below : below ? `${controller}/${below}` : controller;
    const { right, summary, ...rest } = specs[name];
    calls[name] = {
      ...rest,
      path,
      ...params(path),
      right: right === "signedIn" ? right : `${resource.menu}.${right}`,
      summary: `${summary}: ${resource.title.en.toLowerCase()}`,
    };
  }
  return calls;
}

// A call without its path; its right is an action of the menu, unless every signed-in user may make it.
type Spec = Omit<CallSpec, "path" | "right"> & { readonly right: string };
type Answer = CallSpec["answer"];

function specsOf(resource: Resource): Readonly<Record<ResourceCallName, Spec>> {
  const row = rowShape(resource);
  const criteria = criteriaShape(resource);
  const input = inputShape(resource);
  const files = fileCalls("");
  const counted = done(z.object({ count: z.number() }));
  const everything = read("signedIn", "All that are in use", z.array(row));
  return {
    paging: {
      ...ask("list", "One page of the list", pageOf(row)),
      query: pagingAsSent,
      body: criteria,
    },
    query: {
      ...ask("signedIn", "Search for a picker", z.array(row)),
      body: criteria.extend({ size: z.number().int().min(1).max(1000).nullish() }),
    },
    all: everything,
    byLanguage: everything,
    get: read("detail", "One record", recordShape(resource)),
    history: {
      ...read("detail", "Who changed what, the last first", historyAnswer),
      query: historyPart,
    },
    uses: read("detail", "Where a record is used", usesAnswer),
    attach: { ...files.attach, right: "add" },
    file: { ...files.file, right: "detail" },
    add: { ...write("POST", "add", "Add", writtenShape), body: input },
    update: {
      ...write("PUT", "write", "Change", writtenShape),
      body: input.extend({ id: z.string().optional(), version: z.number().int() }),
    },
    activate: {
      ...write("PUT", "write", "Take many into use or out of it, all or none", counted),
      body: z.object({ ids: z.array(z.string()).min(1).max(1000), active: z.boolean() }),
    },
    remove: write("DELETE", "delete", "Delete", done(z.object({ id: z.string() }))),
    template: read("import", "The sheet to fill in for an import", "file"),
    upload: {
      ...ask("import", "What a sheet would change, and what is wrong with it", uploadAnswer),
      upload: true,
    },
    import: {
      ...write("POST", "import", "Store checked rows, all or none", done(importCount)),
      body: importBody,
      bodyMegabytes: importMegabytes,
    },
    export: {
      ...ask("export", "The filtered list as a sheet", "file"),
      query: exportFormat,
      body: criteria.extend({ columns: chosenColumns(sheetFields(resource)) }),
    },
    allowDetail: read("signedIn", "May I open this record", z.boolean()),
    allowDelete: read("signedIn", "May I delete this record", z.boolean()),
  };
}

const read = (right: string, summary: string, answer: Answer): Spec => ({
  method: "GET",
  right,
  summary,
  answer,
});

/** Calls that have a body but only read. */
const ask = (right: string, summary: string, answer: Answer): Spec => ({
  method: "POST",
  writes: false,
  right,
  summary,
  answer,
});

const write = (method: CallSpec["method"], right: string, summary: string, answer: Answer) => ({
  method,
  right,
  summary,
  answer,
});

// The page number in a path is a number, too.
function params(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  if (names.length === 0) return {};
  const paging = pagingAsSent.shape as Record<string, z.ZodType>;
  return {
    params: z.object(Object.fromEntries(names.map((name) => [name, paging[name] ?? z.string()]))),
  };
}
