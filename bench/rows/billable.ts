import { randomUUID } from "node:crypto";
import { copyText } from "../load/floorTables.ts";
import type { Ground } from "../load/ground.ts";

/** A job with free selling lines on its one bill. */
export interface BillableJob {
  readonly jobId: string;
  readonly billId: string;
  readonly customerId: string;
  readonly chargeIds: readonly string[];
}

/**
 * Creates unbilled jobs of the head office, each with a number of selling lines, by copying one job
 * with its bill and one of its lines, for its customer or another one; their history is written as
 * for any other.
 */
export async function makeBillable(
  ground: Ground,
  count: number,
  lines: number,
  customerId: string | null = null,
): Promise<BillableJob[]> {
  const { companyId, database } = ground;
  const [model] = await ground.find<{ job: string; bill: string; charge: string }>(
    `select s.id as job, b.id as bill, c.id as charge
    from shipment s
    join office o on o.company_id = s.company_id and o.id = s.office_id and o.code = 'HCM'
    join house_bill b on b.company_id = s.company_id and b.job_id = s.id
    join surcharge c on c.company_id = b.company_id and c.hblid = b.id and c.type = 'SELL'
      and c.currency_id = 'VND'
    join partner p on p.company_id = b.company_id and p.id = b.customer_id and p.active
    where s.company_id = $1 and s.transaction_type = 'SFE' and not s.is_locked
      and s.current_status = 'Processing'
    order by s.job_no desc limit 1`,
    [companyId],
  );
  if (!model) throw new Error("the company has no open job to copy");
  await ground.find(`create unlogged table if not exists public.bench_billable
    (n int, job_id uuid, bill_id uuid, customer_id uuid)`);
  await ground.find("truncate public.bench_billable");
  await ground.find(
    `insert into bench_billable
    select n, new_id(), new_id(), coalesce($4, (select customer_id from house_bill
      where company_id = $1 and id = $2)) from generate_series(1, $3::int) n`,
    [companyId, model.bill, count, customerId],
  );
  const copied = (table: string, from: string, own: Record<string, string>) =>
    copyText(
      database,
      table,
      `bench_billable x join ${table} t on t.company_id = $1 and t.id = $2 ${from}`,
      own,
      "public",
    );
  const copy = async (table: string, from: string, id: string, own: Record<string, string>) => {
    await ground.find(await copied(table, from, own), [companyId, id]);
  };
  await copy("shipment", "", model.job, {
    id: "x.job_id",
    job_no: "'BENCH' || x.job_id",
    mawb: "null",
    datetime_modified: "now()",
  });
  await copy("sea_job", "", model.job, { id: "x.job_id" });
  // One statement, because a sea bill is not written without its part.
  const bill = {
    id: "x.bill_id",
    job_id: "x.job_id",
    hwbno: "'BENCH' || x.bill_id",
    customer_id: "x.customer_id",
  };
  const root = await copied("house_bill", "", bill);
  const part = await copied("sea_bill", "", { id: "x.bill_id" });
  await ground.find(`with root as (${root}) ${part}`, [companyId, model.bill]);
  await copy("surcharge", `cross join generate_series(1, ${lines}) k`, model.charge, {
    id: "new_id()",
    hblid: "x.bill_id",
    job_id: "x.job_id",
    line_no: "k",
    payment_object_id: "x.customer_id",
  });
  await ground.find("analyze bench_billable");
  return ground.find<BillableJob>(
    `select x.job_id as "jobId", x.bill_id as "billId", x.customer_id as "customerId",
      array_agg(c.id::text order by c.line_no) as "chargeIds"
    from bench_billable x
    join surcharge c on c.company_id = $1 and c.job_id = x.job_id
    group by x.n, x.job_id, x.bill_id, x.customer_id order by x.n`,
    [companyId],
  );
}

/** Creates a customer like that of the jobs of `makeBillable`, with an agreement of the same salesman. */
export async function makeCustomer(ground: Ground): Promise<string> {
  const { companyId, database } = ground;
  const [job] = await makeBillable(ground, 1, 1);
  const id = randomUUID();
  const name = `BENCH ${id}`;
  const copy = async (table: string, where: string, own: Record<string, string>) => {
    const from = `${table} t where t.company_id = $1 and t.${where} and $3::uuid is not null`;
    const text = await copyText(database, table, from, own, "public");
    return (await database.pool.query(text, [companyId, job?.customerId, id])).rowCount ?? 0;
  };
  await copy("partner", "id = $2", {
    id: "$3::uuid",
    account_no: `'${name}'`,
    tax_code: `'${name}'`,
    short_name: `'${name}'`,
    internal_reference_no: "null",
    internal_code: "null",
    parent_id: "null",
  });
  const agreements = await copy("partner_agreement", "partner_id = $2", {
    id: "$3::uuid",
    partner_id: "$3::uuid",
    contract_no: `'${name}'`,
  });
  if (agreements !== 1) throw new Error(`a customer of the company has ${agreements} agreements`);
  for (const part of ["office", "service"]) {
    const ofOne =
      "agreement_id = (select id from partner_agreement where company_id = $1 and partner_id = $2)";
    await copy(`partner_agreement_${part}`, ofOne, { id: "new_id()", agreement_id: "$3::uuid" });
  }
  return id;
}
