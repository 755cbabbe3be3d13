import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Resource } from "@fairway/core/resource/resource.ts";

/** Every declaration of every area by its name, found in the models themselves. */
export async function findDeclarations(): Promise<ReadonlyMap<string, Resource>> {
  const found = new Map<string, Resource>();
  for (const path of globSync("areas/*/model/*.ts").sort()) {
    if (path.endsWith(".test.ts")) continue;
    const model = (await import(resolve(path))) as Record<string, unknown>;
    for (const each of Object.values(model).filter(isDeclaration)) found.set(each.name, each);
  }
  return found;
}

function isDeclaration(each: unknown): each is Resource {
  const { fields, calls, form } = (each ?? {}) as Partial<Resource>;
  if (!fields || !form || !calls) return false;
  // What is read from sheets alone has no calls of its own, no form, or another's.
  if (Object.keys(calls.paths).length === 0 || form.length === 0) return false;
  return form.flat().every((name) => name in fields);
}
