import type { Actor } from "@fairway/core/permission/actor.ts";
import {
  type Owned,
  reaches,
  type Reach,
  inReach,
  type Permission,
} from "@fairway/core/permission/permission.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { readAsk } from "@fairway/engine/http/readAsk.ts";
import type { Served } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { areas, handlers } from "../../apps/server/handlers.ts";
import { companyId, people } from "../cast/people.ts";
import { sentFor } from "./askOf.ts";
import { type Expectation, expectationOf, rightsOf } from "./expectations.ts";
import { type Ground, writeGround } from "./ground.ts";
import { moveEverything, type Position, positions } from "./positions.ts";
import { clerkWith, isRanged } from "./standing.ts";

const database = await testDatabase();
let ground: Ground;
beforeAll(async () => {
  ground = await inTransaction(database, writeGround);
}, 60_000);

const guarded = handlers.filter((each) => !each.open) as Extract<Served, { open: false }>[];
// The areas of the job and its money; what the others share is guarded by the right alone.
const ofTheJob = ["shipment", "housebill", "charge", "debitnote", "invoice", "receipt", "report"];
const onRecords = areas
  .filter(({ area }) => ofTheJob.includes(area))
  .flatMap((each) => each.handlers)
  .filter((each) => !each.open) as typeof guarded;
const nameOf = ({ call }: Served) => `${call.method} ${call.path}`;
let cells = 0;

const desk = {
  database,
  caller: {
    language: "en" as const,
    address: "127.0.0.1",
    userAgent: "matrix",
    token: null,
    cookies: {},
    origin: "http://127.0.0.1",
    requestId: "matrix",
  },
};

/** Makes a call as the server does, and undoes what it wrote; answers the status of a refusal. */
async function play(tx: Tx, served: (typeof guarded)[number], actor: Actor, known: object) {
  cells += 1;
  await run(tx, sql`savepoint cell`);
  try {
    const rights = rightsOf(served.call);
    if (rights.length > 0) actor.mustHave(...rights);
    const sent = sentFor(served.call, known as Record<string, unknown>);
    const file = { name: "x.xlsx", mime: "application/octet-stream", bytes: new Uint8Array([1]) };
    const ask = await readAsk(
      served.call,
      served.call.upload ? { ...sent, file, files: [file] } : sent,
    );
    return { answer: await served.verb(tx, actor, ask as never, desk) };
  } catch (error) {
    if (error instanceof Refused) return { status: error.entry.status, code: error.code };
    throw error;
  } finally {
    await run(tx, sql`rollback to savepoint cell`);
  }
}

const isShut = (outcome: { status?: number }) => outcome.status === 403 || outcome.status === 404;

function expected(rights: readonly Permission[], reach: Reach, position: Position): boolean {
  if (position === "other company") return false;
  if (!rights.some(isRanged)) return reach !== "None";
  const owner: Owned = { companyId, ...positions[position] };
  const place = clerkWith([], "None");
  return inReach(reach, place, owner);
}

test("every call of the job and its money has an expectation", () => {
  const silent = onRecords.filter((each) => !expectationOf(each.call, ground));
  expect(silent.map(nameOf)).toEqual([]);
});

describe("without the right nobody makes the call, whatever is asked", () => {
  test("every call that names a right", async () => {
    const wrong: string[] = [];
    await rolledBack(database, async (tx) => {
      for (const served of guarded) {
        const rights = rightsOf(served.call);
        if (rights.length === 0) continue;
        const outcome = await play(tx, served, clerkWith(rights, "None"), {});
        if (outcome.code !== "access.forbidden") wrong.push(`${nameOf(served)}: ${outcome.code}`);
      }
    });
    expect(wrong).toEqual([]);
  });
});

describe.each([...Object.keys(positions), "other company"] as Position[])(
  "records of %s",
  (position) => {
    test("are within reach exactly where the model says so", async () => {
      const wrong: string[] = [];
      await rolledBack(database, async (tx) => {
        if (position !== "other company") await moveEverything(tx, position);
        for (const served of onRecords) {
          const expectation = expectationOf(served.call, ground);
          if (!expectation || !["record", "list", "answers", "atMost"].includes(expectation.kind))
            continue;
          const rights = expectation.rights ?? rightsOf(served.call);
          const steps = rights.some(isRanged) ? reaches : (["None", "All"] as const);
          for (const reach of steps) {
            const actor = clerkWith(
              rights,
              reach,
              position === "other company" ? people.sales.id : undefined,
            );
            let said: string;
            try {
              const outcome = await play(tx, served, actor, expectation.known ?? {});
              const may = verdict(expectation, outcome);
              const should = expected(rights, reach, position);
              const right = may === should || (expectation.kind === "atMost" && !may);
              said = right ? "" : `${may ? "open" : "shut"} ${outcome.code ?? ""}`;
            } catch (error) {
              said = String(error).slice(0, 200);
            }
            if (said) wrong.push(`${nameOf(served)} | ${position} | ${reach} | ${said}`);
          }
        }
      });
      expect(wrong).toEqual([]);
    }, 240_000);
  },
);
test("counts its cells", () => {
  console.info(`${cells} cells of the matrix were checked`);
  expect(cells).toBeGreaterThan(2000);
});

function verdict(
  expectation: Expectation,
  outcome: { status?: number; answer?: unknown },
): boolean {
  if (expectation.kind === "record") return !isShut(outcome);
  if (expectation.kind === "list") {
    return JSON.stringify(outcome.answer ?? null).includes(String(expectation.shows));
  }
  const { answer } = outcome;
  return answer === true || (answer as { status?: unknown } | undefined)?.status === true;
}
