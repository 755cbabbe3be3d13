import { z } from "zod";
import type { CallSpec } from "../contract/call.ts";
import { done } from "../contract/shapes.ts";
import { fileCalls } from "./file/fileCalls.ts";
import type { Resource, ResourceCallName } from "./resource.ts";
import { historyAnswer } from "../history/historyAnswer.ts";
import { importBody, importMegabytes, uploadAnswer } from "../imports/importShapes.ts";
import { usesAnswer } from "../uses/usesAnswer.ts";
import {
  criteriaShape,
  inputShape,
  pageShape,
  pagingAsSent,
  recordShape,
  rowShape,
  writtenShape,
} from "./shapes.ts";

/** The calls that a declaration has; which of them exist is the declaration's own choice. */
export type ResourceCalls = Readonly<Partial<Record<ResourceCallName, CallSpec>>>;

/**
 * The contract calls of a declaration.
 *
 * Shape: `without` leaves calls out that an area writes by hand.
 */
export function resourceCalls(
  resource: Resource,
  without: readonly ResourceCallName[] = [],
): ResourceCalls {
  const { controller, paths } = resource.calls;
  const calls: Partial<Record<ResourceCallName, CallSpec>> = {};
  for (const name of Object.keys(paths) as ResourceCallName[]) {
    const below = paths[name];
    if (below === undefined || without.includes(name)) continue;
    const path = name === "export" ? below : below ? `${controller}/${below}` : controller;
    calls[name] = { ...specOf(resource, name), path, ...params(path) };
  }
  return calls;
}

type Bare = Omit<CallSpec, "path">;

function specOf(resource: Resource, name: ResourceCallName): Bare {
  const title = resource.title.en.toLowerCase();
  const { right, summary, ...rest } = specs[name](resource);
  // A right is an action of the menu, unless whoever is signed in may.
  return {
    ...rest,
    right: right ? `${resource.menu}.${right}` : "signedIn",
    summary: summary.replace("{title}", title),
  } as Bare;
}

type Spec = Omit<Bare, "right"> & { readonly right?: string };

const post = { method: "POST" } as const;
const get = { method: "GET" } as const;
const everything = (resource: Resource): Spec => ({
  ...get,
  answer: z.array(rowShape(resource)),
  summary: "All that are in use: {title}",
});

const specs: Readonly<Record<ResourceCallName, (resource: Resource) => Spec>> = {
  paging: (resource) => ({
    ...post,
    writes: false,
    right: "list",
    query: pagingAsSent,
    body: criteriaShape(resource),
    answer: pageShape(resource),
    summary: "One page of the list: {title}",
  }),
  query: (resource) => ({
    ...post,
    writes: false,
    body: criteriaShape(resource).extend({ size: z.number().int().min(1).max(1000).nullish() }),
    answer: z.array(rowShape(resource)),
    summary: "Search for a picker: {title}",
  }),
  all: everything,
  byLanguage: everything,
  get: (resource) => ({
    ...get,
    right: "detail",
    answer: recordShape(resource),
    summary: "One record: {title}",
  }),
  history: () => ({
    ...get,
    right: "detail",
    answer: historyAnswer,
    summary: "Who changed what, the last first: {title}",
  }),
  uses: () => ({
    ...get,
    right: "detail",
    answer: usesAnswer,
    summary: "Where a record is used: {title}",
  }),
  attach: () => fileSpec("attach", "add"),
  file: () => fileSpec("file", "detail"),
  add: (resource) => ({
    ...post,
    right: "add",
    body: inputShape(resource),
    answer: writtenShape,
    summary: "Add: {title}",
  }),
  update: (resource) => ({
    method: "PUT",
    right: "write",
    body: inputShape(resource).extend({
      id: z.string().optional(),
      version: z.number().int(),
    }),
    answer: writtenShape,
    summary: "Change: {title}",
  }),
  activate: () => ({
    method: "PUT",
    right: "write",
    body: z.object({ ids: z.array(z.string()).min(1).max(1000), active: z.boolean() }),
    answer: done(z.object({ count: z.number() })),
    summary: "Take many into use or out of it, all or none: {title}",
  }),
  remove: () => ({
    method: "DELETE",
    right: "delete",
    answer: done(z.object({ id: z.string() })),
    summary: "Delete: {title}",
  }),
  template: () => ({
    ...get,
    right: "import",
    answer: "file",
    summary: "The sheet to fill in for an import: {title}",
  }),
  upload: () => ({
    ...post,
    right: "import",
    writes: false,
    upload: true,
    answer: uploadAnswer,
    summary: "What a sheet would change, and what is wrong with it: {title}",
  }),
  import: () => ({
    ...post,
    right: "import",
    body: importBody,
    bodyMegabytes: importMegabytes,
    answer: done(z.object({ count: z.number(), added: z.number(), changed: z.number() })),
    summary: "Store checked rows, all or none: {title}",
  }),
  export: (resource) => ({
    ...post,
    right: "export",
    writes: false,
    query: z.object({ format: z.enum(["xlsx", "csv"]).optional() }),
    body: criteriaShape(resource),
    answer: "file",
    summary: "The filtered list as a sheet: {title}",
  }),
  allowDetail: () => ({
    ...get,
    answer: z.boolean(),
    summary: "May I open this record: {title}",
  }),
  allowDelete: () => ({
    ...get,
    answer: z.boolean(),
    summary: "May I delete this record: {title}",
  }),
};

function fileSpec(name: "attach" | "file", right: string): Spec {
  const { path: _, params: __, right: ___, ...spec } = fileCalls("")[name];
  return { ...spec, summary: `${spec.summary}: {title}`, right };
}

// The number of a page in a path is a number there as well.
function params(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  if (names.length === 0) return {};
  const paging = pagingAsSent.shape as Record<string, z.ZodType>;
  return {
    params: z.object(Object.fromEntries(names.map((name) => [name, paging[name] ?? z.string()]))),
  };
}
