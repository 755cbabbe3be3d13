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
import fc from "fast-check";
import { areas } from "../apps/server/handlers.ts";
import { type Me, whoAmI } from "../scripts/api/callServer.ts";
import { runMainjob } from "../scripts/mainjob/runMainjob.ts";
import { mainjobScenario } from "../scripts/mainjob/scenario.ts";
import type { KnownIds } from "./askArbitrary.ts";
import { brokenRules } from "./books.ts";
import { openStubborn } from "./client.ts";
import { knownIds } from "./knownIds.ts";
import type { Product } from "./product.ts";
import {
  type MadeRequest,
  type Operation,
  everyOperation,
  requestArbitrary,
} from "./requestArbitrary.ts";

const scenarioFile = join(import.meta.dirname, "..", "tests", "scenarios", "mainJob.json");
type Language = "en-US" | "vi";

/** The result of a run. */
export interface BadInputReport {
  readonly calls: number;
  readonly requests: number;
  /** Further requests for papers, sheets and files of what was made, and how many were answered. */
  readonly papers: number;
  readonly printed: number;
  /** How many were answered with each status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly codes: number;
  readonly wrong: readonly string[];
}

/** The number of made-up requests, their seed, and how many lanes send them, each lane to a database of its own. */
export interface BadInputPlan {
  readonly requests: number;
  readonly seed: number;
  readonly lanes?: number;
  /** Is called with the counts after each tenth of the calls. */
  readonly progress?: (requests: number, wrong: number) => void;
}

/**
 * Sends made-up requests with all rights to every call of the OpenAPI document. Then prints every
 * paper of the created records and checks the books.
 *
 * No request may fail. A refused request changes nothing and gives its reason in both languages; a
 * request from a page of another site is refused.
 */
export async function runBadInput(product: Product, plan: BadInputPlan): Promise<BadInputReport> {
  const me = await fillBooks(product);
  // Its clock must not change the books between two readings.
  await product.killServer();
  const waiting = [...everyOperation.entries()];
  const seen: Seen = {
    requests: 0,
    papers: 0,
    printed: 0,
    statuses: {},
    codes: new Set(),
    wrong: [],
  };
  const tenth = Math.ceil(everyOperation.length / 10);
  const next = () => {
    const taken = waiting.shift();
    if (taken && taken[0] > 0 && taken[0] % tenth === 0) {
      plan.progress?.(seen.requests, seen.wrong.length);
    }
    return taken?.[1];
  };
  const each = Math.ceil(plan.requests / everyOperation.length);
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
    const { codes, wrong, ...counted } = seen;
    return { ...counted, calls: everyOperation.length, codes: codes.size, wrong: few(wrong) };
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
  papers: number;
  printed: number;
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
        ...made.from,
      },
      ...(made.payload === null ? {} : { payload: made.payload }),
    });
  try {
    let ids = await knownIds(database.pool);
    let calls = 0;
    // The hash of the books after the last request; null when it may have changed them.
    let known: string | null = null;
    for (let operation = lane.next(); operation; operation = lane.next()) {
      // Values that the forms now offer are sent back.
      if (calls % OFFERED_EVERY === 0) ids = { ...ids, numbers: await offeredNumbers(send, ids) };
      calls += 1;
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
        const tell = (why: string) => seen.wrong.push(`${why}: ${shown(made)}`);
        if (answer.statusCode < 400) {
          if (made.from && made.method !== "GET") tell("done for a page of another site");
          continue;
        }
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
    // Papers of the records created so far, with all their texts.
    const made = await knownIds(database.pool, { most: 20 });
    for (const operation of everyOperation.filter((each) => each.answersFile)) {
      const samples = fc.sample(requestArbitrary(operation, made), {
        numRuns: lane.each,
        seed: lane.seed + 1,
      });
      for (const paper of samples) {
        const answer = await send(paper, "en-US");
        seen.papers += 1;
        if (answer.statusCode === 200) seen.printed += 1;
        if (answer.statusCode < 500) continue;
        const reason = reasonIn(faults.pop() ?? answer.body);
        seen.wrong.push(`${answer.statusCode} ${reason}: ${shown(paper)}`);
      }
    }
    for (const broken of await brokenRules(database)) seen.wrong.push(`afterwards ${broken}`);
  } finally {
    await server.close();
    await database.close();
  }
}

const OFFERED_EVERY = 60;

/** The numbers that forms offer for the next documents. */
async function offeredNumbers(
  send: (made: MadeRequest, language: Language) => Promise<{ statusCode: number; body: string }>,
  ids: KnownIds,
): Promise<string[]> {
  const offered = new Set<string>();
  for (const operation of everyOperation.filter((each) => /\/Generate\w+$/.test(each.path))) {
    for (const made of fc.sample(requestArbitrary(operation, ids), { numRuns: 3, seed: 1 })) {
      const { statusCode, body } = await send(made, "en-US");
      if (statusCode !== 200) continue;
      for (const [, text = ""] of body.matchAll(/":"([^"]{1,60})"/g)) offered.add(text);
    }
  }
  return [...offered];
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
