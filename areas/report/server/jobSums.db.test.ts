import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { deleteCharges } from "@fairway/areas/charge/server/deleteCharges.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { deleteNote } from "@fairway/areas/note/server/deleteNote.ts";
import { listShipments } from "@fairway/areas/shipment/contract.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { listShipments as listJobs } from "@fairway/areas/shipment/server/listShipments.ts";
import type { Reach } from "@fairway/core/permission/permission.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { foldKept } from "@fairway/engine/kept/foldKept.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { bestCustomers, countJobs, monthlyProfit } from "./dashboardTable.ts";
import { keptSums } from "./keptSums.ts";

const database = await testDatabase();
const reaches = ["Owner", "Group", "Department", "Office", "Company", "All"] as const;
const yesterday = "current_date - 1";
const clerk = (reach: Reach) =>
  castActor("documentation", { change: { docSeaFCLExport: { list: reach, detail: reach } } });

async function charge(
  tx: Tx,
  unitPrices: string[],
  type: "SELL" | "BUY",
  hblid: string = job.bill,
) {
  const saved = await saveCharges(
    tx,
    clerk("All"),
    addAndUpdate.body.parse({
      hblid,
      type,
      charges: unitPrices.map((unitPrice) => plainLine(type, unitPrice)),
    }),
  );
  return saved.data.map((each) => each.id);
}

const changed = (tx: Tx, set: string) =>
  run(
    tx,
    sql`update shipment set ${sql.raw(set)} where company_id = ${companyId} and id = ${job.jobId}`,
  );

/** The dashboard for each reach; all of them include the only job. */
async function told(tx: Tx) {
  const said = [];
  for (const reach of reaches) {
    const { unbilled } = await countJobs(tx, clerk(reach));
    const best = await bestCustomers(tx, clerk(reach));
    said.push({ unbilled, customers: best.map((each) => [each.id, each.jobs, each.profitVnd]) });
  }
  return said;
}

/** The result from the lines alone, without the stored rows. */
async function lines(tx: Tx) {
  const jobs = await rows<{ id: string }>(
    tx,
    sql`select distinct s.id from shipment s
      join surcharge l on l.job_id = s.id and l.type = 'SELL'
      left join charge_claim k on k.charge_id = l.id and k.side = 'debit'
      where s.company_id = ${companyId} and s.current_status <> 'Canceled' and k.charge_id is null
        and coalesce(s.etd, s.service_date) < current_date`,
  );
  const earned = await rows<{ id: string; jobs: number; profit: string }>(
    tx,
    sql`select b.customer_id as id, count(distinct s.id)::int as jobs, coalesce(sum(
        case l.type when 'SELL' then l.amount_vnd when 'BUY' then -l.amount_vnd end), 0)::text
        as profit
      from shipment s join house_bill b on b.job_id = s.id
      left join surcharge l on l.hblid = b.id
      where s.company_id = ${companyId} and s.current_status <> 'Canceled'
        and s.service_date > current_date - 90
      group by 1 order by sum(
        case l.type when 'SELL' then l.amount_vnd when 'BUY' then -l.amount_vnd end)
        desc nulls last, 1`,
  );
  const customers = earned.map((each) => [each.id, each.jobs, each.profit]);
  return { unbilled: jobs.length, customers };
}

async function mustAgree(tx: Tx): Promise<void> {
  const truth = await lines(tx);
  expect(await told(tx)).toEqual(reaches.map(() => truth));
}

test.each([
  ["the clock folds after each", true],
  ["the clock never strikes", false],
])("unbilled jobs and best customers equal the lines through every change, while %s", (_, folds) =>
  rolledBack(database, async (tx) => {
    const unbilled: number[] = [];
    const after = async () => {
      await mustAgree(tx);
      if (folds) {
        await foldKept(tx, companyId, keptSums);
        await mustAgree(tx);
      }
      unbilled.push((await lines(tx)).unbilled);
    };
    await writeChargedJob(tx);
    await after();
    await changed(tx, `etd = ${yesterday}, service_date = ${yesterday}`);
    await charge(tx, ["700000"], "BUY");
    await after();
    const sold = await charge(tx, ["1000000", "50000"], "SELL");
    await after();
    const onOther = await charge(tx, ["30000"], "SELL", job.otherBill);
    await after();
    const note = await billNote(tx, sold);
    await after();
    await deleteCharges(tx, clerk("All"), { ids: onOther });
    await after();
    await deleteNote(tx, castActor("accountant"), { cdNoteId: note.id });
    await after();
    const again = await billNote(tx, sold.slice(0, 1));
    await after();
    await changed(tx, "etd = current_date + 3");
    await after();
    await changed(tx, `etd = ${yesterday}, service_date = current_date - 3`);
    await after();
    await changed(tx, "etd = null");
    await after();
    await run(
      tx,
      sql`update house_bill set customer_id = ${job.carrier}
        where company_id = ${companyId} and id = ${job.bill}`,
    );
    await after();
    await changed(tx, `office_id = '${offices.hph}'`);
    await after();
    await changed(tx, "service_date = current_date - 200");
    await after();
    await changed(tx, `service_date = ${yesterday}`);
    await deleteNote(tx, castActor("accountant"), { cdNoteId: again.id });
    await after();
    await cancelShipment(tx, castActor("administrator"), { id: job.jobId, reason: null });
    await after();
    expect(unbilled).toEqual([0, 0, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0]);
    if (!folds) return;
    const { length } = await rows(
      tx,
      sql`select job_id from job_unbilled where company_id = ${companyId}
        union all select job_id from job_customer where company_id = ${companyId}`,
    );
    expect(length).toBe(0);
  }),
);

test("the home sums what jobs earn only where the user may open them, as the list of jobs shows it", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await charge(tx, ["1000000"], "SELL");
    const shown = async (detail: Reach) => {
      const list: Reach = "All";
      const reader = castActor("documentation", { change: { docSeaFCLExport: { list, detail } } });
      const ask = listShipments.body.parse({ transactionType: "SFE" });
      const { data } = await listJobs(tx, reader, { ...ask, page: 1, size: 15 });
      const months = await monthlyProfit(tx, reader);
      const { unbilled } = await countJobs(tx, reader);
      return {
        list: data.map((each) => each.marginVnd),
        customers: (await bestCustomers(tx, reader)).map((each) => each.profitVnd),
        profit: months.map((each) => each.profitVnd).filter((each) => each !== "0"),
        unbilled,
      };
    };
    await changed(tx, `etd = ${yesterday}, service_date = ${yesterday}`);
    const own = await shown("Owner");
    expect(await shown("All")).toEqual(own);
    expect(own.list).toEqual(own.profit);
    expect(own.customers).toEqual(own.list);
    const { sales } = people;
    await changed(tx, `person_incharge = '${sales.id}', user_created = '${sales.id}'`);
    expect(await shown("All")).toEqual(own);
    const hidden = { list: [null], customers: [], profit: [], unbilled: 1 };
    expect(await shown("Owner")).toEqual(hidden);
    expect(await shown("None")).toEqual(hidden);
  }));

test("the tile of open jobs counts the rows of the list that it opens", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const counted = async (set: string) => {
      await changed(tx, set);
      const { open, openIn, since } = await countJobs(tx, clerk("All"));
      const criteria = { transactionType: "SFE", status: "Open", fromServiceDate: since };
      const ask = listShipments.body.parse(criteria);
      const list = await listJobs(tx, clerk("All"), { ...ask, page: 1, size: 15 });
      return [open, openIn["SFE"], list.totalItems];
    };
    expect(await counted("current_status = 'Pending'")).toEqual([1, 1, 1]);
    expect(await counted("service_date = current_date + 40")).toEqual([1, 1, 1]);
    expect(await counted("current_status = 'Finish'")).toEqual([0, 0, 0]);
  }));

test("two people who claim and free lines of one job at once, and the clock between them, leave what the lines say", async () => {
  const [first, second] = await inTransaction(database, async (tx) => {
    await writeChargedJob(tx);
    await changed(tx, `etd = ${yesterday}, service_date = ${yesterday}`);
    return charge(tx, ["1000000", "2000000"], "SELL");
  });
  const fold = () => inTransaction(database, (tx) => foldKept(tx, companyId, keptSums));
  const agree = async (unbilled: number) => {
    await inTransaction(database, mustAgree);
    expect((await inTransaction(database, lines)).unbilled).toBe(unbilled);
  };
  const note = await inTransaction(database, (tx) =>
    bareDocument(tx, castActor("documentation"), { kind: "note", number: "S1" }),
  );
  const claim = (chargeId: string | undefined) => sql`
    insert into charge_claim (company_id, charge_id, side, slot, document_id)
    values (${companyId}, ${chargeId}, 'debit', 'note', ${note})`;
  const free = (chargeId: string | undefined) => sql`
    delete from charge_claim where company_id = ${companyId} and charge_id = ${chargeId}`;
  await fold();
  await agree(1);

  // Neither transaction sees the other's claim, and the hourly job runs before and between the commits.
  const apart = async (one: (id: string | undefined) => ReturnType<typeof sql>) => {
    const left = await database.kysely.startTransaction().execute();
    const right = await database.kysely.startTransaction().execute();
    await one(first).execute(left);
    await one(second).execute(right);
    await fold();
    await left.commit().execute();
    await fold();
    await right.commit().execute();
  };
  await apart(claim);
  await agree(0);
  await fold();
  await agree(0);

  await apart(free);
  await agree(1);
  await fold();
  await agree(1);

  await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      at % 4 === 3
        ? fold()
        : inTransaction(database, async (tx) => {
            const line = at % 2 ? first : second;
            await run(tx, sql`${free(line)}`);
            if (at % 3) await run(tx, sql`${claim(line)} on conflict do nothing`);
          }),
    ),
  );
  await inTransaction(database, mustAgree);
  await fold();
  await inTransaction(database, mustAgree);
});
