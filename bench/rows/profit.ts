import { getShipmentTotalProfit } from "@fairway/areas/charge/contract.ts";
import { keptSums, profitDays } from "@fairway/areas/report/server/keptSums.ts";
import { getDashboard } from "@fairway/areas/report/contract.ts";
import { inTransaction, readOnly, rows as read } from "@fairway/engine/db/tx.ts";
import { foldKept } from "@fairway/engine/kept/foldKept.ts";
import { keptRows } from "@fairway/engine/kept/kept.ts";
import { sql } from "kysely";
import { makeFloor } from "../load/floorTables.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";
import { makeBillable } from "./billable.ts";

const touchedDays = 20;
const linesOfLargeJob = 2_000;

/** Profit by month, office and service over all charges, and the dashboard. */
export async function profitRows(ground: Ground): Promise<Pair[]> {
  const { companyId, database, bare } = ground;
  // Other rows of the bench change in seconds what an office changes in days.
  await inTransaction(database, (tx) => foldKept(tx, companyId, keptSums));
  await makeFloor(database, ["profit_day"]);
  await ground.find("insert into floor.profit_day select * from profit_day");
  await ground.find("analyze floor.profit_day");
  await ground.find(
    `insert into kept_noted (company_id, office_id, transaction_type, service_date)
    select company_id, office_id, transaction_type, service_date from profit_day
    where company_id = $1 order by service_date desc limit $2`,
    [companyId, touchedDays],
  );
  const sums = (from: string) => `select date_trunc('month', d.service_date)::date as month,
    d.office_id, d.transaction_type, sum(d.jobs) as jobs, sum(d.selling_vnd) as selling,
    sum(d.buying_vnd) as buying from ${from} d where d.company_id = $1 group by 1, 2, 3`;
  const fromLines = `select date_trunc('month', s.service_date)::date as month, s.office_id,
      s.transaction_type, count(distinct s.id) as jobs,
      coalesce(sum(c.amount_vnd) filter (where c.type = 'SELL'), 0) as selling,
      coalesce(sum(c.amount_vnd) filter (where c.type = 'BUY'), 0) as buying
    from shipment s
    left join surcharge c on c.company_id = s.company_id and c.job_id = s.id
    where s.company_id = $1 and s.current_status <> 'Canceled' group by 1, 2, 3`;
  const ours = () =>
    readOnly(database, (tx) =>
      read<object>(
        tx,
        sql`select date_trunc('month', d.service_date)::date as month, d.office_id,
          d.transaction_type, sum(d.jobs) as jobs, sum(d.selling_vnd) as selling,
          sum(d.buying_vnd) as buying
        from (${keptRows(profitDays, companyId, sql`true`, "byKey")}) d group by 1, 2, 3`,
      ),
    );
  mustBeEqual(await ours(), await ground.find(fromLines, [companyId]));
  const [office] = await ground.find<{ id: string }>(
    "select id from office where company_id = $1 and code = 'HCM'",
    [companyId],
  );
  const manager = await ground.as("long");
  const [large] = await makeBillable(ground, 1, linesOfLargeJob);
  return [
    {
      name: "profit of a job of 2,000 lines",
      target: 0.5,
      clients: [1],
      ours: () => manager.send(getShipmentTotalProfit, { jobId: large?.jobId }),
      floor: () =>
        bare(
          "f_job_profit",
          `select s.hblid, s.type, sum(s.amount_vnd), sum(s.amount_usd),
            sum(s.amount_vnd) filter (where k.charge_id is not null or s.invoice_no is not null),
            sum(s.amount_usd) filter (where k.charge_id is not null or s.invoice_no is not null),
            sum(s.amount_vnd * k.share), sum(s.amount_usd * k.share)
          from surcharge s
          left join (
            select k.charge_id, k.side, max(u.cleared / u.total) as share
            from surcharge l
            join charge_claim k on k.company_id = $1 and k.charge_id = l.id
            left join due u on u.company_id = $1 and u.document_id = k.document_id and u.side = k.side
            where l.company_id = $1 and l.job_id = $2
            group by k.charge_id, k.side) k on k.charge_id = s.id
            and k.side = case s.type when 'BUY' then 'credit' else 'debit' end
          where s.company_id = $1 and s.job_id = $2 group by s.hblid, s.type`,
          [companyId, large?.jobId],
        ),
    },
    {
      name: "profit by month, office and service, all years",
      target: 0.5,
      clients: [1],
      ours,
      floor: () => bare("f_profit", sums("floor.profit_day"), [companyId]),
      against: {
        name: "from the lines",
        work: () => ground.find(fromLines, [companyId]),
      },
    },
    {
      name: "dashboard of an office, to six sums of it",
      clients: [1, 8],
      ours: () => manager.send(getDashboard, {}),
      floor: () =>
        bare(
          "f_months",
          `select date_trunc('month', d.service_date)::date, sum(d.jobs), sum(d.selling_vnd),
            sum(d.buying_vnd) from floor.profit_day d
          where d.company_id = $1 and d.office_id = $2 and d.transaction_type = 'SFE'
            and d.service_date >= '2026-06-01' group by 1`,
          [companyId, office?.id],
        ),
    },
  ];
}

/** Compares every month of every office and service exactly; a difference ends the bench. */
function mustBeEqual(ours: readonly object[], lines: readonly object[]): void {
  const said = (rows: readonly object[]) =>
    rows
      .map((row) => {
        const fields = row as Record<string, unknown>;
        const unit = fields["officeId"] ?? fields["office_id"];
        const type = fields["transactionType"] ?? fields["transaction_type"];
        return [fields["month"], unit, type, fields["jobs"], fields["selling"], fields["buying"]]
          .map(String)
          .join();
      })
      .sort();
  const [a, b] = [said(ours), said(lines)];
  const wrong = a.findIndex((each, at) => each !== b[at]);
  if (a.length !== b.length || wrong >= 0) {
    throw new Error(`profit by day says ${a[wrong]}, the lines say ${b[wrong]}`);
  }
  console.log(`profit of ${a.length} months of offices and services equals the lines to the unit`);
}
