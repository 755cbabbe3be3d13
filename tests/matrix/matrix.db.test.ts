import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run } from "@fairway/engine/db/tx.ts";
import type { Served } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castDatabase } from "../cast/castDatabase.ts";
import { type SentParts, sentFor } from "./askOf.ts";
import { type Cell, cellsOf, sampled, standingAt } from "./cells.ts";
import type { Expectation } from "./expectations/expectation.ts";
import { expectationOf, expectationsOf, rightsOf } from "./expectations/expectationOf.ts";
import { type Ground, groundAt, writeGround } from "./ground.ts";
import { everyGuarded, guarded, nameOf } from "./guarded.ts";
import { type Position, positions } from "./model.ts";
import { type Outcome, play } from "./play.ts";
import { moveEverything } from "./positions.ts";
import { clerkWith } from "./standing.ts";
import { asTwin, idsIn, writeTwin } from "./twin.ts";
import { verdict } from "./verdict.ts";

// Two databases, so that one half of the positions need not wait for the other.
const databases = [await castDatabase(), await castDatabase()] as const;
interface Half {
  readonly database: (typeof databases)[number];
  readonly ground: Ground;
  readonly twins: ReadonlySet<string>;
}
let halves: readonly Half[];
beforeAll(async () => {
  halves = await Promise.all(
    databases.map(async (database) => {
      const ground = await inTransaction(database, writeGround);
      return { database, ground, twins: await inTransaction(database, writeTwin) };
    }),
  );
}, 60_000);

let cells = 0;

test("every call has an expectation", () => {
  const [{ ground }] = halves as [Half];
  const silent = everyGuarded.filter((each) => !expectationOf(each.call, ground)).map(nameOf);
  for (const each of everyGuarded)
    sentFor(each.call, expectationOf(each.call, ground)?.known ?? {});
  expect(
    silent,
    "say in tests/matrix/expectations what these calls promise: whose records they are in kept.ts," +
      " or the call itself in system.ts or business.ts",
  ).toEqual([]);
});

test("without the right nobody makes a call, whatever is asked", async () => {
  const wrong: string[] = [];
  const [{ database }] = halves as [Half];
  const sent = { params: {}, query: {}, body: {} };
  await rolledBack(database, async (tx) => {
    await run(tx, sql`savepoint cell`);
    for (const served of guarded) {
      const rights = rightsOf(served.call);
      if (rights.length === 0) continue;
      cells += 1;
      const { code } = await play(tx, served, { database, actor: clerkWith(rights, "None"), sent });
      if (code !== "access.forbidden") wrong.push(`${nameOf(served)}: ${code}`);
    }
  });
  expect(wrong).toEqual([]);
});

test("a record is within reach exactly where the model says so, for every owner", async () => {
  const wrong = await Promise.all(
    halves.map(async (half, at) => {
      const found: string[] = [];
      for (const position of positions.filter((_, no) => no % halves.length === at)) {
        found.push(...(await wrongAt(half, position)));
      }
      return found;
    }),
  );
  console.info(`${cells} cells of the matrix were checked`);
  expect(wrong.flat()).toEqual([]);
}, 600_000);

/** Makes every call in every standing on records of one position; answers what went otherwise. */
function wrongAt({ database, ground, twins }: Half, position: Position): Promise<string[]> {
  return rolledBack(database, async (tx) => {
    const wrong: string[] = [];
    if (position !== "other company") await moveEverything(tx, position);
    await run(tx, sql`savepoint cell`);
    const here = groundAt(ground, position);
    for (const served of guarded) {
      for (const expectation of expectationsOf(served.call, here)) {
        if (expectation.nowhere) continue;
        const sent = sentAt(served, expectation, position, twins);
        const row = cellsOf(served, expectation, standingAt(position, expectation));
        for (const cell of sampled(row).map((at) => row[at] as Cell)) {
          cells += 1;
          const ask = { database, actor: cell.actor, sent };
          const outcome = await play(tx, served, ask).catch((fault: Error) => ({ fault }));
          const said =
            "fault" in outcome
              ? String(outcome.fault)
              : told(outcome, sent, twins) || differs(expectation, outcome, cell, position, twins);
          const what = `${nameOf(served)} ${folderOf(expectation)}`;
          if (said) wrong.push(`${what} | ${position} | ${cell.who} | ${said}`);
        }
      }
    }
    return wrong;
  });
}

const folderOf = ({ known }: Expectation) => String(known?.["folder"] ?? "");

/** What is asked: for a record of the company itself, or for the same of the twin. */
function sentAt(
  served: Served,
  { kind, known = {} }: Expectation,
  position: Position,
  twins: ReadonlySet<string>,
): SentParts {
  if (position !== "other company") return sentFor(served.call, known);
  // A list is asked for everything: none of the twin's rows may be in it.
  const isList = kind === "list" || kind === "menuList";
  const { ids: _, ...unfiltered } = known;
  return asTwin(sentFor(served.call, isList ? unfiltered : known), twins) as SentParts;
}

/** An answer never names a record of another company that was not asked for. */
function told(outcome: Outcome, sent: SentParts, twins: ReadonlySet<string>): string {
  const { answer } = outcome;
  if (answer && typeof answer === "object" && "bytes" in answer) return "";
  const asked = new Set(idsIn(sent));
  const leaked = idsIn(answer).find((id) => twins.has(id) && !asked.has(id));
  return leaked ? `tells ${leaked} of another company` : "";
}

function differs(
  expectation: Expectation,
  outcome: Outcome,
  { should }: Cell,
  position: Position,
  twins: ReadonlySet<string>,
): string {
  if (should === null) return "";
  const isAway = position === "other company";
  const shows = String(isAway ? asTwin(expectation.shows, twins) : expectation.shows);
  const may = verdict({ ...expectation, shows }, outcome, position);
  if (may === should || (expectation.kind === "atMost" && !may)) return "";
  const fields = outcome.fields?.map((each) => each.field).join(" ") ?? "";
  return `${may ? "open" : "shut"} ${outcome.code ?? ""} ${fields}`;
}
