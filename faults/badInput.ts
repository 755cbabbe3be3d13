import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fullRights } from "@fairway/areas/access/model/rightsFor.ts";
import { makeActor } from "@fairway/core/permission/actor.ts";
import { type Database, openDatabase } from "@fairway/engine/db/database.ts";
import { buildServer } from "@fairway/engine/http/buildServer.ts";
import { openApiDocument } from "@fairway/engine/http/openApiDocument.ts";
import fc from "fast-check";
import { areas } from "../apps/server/handlers.ts";
import { type Me, whoAmI } from "../scripts/mainjob/callServer.ts";
import { runMainjob } from "../scripts/mainjob/runMainjob.ts";
import { mainjobScenario } from "../scripts/mainjob/scenario.ts";
import type { KnownIds } from "./askArbitrary.ts";
import { openStubborn } from "./client.ts";
import type { Product } from "./product.ts";
import { type MadeRequest, operationsOf, requestArbitrary } from "./requestArbitrary.ts";

const scenarioFile = join(import.meta.dirname, "..", "tests", "scenarios", "mainJob.json");
type Language = "en-US" | "vi";

/** What came of it. */
export interface BadInputReport {
  readonly calls: number;
  readonly requests: number;
  /** How many were answered with each status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly codes: number;
  readonly wrong: readonly string[];
}

/**
 * Sends made-up requests to every call of the OpenAPI document, with every right there is.
 *
 * Nothing may fail, what is refused may change nothing, and every refusal says why in both
 * languages.
 */
export async function runBadInput(
  product: Product,
  plan: {
    readonly requests: number;
    readonly seed: number;
    /** Hears how far it is, after each tenth of the calls. */
    readonly progress?: (requests: number, wrong: number) => void;
  },
): Promise<BadInputReport> {
  const me = await fillBooks(product);
  // Its clock must not change the books between two looks.
  await product.killServer();
  const database = openDatabase(product.databaseUrl, { poolSize: 4 });
  const faults: string[] = [];
  const server = await buildServer({
    database,
    handlers: areas.flatMap((each) => each.handlers),
    authenticate: async () => async (_, __, language) => actor(me, language),
    requestsPerMinute: 1e9,
    signInsPerMinute: 1e9,
    logger: { level: "error", stream: { write: (line: string) => void faults.push(line) } },
  });
  const send = (made: MadeRequest, language: Language) =>
    server.inject({
      method: made.method as "POST",
      url: made.url.replace("{lang}", language),
      headers: {
        authorization: "Bearer everything",
        "accept-language": language,
        ...(made.type ? { "content-type": made.type } : {}),
      },
      ...(made.payload === null ? {} : { payload: made.payload }),
    });
  try {
    const ids = await knownIds(database);
    const operations = operationsOf(openApiDocument(areas, "faults") as never);
    const each = Math.ceil(plan.requests / operations.length);
    const statuses: Record<string, number> = {};
    const codes = new Set<string>();
    const wrong: string[] = [];
    let requests = 0;
    const tenth = Math.ceil(operations.length / 10);
    for (const [nth, operation] of operations.entries()) {
      if (nth > 0 && nth % tenth === 0) plan.progress?.(requests, wrong.length);
      const samples = fc.sample(requestArbitrary(operation, ids), {
        numRuns: each,
        seed: plan.seed,
      });
      for (const [at, made] of samples.entries()) {
        const language: Language = at % 2 ? "vi" : "en-US";
        const before = await trace(database);
        const answer = await send(made, language);
        requests += 1;
        statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
        if (answer.statusCode < 400) continue;
        const tell = (why: string) => wrong.push(`${why}: ${shown(made)}`);
        if (answer.statusCode >= 500) {
          tell(`${answer.statusCode} ${reasonIn(faults.pop() ?? answer.body)}`);
          continue;
        }
        if ((await trace(database)) !== before) tell(`${answer.statusCode}, but the books changed`);
        const said = refusalIn(answer.body);
        if (!said)
          tell(`${answer.statusCode} without code and message, ${answer.body.slice(0, 200)}`);
        else if (/\{\w+\}/.test(said.message)) tell(`a gap in the message “${said.message}”`);
        else if (!codes.has(said.code)) {
          codes.add(said.code);
          const other = refusalIn((await send(made, language === "vi" ? "en-US" : "vi")).body);
          if (other?.code === said.code && other.message === said.message) {
            tell(`${said.code} says the same in both languages`);
          }
        }
      }
    }
    return { calls: operations.length, requests, statuses, codes: codes.size, wrong: few(wrong) };
  } finally {
    await server.close();
    await database.close();
    await product.startServer();
  }
}

/** Does a main job, so that there is something to break, and says who did it. */
async function fillBooks(product: Product): Promise<Me> {
  const seen = { acknowledged: () => {}, refused: () => {} };
  const signed = await openStubborn(product.address, product.admin, seen);
  const me = await whoAmI(signed);
  const scenario = mainjobScenario.parse(JSON.parse(await readFile(scenarioFile, "utf8")));
  await runMainjob(signed, me, scenario, null);
  return me;
}

function actor(me: Me, language: "en" | "vi") {
  const { id, officeId, companyId } = me as Me & { companyId: string };
  return makeActor({
    userId: id,
    companyId,
    officeId,
    departmentId: null,
    groupId: null,
    userName: "admin",
    nameEn: "Admin",
    userType: "Super Admin",
    language,
    timeZone: "Asia/Ho_Chi_Minh",
    sessionId: null,
    rights: fullRights(),
  });
}

/** A few ids of every table that has any. */
async function knownIds(database: Database): Promise<KnownIds> {
  const tables = await database.pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'id' and c.data_type = 'uuid'
        and t.table_type = 'BASE TABLE' and c.table_name not in ('history', 'audit_entry')`,
  );
  const byTable: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const found = await database.pool.query<{ id: string }>(`select id from ${name} limit 6`);
    if (found.rows.length) byTable[name] = found.rows.map((row) => row.id);
  }
  return { byTable, all: Object.values(byTable).flat() };
}

/** What shows that something was written: the newest history, and the numbers drawn. */
async function trace(database: Database): Promise<string> {
  const found = await database.pool.query({
    name: "trace",
    text: `select (select id from history order by company_id desc, id desc limit 1)::text as newest,
      (select count(*) from notification) as told,
      (select sum(last_number) from document_sequence) as drawn`,
    values: [],
  });
  return JSON.stringify(found.rows[0]);
}

function refusalIn(body: string): { code: string; message: string } | null {
  try {
    const said = JSON.parse(body) as Record<string, unknown>;
    const code = said["code"] ?? said["error"];
    const message = said["message"] ?? said["error_description"];
    return typeof code === "string" && typeof message === "string" && code && message
      ? { code, message }
      : null;
  } catch {
    return null;
  }
}

function reasonIn(fault: string): string {
  try {
    const { err } = JSON.parse(fault) as { err?: { message?: string; stack?: string } };
    return `${err?.message} ${/areas\/\S+|engine\/\S+/.exec(err?.stack ?? "")?.[0] ?? ""}`;
  } catch {
    return fault.slice(0, 200);
  }
}

function shown({ method, url, payload }: MadeRequest): string {
  const body = payload === null ? "" : ` ${payload.toString().slice(0, 400)}`;
  return `${method} ${url.slice(0, 300)}${body}`;
}

// One call that fails fails often; three of a kind are enough to mend it.
function few(wrong: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return wrong.filter((each) => {
    const kind = /: (\w+ [^? ]+)/.exec(each)?.[1] ?? each;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= 3;
  });
}
