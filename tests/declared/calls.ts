import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Resource, ResourceCallName } from "@fairway/core/resource/resource.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { readAsk } from "@fairway/engine/http/readAsk.ts";
import type { Served } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import { handlers } from "../../apps/server/handlers.ts";

type Guarded = Extract<Served, { open: false }>;
type Row = Readonly<Record<string, unknown>>;

const methods: Partial<Record<ResourceCallName, string>> = {
  paging: "POST",
  query: "POST",
  attach: "POST",
  add: "POST",
  update: "PUT",
  activate: "PUT",
  remove: "DELETE",
  upload: "POST",
  import: "POST",
  export: "POST",
};
const byPath = new Map(
  handlers.map((each) => [`${each.call.method} ${each.call.path}`.toLowerCase(), each]),
);

/** The path of a declaration's call as the contract writes it; null where it has none. */
export function pathOf(resource: Resource, name: ResourceCallName): string | null {
  const below = resource.calls.paths[name];
  if (below === undefined) return null;
  if (name === "export") return below;
  return below ? `${resource.calls.controller}/${below}` : resource.calls.controller;
}

/** What answers a declaration's call, derived or written by hand. */
export function servedBy(resource: Resource, name: ResourceCallName): Guarded | null {
  const path = pathOf(resource, name);
  const found = path && byPath.get(`${methods[name] ?? "GET"} ${path}`.toLowerCase());
  return found && !found.open ? found : null;
}

/** Makes a call as the server does; what it refuses is thrown. */
export async function make(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  name: ResourceCallName,
  sent: Row,
): Promise<never> {
  const served = servedBy(resource, name);
  if (!served) throw new Error(`${resource.name} has no call "${name}"`);
  const { call } = served;
  const right = [call.right].flat();
  const named = right.filter((each) => each.includes(".")) as Permission[];
  if (named.length > 0) actor.mustHave(...named);
  const { file, ...rest } = sent as Row & { file?: never };
  const ask = await readAsk(call, { params: rest, query: rest, body: rest, file });
  const made = await served.before?.(desk.database, actor, ask as never, desk.caller);
  return (await served.verb(tx, actor, ask as never, { ...desk, made } as never)) as never;
}

const desk = {
  database: null as unknown as Database,
  caller: {
    language: "en" as const,
    address: "127.0.0.1",
    userAgent: "table of cases",
    token: null,
    cookies: {},
    origin: "http://127.0.0.1",
    requestId: "table-of-cases",
  },
};

/** Makes a call that should be refused; answers the refusal and undoes what was written. */
export async function refusalOf(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  name: ResourceCallName,
  sent: Row,
): Promise<Refused | null> {
  await run(tx, sql`savepoint refusal`);
  try {
    await make(tx, actor, resource, name, sent);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  } finally {
    await run(tx, sql`rollback to savepoint refusal`);
  }
}
