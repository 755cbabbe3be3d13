import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { writeOlderJob } from "../../../tests/cast/olderJob.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { addAndUpdate } from "../contract.ts";
import { recentCharges } from "./recentCharges.ts";
import { saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const ownJobs = castActor("documentation", { change: { docSeaFCLExport: { detail: "Owner" } } });

/** Runs a story with an older job of the same customer, which a colleague opened. */
const story = (play: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const older = await writeOlderJob(tx);
    for (const type of ["SELL", "BUY"] as const) {
      const paidTo = type === "BUY" ? { paymentObjectId: job.port } : {};
      const charges = [{ ...plainLine(type, "1450"), ...paidTo }];
      await saveCharges(tx, lan, addAndUpdate.body.parse({ hblid: older.bill, type, charges }));
    }
    await run(
      tx,
      sql`update shipment set coloader_id = ${job.carrier}
        where company_id = ${companyId} and id = ${job.jobId}`,
    );
    await play(tx);
  });

const found = async (tx: Tx, actor: Actor, jobNo: string | null) =>
  (await recentCharges(tx, actor, { hblid: job.bill, jobNo })).map((line) => [
    line.type,
    line.unitPrice,
    line.partnerId,
    line.jobNo,
  ]);

test(
  "the charges of the customer's last job on the route come with the partners of this job",
  story(async (tx) => {
    const lines = [
      ["BUY", "1450", job.carrier, "SEF2610/00007"],
      ["SELL", "1450", job.customer, "SEF2610/00007"],
    ];
    expect(await found(tx, lan, null)).toEqual(lines);
    expect(await found(tx, lan, "SEF2610/00007")).toEqual(lines);
    expect(await found(tx, lan, " sef2610/00007")).toEqual(lines);
  }),
);

test(
  "the charges of a job are found on whichever of its bills has them",
  story(async (tx) => {
    const [first] = await rows<{ id: string }>(
      tx,
      sql`insert into house_bill (id, company_id, office_id, user_created, job_id, family, hwbno,
            customer_id, sale_man_id, is_canceled)
          select ${newId()}::uuid, company_id, office_id, user_created, job_id, family,
            'FWLAX2610001', customer_id, sale_man_id, false
          from house_bill where company_id = ${companyId} and hwbno = 'FWLAX2610007'
          returning id`,
    );
    await insertRows(tx, "sea_bill", [
      { companyId, id: first?.id, hbltype: "Original", userModified: people.sales.id },
    ]);
    expect(await found(tx, lan, "SEF2610/00007")).toEqual(await found(tx, lan, null));
    expect(await found(tx, lan, "SEF2610/00007")).toHaveLength(2);
  }),
);

test(
  "a job outside the user's reach gives no charges and is not named",
  story(async (tx) => {
    expect(await found(tx, ownJobs, null)).toEqual([]);
    const refused = await refusal(found(tx, ownJobs, "SEF2610/00007"));
    expect(refused.code).toBe("record.notFound");
  }),
);
