import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { writeOlderJob } from "../../../tests/cast/olderJob.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { addAndUpdate, mergeCharges as mergeCall, splitCharge as splitCall } from "../contract.ts";
import { getCharges } from "./getCharges.ts";
import { saveCharges } from "./saveCharges.ts";
import { mergeCharges, splitCharge } from "./splitCharge.ts";

const database = await testDatabase();
const lan = castActor("documentation");

const story = (play: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await play(tx);
  });

const bought = async (tx: Tx) => {
  const ask = { hblid: job.bill, type: "BUY", charges: [plainLine("BUY", "1310000")] };
  const { data } = await saveCharges(tx, lan, addAndUpdate.body.parse(ask));
  const [line] = data;
  if (!line) throw new Error("no line");
  return line;
};
const all = async (tx: Tx) =>
  (await getCharges(tx, lan, { jobId: job.jobId })).map((each) => [
    each.hwbno,
    each.quantity,
    each.unitPrice,
    each.netAmount,
    each.notes,
  ]);

test(
  "CH-29: a line is shared among bills and partners of its job, and its parts are the whole",
  story(async (tx) => {
    const { id, version } = await bought(tx);
    const shares = [{ share: "33.3" }, { share: "33.3", hblid: job.otherBill }, { share: "33.4" }];
    await splitCharge(tx, lan, splitCall.body.parse({ id, version, by: "percent", shares }));
    expect(await all(tx)).toEqual([
      ["FWLAX2611061", "2", "436230", "872460", "1310000 (1/2)"],
      ["FWLAX2611061", "2", "437540", "875080", "1310000 (2/2)"],
      ["FWLAX2611062", "2", "436230", "872460", "1310000"],
    ]);
  }),
);

test(
  "CH-29: by quantity the price stays; the parts merge to the line again",
  story(async (tx) => {
    const { id, version } = await bought(tx);
    const shares = [{ share: "0.5" }, { share: "1.5", partnerId: job.port }];
    const ask = splitCall.body.parse({ id, version, by: "quantity", shares });
    const { data } = await splitCharge(tx, lan, ask);
    expect(data.map((each) => [each.quantity, each.unitPrice, each.paymentObjectId])).toEqual([
      ["0.5", "1310000", job.carrier],
      ["1.5", "1310000", job.port],
    ]);
    const lines = data.map((each) => ({ id: each.id, version: each.version }));
    const apart = await refusal(mergeCharges(tx, lan, mergeCall.body.parse({ lines })));
    expect(apart.code).toBe("charge.notOne");
    const [first, second] = data;
    const back = { ...second, paymentObjectId: job.carrier, notes: "again" };
    const same = addAndUpdate.body.parse({ hblid: job.bill, type: "BUY", charges: [back] });
    const saved = await saveCharges(tx, lan, same);
    const again = saved.data.map((each) => ({ id: each.id, version: each.version }));
    const merged = await mergeCharges(tx, lan, mergeCall.body.parse({ lines: again }));
    expect(merged.data).toHaveLength(1);
    expect(merged.data[0]).toMatchObject({
      id: first?.id,
      quantity: "2",
      unitPrice: "1310000",
      netAmount: "2620000",
      notes: "1310000; again",
    });
  }),
);

test(
  "CH-29: two vendor invoices of one number, and a sum of too many decimals, are not merged",
  story(async (tx) => {
    const mergeOf = async (lines: object[]) => {
      const charges = lines.map((each) => ({ ...plainLine("BUY", "100"), ...each }));
      const ask = addAndUpdate.body.parse({ hblid: job.bill, type: "BUY", charges });
      const { data } = await saveCharges(tx, lan, ask);
      const asked = data.map(({ id, version }) => ({ id, version }));
      return (await refusal(mergeCharges(tx, lan, mergeCall.body.parse({ lines: asked })))).code;
    };
    const invoice = { invoiceNo: "15", notes: "a", invoiceDate: "2026-11-01" };
    const series = [
      { ...invoice, seriesNo: "1C26TAA" },
      { ...invoice, seriesNo: "1C26TBB" },
    ];
    expect(await mergeOf(series)).toBe("charge.notOne");
    const sums = [
      { unitPrice: "1.11111111", quantity: "0.333333", notes: "b", currencyId: "USD" },
      { unitPrice: "3", quantity: "2", notes: "c", currencyId: "USD" },
    ];
    await run(
      tx,
      sql`delete from surcharge where company_id = ${lan.companyId} and hblid = ${job.bill}`,
    );
    expect(await mergeOf(sums)).toBe("charge.mergedPrice");
  }),
);

test(
  "CH-29: shares that are not the whole, a stale line and a bill of another job are refused",
  story(async (tx) => {
    const { id, version } = await bought(tx);
    const split = (more: object, shares: object[]) =>
      refusal(
        splitCharge(tx, lan, splitCall.body.parse({ id, version, by: "percent", shares, ...more })),
      );
    const halves = [{ share: "50" }, { share: "50" }];
    expect((await split({}, [{ share: "50" }, { share: "40" }])).fields).toMatchObject([
      { code: "charge.notWhole" },
    ]);
    expect((await split({ version: 9 }, halves)).code).toBe("record.conflict");
    const older = await writeOlderJob(tx);
    const away = [{ share: "50" }, { share: "50", hblid: older.bill }];
    expect((await split({}, away)).fields).toMatchObject([
      { field: "shares.1.hblid", code: "charge.otherJob" },
    ]);
    expect(await all(tx)).toHaveLength(1);
  }),
);
