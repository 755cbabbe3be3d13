import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { addAndUpdate, getByHB } from "../contract.ts";
import { deleteCharges } from "./deleteCharges.ts";
import { listCharges } from "./listCharges.ts";
import { houseBillProfit } from "./profits.ts";
import { saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const clerk = castActor("documentation");

const story = (fn: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await fn(tx);
  });

type Type = "SELL" | "BUY";

const save = async (tx: Tx, type: Type, prices: readonly string[], removed: unknown[] = []) => {
  const charges = prices.map((price) => plainLine(type, price));
  const ask = addAndUpdate.body.parse({ hblid: job.bill, type, charges, removed });
  return (await saveCharges(tx, clerk, ask)).data;
};

const list = (tx: Tx, type: Type, withDeleted?: string) =>
  listCharges(tx, clerk, getByHB.query.parse({ hbId: job.bill, type, withDeleted }));

describe("a deleted line (CH-22)", () => {
  test(
    "leaves list, profit and sums, and is read with the time and the person on request",
    story(async (tx) => {
      const [freight, thc] = await save(tx, "SELL", ["1000000", "200000"]);
      await deleteCharges(tx, clerk, { ids: [freight?.id ?? ""] });
      const usual = await list(tx, "SELL");
      expect([usual.data.map((each) => each.id), usual.deleted]).toEqual([[thc?.id], []]);
      expect((await houseBillProfit(tx, clerk, { hblid: job.bill })).selling.vnd).toBe("400000");

      const { data, deleted } = await list(tx, "SELL", "true");
      expect(data.map((each) => each.isDeleted)).toEqual([false]);
      expect(deleted).toMatchObject([
        {
          id: freight?.id,
          isDeleted: true,
          deletedBy: people.documentation.nameEn,
          chargeCode: "SS_OCF",
          paymentObjectName: "Hoa Sen Export",
          unitPrice: "1000000",
          amountVnd: "2000000",
        },
      ]);
      expect(Date.parse(deleted[0]?.deletedAt ?? "")).toBeGreaterThan(Date.now() - 600_000);
      expect((await list(tx, "BUY", "true")).deleted).toEqual([]);
    }),
  );

  test(
    "that a save removes is kept as well, the last one first",
    story(async (tx) => {
      const [first, second] = await save(tx, "BUY", ["100", "200"]);
      await save(tx, "BUY", [], [{ id: first?.id, version: 1 }]);
      await save(tx, "BUY", [], [{ id: second?.id, version: 1 }]);
      const { data, deleted } = await list(tx, "BUY", "true");
      expect([data, deleted.map((each) => each.id)]).toEqual([[], [second?.id, first?.id]]);
    }),
  );

  test(
    "does not prevent the same charge from being keyed again",
    story(async (tx) => {
      const [first] = await save(tx, "BUY", ["100"]);
      expect((await refusal(save(tx, "BUY", ["100"]))).code).toBe("ask.invalid");
      await deleteCharges(tx, clerk, { ids: [first?.id ?? ""] });
      expect(await save(tx, "BUY", ["100"])).toHaveLength(1);
    }),
  );

  test(
    "goes with its bill",
    story(async (tx) => {
      const [line] = await save(tx, "SELL", ["100", "200"]);
      await deleteCharges(tx, clerk, { ids: [line?.id ?? ""] });
      await run(
        tx,
        sql`delete from house_bill where company_id = ${companyId} and id = ${job.bill}`,
      );
      expect(
        await rows(tx, sql`select from deleted_surcharge where company_id = ${companyId}`),
      ).toEqual([]);
      expect(await rows(tx, sql`select from surcharge where company_id = ${companyId}`)).toEqual(
        [],
      );
    }),
  );

  test("keeps every column of a line", () =>
    rolledBack(database, async (tx) => {
      const columnsOf = (table: string) =>
        rows<{ column: string; type: string }>(
          tx,
          sql`select attname as column, format_type(atttypid, atttypmod) as type from pg_attribute
            where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
              and attname not in ('deleted_at', 'deleted_by') order by 1`,
        );
      // A migration that adds a column to `surcharge` adds it to `deleted_surcharge`, too.
      expect(await columnsOf("deleted_surcharge")).toEqual(await columnsOf("surcharge"));
    }));
});
