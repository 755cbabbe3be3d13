import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fullRights } from "@fairway/areas/access/model/rightsFor.ts";
import { makeActor } from "@fairway/core/permission/actor.ts";
import { type Database, openDatabase } from "@fairway/engine/db/database.ts";
import {
  createScratchDatabase,
  databaseUrl as databaseUrlOf,
  type ScratchDatabase,
} from "@fairway/engine/db/scratchDatabase.ts";
import { buildServer } from "@fairway/engine/http/buildServer.ts";
import { openApiDocument } from "@fairway/engine/http/openApiDocument.ts";
import fc from "fast-check";
import { areas } from "../apps/server/handlers.ts";
import { type Me, whoAmI } from "../scripts/mainjob/callServer.ts";
import { runMainjob } from "../scripts/mainjob/runMainjob.ts";
import { mainjobScenario } from "../scripts/mainjob/scenario.ts";
import { openStubborn } from "./client.ts";
import { knownIds } from "./knownIds.ts";
import type { Product } from "./product.ts";
import {
  type MadeRequest,
  type Operation,
  operationsOf,
  requestArbitrary,
} from "./requestArbitrary.ts";

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

/** How many requests are made of what, and by how many at once, each on books of its own. */
export interface BadInputPlan {
  readonly requests: number;
  readonly seed: number;
  readonly lanes?: number;
  /** Hears how far it is, after each tenth of the calls. */
  readonly progress?: (requests: number, wrong: number) => void;
}

/**
 * Sends made-up requests to every call of the OpenAPI document, with every right there is.
 *
 * Nothing may fail, what is refused may change nothing, and every refusal says why in both
 * languages.
 */
export async function runBadInput(product: Product, plan: BadInputPlan): Promise<BadInputReport> {
  const me = await fillBooks(product);
  // Its clock must not change the books between two looks.
  await product.killServer();
  const operations = operationsOf(openApiDocument(areas, "faults") as never);
  const waiting = [...operations.entries()];
  const seen: Seen = { requests: 0, statuses: {}, codes: new Set(), wrong: [] };
  const tenth = Math.ceil(operations.length / 10);
  const next = () => {
    const taken = waiting.shift();
    if (taken && taken[0] > 0 && taken[0] % tenth === 0) {
      plan.progress?.(seen.requests, seen.wrong.length);
    }
    return taken?.[1];
  };
  const each = Math.ceil(plan.requests / operations.length);
  try {
    const lanes = Array.from({ length: plan.lanes ?? 1 }, async () => {
      // Copied one by one: a database that is read is not copied.
      const scratch = await copied(product.databaseUrl);
      try {
        await workLane(scratch.url, me, { next, each, seed: plan.seed, seen });
      } finally {
        await scratch.drop();
      }
    });
    await Promise.all(lanes);
    const { requests, statuses, codes, wrong } = seen;
    return { calls: operations.length, requests, statuses, codes: codes.size, wrong: few(wrong) };
  } finally {
    await product.startServer();
  }
}

let copying: Promise<unknown> = Promise.resolve();
function copied(databaseUrl: string): Promise<ScratchDatabase> {
  const template = new URL(databaseUrl).pathname.slice(1);
  const copy = copying.then(() => createScratchDatabase(serverOf(databaseUrl), template));
  copying = copy.catch(() => {});
  return copy;
}

// Not by way of the database itself, which would then be in use.
const serverOf = (url: string) => databaseUrlOf(url, "postgres");

/** The findings so far, from all lanes. */
interface Seen {
  requests: number;
  readonly statuses: Record<string, number>;
  readonly codes: Set<string>;
  readonly wrong: string[];
}

interface Lane {
  /** The next call that no lane has taken yet. */
  next(): Operation | undefined;
  readonly each: number;
  readonly seed: number;
  readonly seen: Seen;
}

/** Sends calls one after the other to a database that nothing else writes. */
async function workLane(databaseUrl: string, me: Me, lane: Lane): Promise<void> {
  const { seen } = lane;
  const database = openDatabase(databaseUrl, { poolSize: 4 });
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
    const ids = await knownIds(database.pool);
    // What the books show since the last request; null when it may have changed them.
    let known: string | null = null;
    for (let operation = lane.next(); operation; operation = lane.next()) {
      const samples = fc.sample(requestArbitrary(operation, ids), {
        numRuns: lane.each,
        seed: lane.seed,
      });
      for (const [at, made] of samples.entries()) {
        const language: Language = at % 2 ? "vi" : "en-US";
        const before: string = known ?? (await trace(database));
        const answer = await send(made, language);
        seen.requests += 1;
        seen.statuses[answer.statusCode] = (seen.statuses[answer.statusCode] ?? 0) + 1;
        known = null;
        if (answer.statusCode < 400) continue;
        const tell = (why: string) => seen.wrong.push(`${why}: ${shown(made)}`);
        if (answer.statusCode >= 500) {
          tell(`${answer.statusCode} ${reasonIn(faults.pop() ?? answer.body)}`);
          continue;
        }
        known = await trace(database);
        if (known !== before) tell(`${answer.statusCode}, but the books changed`);
        const said = refusalIn(answer.body);
        if (!said)
          tell(`${answer.statusCode} without code and message, ${answer.body.slice(0, 200)}`);
        else if (/\{\w+\}/.test(said.message)) tell(`a gap in the message “${said.message}”`);
        else if (!seen.codes.has(said.code)) {
          seen.codes.add(said.code);
          const other = refusalIn((await send(made, language === "vi" ? "en-US" : "vi")).body);
          if (other?.code === said.code && other.message === said.message) {
            tell(`${said.code} says the same in both languages`);
          }
        }
      }
    }
  } finally {
    await server.close();
    await database.close();
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
  const { id, officeId, companyId } = me;
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
