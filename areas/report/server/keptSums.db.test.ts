import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { foldKept } from "@fairway/engine/kept/foldKept.ts";
import { keptRows } from "@fairway/engine/kept/kept.ts";
import { keptDifferences } from "@fairway/engine/kept/keptDifferences.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote } from "../../../tests/cast/billing.ts";
import { chargedJob as job, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { deleteInvoice } from "@fairway/areas/invoice/server/deleteInvoice.ts";
import { keptSums } from "./keptSums.ts";
import { openLines } from "@fairway/areas/due/server/openLines.ts";

const database = await testDatabase();
const fold = (tx: Tx) => foldKept(tx, companyId, keptSums);

/** What is open of the job's customer by type, in VND. */
async function open(tx: Tx) {
  const found = await rows<{ type: string; lines: number; vnd: string }>(
    tx,
    sql`select type, sum(lines)::int as lines, sum(total_vnd)::text as vnd
      from (${keptRows(openLines, companyId, sql`d.partner_id = ${job.customer} and d.side = 'debit'`)}) d
      group by type order by type`,
  );
  return found.map((each) => [each.type, each.lines, each.vnd]);
}

const differences = async (tx: Tx) =>
  (await Promise.all(keptSums.map((kept) => keptDifferences(tx, companyId, kept)))).flat();

test("lines that no invoice holds are kept by partner, before and after the clock folds", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const { selling } = await keyMainJobCharges(tx);
    const whole = [
      ["OBH", 1, "4400000"],
      ["SELL", 4, "84207715"],
    ];
    expect(await open(tx)).toEqual(whole);
    await fold(tx);
    expect(await open(tx)).toEqual(whole);
    await billNote(tx, selling);
    expect(await open(tx)).toEqual(whole);
    const { id } = await billInvoice(tx, selling);
    expect(await open(tx)).toEqual(whole.slice(0, 1));
    await fold(tx);
    expect(await open(tx)).toEqual(whole.slice(0, 1));
    await deleteInvoice(tx, castActor("accountant"), { id });
    expect(await open(tx)).toEqual(whole);
    await fold(tx);
    expect(await differences(tx)).toEqual([]);
  }));

test("a recount finds a kept row that was changed by hand", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await keyMainJobCharges(tx);
    await fold(tx);
    await run(
      tx,
      sql`update open_line set total_vnd = total_vnd + 1
        where company_id = ${companyId} and type = 'OBH' and side = 'debit'`,
    );
    const found = await differences(tx);
    expect(found.map((each) => [each.isKept, each.row["total_vnd"]])).toEqual([
      [true, 4400001],
      [false, 4400000],
    ]);
    expect(found[0]?.row["job_id"]).toBe(job.jobId);
  }));
