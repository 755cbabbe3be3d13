import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castDatabase } from "../cast/castDatabase.ts";
import { sentFor } from "./askOf.ts";
import { type Cell, cellsOf, sampled, standingAs, standingAt } from "./cells.ts";
import { deciderOf } from "./expectations/deciders.ts";
import type { Expectation } from "./expectations/expectation.ts";
import { expectationsOf } from "./expectations/expectationOf.ts";
import { type Ground, groundAt, writeGround } from "./ground.ts";
import { guarded, isPart } from "./guarded.ts";
import { type Guarded, play } from "./play.ts";
import { moveEverything } from "./positions.ts";
import { giveToOthers, type Title, titles } from "./titles.ts";
import { verdict } from "./verdict.ts";

const database = await castDatabase();
let ground: Ground;
beforeAll(async () => {
  ground = await inTransaction(database, writeGround);
}, 60_000);

const ofRecords = ["record", "list", "answers", "atMost"];
let cells = 0;
/** How many calls each title opened that would have been shut without it. */
const opened = new Map<string, number>();

test.each(titles.map((each) => [each.name, each] as const))(
  "who is %s has what the model gives",
  async (_, title) => {
    expect(await wrongFor(title)).toEqual([]);
  },
  300_000,
);

test("a title opens something exactly when the model says that it counts", () => {
  console.info(`${cells} cells of ${titles.length} titles were checked`);
  const odd = titles.filter(({ name, owns, always }) => {
    const counts = owns.length > 0 || always !== undefined;
    return opened.has(name) ? !counts : counts && !isPart;
  });
  expect(odd.map((each) => each.name)).toEqual([]);
});

/** Makes every call that the title is asked about, in every standing; answers what went otherwise. */
function wrongFor(title: Title): Promise<string[]> {
  return rolledBack(database, async (tx) => {
    const wrong: string[] = [];
    await moveEverything(tx, "other office");
    await giveToOthers(tx);
    await title.give(tx);
    await run(tx, sql`savepoint cell`);
    const here = groundAt(ground, "other office");
    for (const served of guarded) {
      for (const expectation of expectationsOf(served.call, here)) {
        const decider = deciderOf(served.call, expectation);
        if (decider?.of !== title.of || !ofRecords.includes(expectation.kind)) continue;
        const { owner: _, ...plain } = expectation;
        const without = cellsOf(served, plain, standingAt("other office", plain));
        const standing = standingAs(title, served, expectation, decider.by);
        const row = cellsOf(served, expectation, standing);
        for (const at of sampled(row, without)) {
          const cell = row[at] as Cell;
          cells += 1;
          const may = await isOpen(tx, served, expectation, cell);
          if (may === true && without[at]?.should === false) {
            opened.set(title.name, (opened.get(title.name) ?? 0) + 1);
          }
          const fits = may === cell.should || (expectation.kind === "atMost" && may === false);
          if (fits || cell.should === null) continue;
          const { method, path } = served.call;
          const folder = String(expectation.known?.["folder"] ?? "");
          wrong.push(`${method} ${path} ${folder} | ${cell.who} | ${may === true ? "open" : may}`);
        }
      }
    }
    return wrong;
  });
}

/** Makes a call and says whether it was open, or what fault it made. */
async function isOpen(
  tx: Tx,
  served: Guarded,
  expectation: Expectation,
  { actor }: Cell,
): Promise<boolean | string> {
  const sent = sentFor(served.call, expectation.known ?? {});
  try {
    const outcome = await play(tx, served, { database, actor, sent });
    return verdict(expectation, outcome, "other office");
  } catch (fault) {
    return String(fault);
  }
}
