import { z } from "zod";
import type { CallSpec } from "../contract/call.ts";
import { done } from "../contract/shapes.ts";
import type { Resource, ResourceCallName } from "./resource.ts";
import {
  criteriaShape,
  importBody,
  inputShape,
  pageShape,
  pagingAsSent,
  recordShape,
  rowShape,
  uploadAnswer,
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
  const { menu } = resource;
  const title = resource.title.en.toLowerCase();
  const withId = inputShape(resource).extend({
    id: z.string().optional(),
    version: z.number().int(),
  });
  switch (name) {
    case "paging":
      return {
        method: "POST",
        right: `${menu}.list`,
        query: pagingAsSent,
        body: criteriaShape(resource),
        answer: pageShape(resource),
        summary: `One page of the list: ${title}`,
      };
    case "query":
      return {
        method: "POST",
        right: "signedIn",
        body: criteriaShape(resource).extend({
          size: z.number().int().min(1).max(1000).nullish(),
        }),
        answer: z.array(rowShape(resource)),
        summary: `Search for a picker: ${title}`,
      };
    case "all":
    case "byLanguage":
      return {
        method: "GET",
        right: "signedIn",
        answer: z.array(rowShape(resource)),
        summary: `All that are in use: ${title}`,
      };
    case "get":
      return {
        method: "GET",
        right: `${menu}.detail`,
        answer: recordShape(resource),
        summary: `One record: ${title}`,
      };
    case "add":
      return {
        method: "POST",
        right: `${menu}.add`,
        body: inputShape(resource),
        answer: writtenShape,
        summary: `Add: ${title}`,
      };
    case "update":
      return {
        method: "PUT",
        right: `${menu}.write`,
        body: withId,
        answer: writtenShape,
        summary: `Change: ${title}`,
      };
    case "remove":
      return {
        method: "DELETE",
        right: `${menu}.delete`,
        answer: done(z.object({ id: z.string() })),
        summary: `Delete: ${title}`,
      };
    case "template":
      return {
        method: "GET",
        right: `${menu}.import`,
        answer: "file",
        summary: `The sheet to fill in for an import: ${title}`,
      };
    case "upload":
      return {
        method: "POST",
        right: `${menu}.import`,
        upload: true,
        answer: uploadAnswer,
        summary: `Check a sheet before it is imported: ${title}`,
      };
    case "import":
      return {
        method: "POST",
        right: `${menu}.import`,
        body: importBody,
        answer: done(z.object({ count: z.number() })),
        summary: `Store checked rows, all or none: ${title}`,
      };
    case "export":
      return {
        method: "POST",
        right: `${menu}.export`,
        body: criteriaShape(resource),
        answer: "file",
        summary: `The filtered list as a sheet: ${title}`,
      };
    case "allowDetail":
    case "allowDelete":
      return {
        method: "GET",
        right: "signedIn",
        answer: z.boolean(),
        summary: `May I ${name === "allowDetail" ? "open" : "delete"} this record: ${title}`,
      };
  }
}

function params(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  if (names.length === 0) return {};
  return { params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) };
}
