import { addAndUpdate } from "../contract.ts";
import { saveCharges } from "./saveCharges.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { updateJobStatus } from "@fairway/areas/shipment/server/updateJobStatus.ts";

const database = await testDatabase();
const boss = castActor("administrator");

const story = (fn: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await fn(tx);
  });

async function keyed(tx: Tx, type: "SELL" | "BUY", price: string) {
  const charges = [plainLine(type, price)];
  await saveCharges(tx, boss, addAndUpdate.body.parse({ hblid: job.bill, type, charges }));
}

const finish = (tx: Tx, change: object = {}) =>
  updateJobStatus(tx, boss, { jobId: job.jobId, status: "Finish", ...change });

async function reasonOf(tx: Tx, active = true) {
  const id = newId();
  await run(
    tx,
    sql`insert into margin_reason (company_id, id, code, name_en, name_vn, order_no, active)
      values (${companyId}, ${id}, ${id}, 'Reason', 'Lý do', 1, ${active})`,
  );
  return id;
}

const kept = (tx: Tx) =>
  rows(
    tx,
    sql`select trim_scale(selling_vnd)::text as selling, trim_scale(buying_vnd)::text as buying,
      note from finished_margin where company_id = ${companyId}`,
  );

test(
  "a job with a usual margin is finished without a reason, one without lines too",
  story(async (tx) => {
    expect((await finish(tx)).data.currentStatus).toBe("Finish");
    await updateJobStatus(tx, boss, { jobId: job.jobId, status: "Reopen" });
    await keyed(tx, "SELL", "1000000");
    await keyed(tx, "BUY", "900000");
    await finish(tx, { marginReasonId: await reasonOf(tx), marginNote: "not needed" });
    expect(await kept(tx)).toEqual([]);
  }),
);

test.each([
  ["at a loss", "1000000", "1200000", "-20"],
  ["at no profit", "1000000", "1000000", "0 %"],
  ["above the cap of the office", "1000000", "100000", "90"],
] as const)("a job %s is finished with a reason only", (_name, sold, bought, named) =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await keyed(tx, "SELL", sold);
    await keyed(tx, "BUY", bought);
    const refused = await refusal(finish(tx));
    expect(refused.code).toBe("shipment.marginWithoutReason");
    expect(refused.fields.map(({ field }) => field)).toEqual(["marginReasonId"]);
    expect(refused.say("en")).toContain(named);
    const off = await reasonOf(tx, false);
    for (const marginReasonId of [off, newId()]) {
      const unknown = await refusal(finish(tx, { marginReasonId }));
      expect(unknown.code).toBe("shipment.marginReasonUnknown");
    }
    await finish(tx, { marginReasonId: await reasonOf(tx), marginNote: "season" });
    const [selling, buying] = [Number(sold) * 2, Number(bought) * 2].map(String);
    expect(await kept(tx)).toEqual([{ selling, buying, note: "season" }]);
    await updateJobStatus(tx, boss, { jobId: job.jobId, status: "Reopen" });
    expect(await kept(tx)).toEqual([]);
  }),
);

test(
  "an office decides above which margin it wants a reason",
  story(async (tx) => {
    await keyed(tx, "SELL", "1000000");
    await keyed(tx, "BUY", "700000");
    await run(
      tx,
      sql`insert into office_setting (company_id, id, office_id, margin_cap)
        values (${companyId}, ${newId()}, ${offices.hcm}, 25)
        on conflict (company_id, office_id) do update set margin_cap = 25`,
    );
    expect((await refusal(finish(tx))).say("en")).toContain("above 25 %");
    await run(tx, sql`update office_setting set margin_cap = 30 where company_id = ${companyId}`);
    expect((await finish(tx)).data.currentStatus).toBe("Finish");
  }),
);

test(
  "a kept reason has figures that need one, in PostgreSQL too",
  story(async (tx) => {
    const reason = await reasonOf(tx);
    const write = one(
      tx,
      sql`insert into finished_margin (company_id, id, job_id, reason_id, selling_vnd, buying_vnd, margin_cap)
        values (${companyId}, ${newId()}, ${job.jobId}, ${reason}, 100, 60, 50) returning id`,
    );
    await expect(write).rejects.toThrow("finished_margin_ended_with_reason");
  }),
);
