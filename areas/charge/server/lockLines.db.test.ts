import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { chargeLine } from "../model/chargeLine.ts";
import { lockLinkableLines } from "./linkedCharges.ts";
import { lockCharges } from "./lockCharges.ts";
import { saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const clerk = castActor("documentation");
const { bill, carrier, customer } = chargedJob;
let ids: string[];

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeChargedJob(tx);
    const charges = ["100000", "200000"].map((price) => chargeLine.parse(plainLine("SELL", price)));
    const ask = { hblid: bill, type: "SELL" as const, charges, removed: [] };
    ids = (await saveCharges(tx, clerk, ask)).data.map(({ id }) => id);
  }),
);

/** Waits until another transaction waits for this one. */
async function untilSomebodyWaits(tx: Tx, isOver: () => boolean): Promise<void> {
  const waits = sql`select count(*) > 0 as met from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  while (!isOver() && !(await one<{ met: boolean }>(tx, waits)).met) {
    await new Promise((done) => void setTimeout(done, 20));
  }
}

test.each([
  ["a document", (tx: Tx) => lockCharges(tx, clerk, { chargeIds: ids })],
  ["a link", (tx: Tx) => lockLinkableLines(tx, clerk, ids)],
] as const)("%s locks lines with the partner that a merge gave them meanwhile", async (_, lock) => {
  for (const [partner, name] of [
    [carrier, "Evergreen"],
    [customer, "Hoa Sen Export"],
  ] as const) {
    let isOver = false;
    const { waiting } = await inTransaction(database, async (tx) => {
      await run(
        tx,
        sql`update surcharge set payment_object_id = ${partner}
          where company_id = ${companyId} and id = ${ids[0]}`,
      );
      const others = inTransaction(database, lock).finally(() => {
        isOver = true;
      });
      others.catch(() => undefined);
      await untilSomebodyWaits(tx, () => isOver);
      return { waiting: others };
    });
    expect((await waiting).map(({ id, paymentObjectId }) => [id, paymentObjectId])).toEqual([
      [ids[0], partner],
      [ids[1], customer],
    ]);
    expect((await waiting)[0]?.paymentObjectName).toBe(name);
  }
});
