import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castDatabase } from "../cast/castDatabase.ts";
import { sentFor } from "./askOf.ts";
import { isWhole } from "../setup/isWhole.ts";
import { type Cell, cellsOf, sampled, standingAs, standingAt } from "./cells.ts";
import { deciderOf } from "./expectations/deciders.ts";
import type { Expectation } from "./expectations/expectation.ts";
import { expectationsOf, rightsOf } from "./expectations/expectationOf.ts";
import { type Ground, groundAt, writeGround } from "./ground.ts";
import { guarded, isPart, nameOf } from "./guarded.ts";
import { type Guarded, play } from "./play.ts";
import { moveEverything } from "./positions.ts";
import { type Decider, giveToOthers, type Title, titles } from "./titles.ts";
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

interface Row {
  readonly served: Guarded;
  readonly expectation: Expectation;
  readonly by: Decider | null;
}

/** Every call that a title may decide. */
function rowsFor(title: Title, here: Ground): Row[] {
  return guarded.flatMap((served) =>
    expectationsOf(served.call, here).flatMap((expectation) => {
      const decider = deciderOf(served.call, expectation);
      return decider?.of === title.of && ofRecords.includes(expectation.kind)
        ? [{ served, expectation, by: decider.by }]
        : [];
    }),
  );
}

/**
 * Every run tests all calls with the titles that say `onEveryCall`. Each other title is tested with
 * one call of every kind (what decides it, the rights it names), another one for each title.
 */
function sampledFor(title: Title, here: Ground): Row[] {
  const rows = rowsFor(title, here);
  if (isWhole || title.onEveryCall) return rows;
  const kinds = Map.groupBy(rows, ({ served, expectation, by }) =>
    JSON.stringify([by, expectation.kind, expectation.rights ?? rightsOf(served.call)]),
  );
  const no = titles.indexOf(title);
  const chosen = new Set([...kinds.values()].map((kind) => kind[no % kind.length]));
  return rows.filter((row) => chosen.has(row) || title.always?.includes(nameOf(row.served)));
}

/** Makes the calls that the title may decide, in every standing; returns the wrong answers. */
function wrongFor(title: Title): Promise<string[]> {
  return rolledBack(database, async (tx) => {
    const wrong: string[] = [];
    await moveEverything(tx, "other office");
    await giveToOthers(tx);
    await title.give(tx);
    await run(tx, sql`savepoint cell`);
    const here = groundAt(ground, "other office");
    for (const { served, expectation, by } of sampledFor(title, here)) {
      const { owner: _, ...plain } = expectation;
      const without = cellsOf(served, plain, standingAt("other office", plain));
      const row = cellsOf(served, expectation, standingAs(title, served, expectation, by));
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
