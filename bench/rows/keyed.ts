import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { validateCheckPoint } from "@fairway/areas/charge/contractChecks.ts";
import { lookUpPrices } from "@fairway/areas/tariff/contract.ts";
import { tariffAsk } from "@fairway/areas/tariff/model/lookup.ts";
import { copyText, inBareTransaction, makeFloor } from "../load/floorTables.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";
import { type BillableJob, makeBillable } from "./billable.ts";

const day = "2026-11-20";
const tariffs = 200;
const linesOfTariff = 500;
const linesOfCustomer = 50_000;

/**
 * What happens while charges are keyed: 20 and 200 lines are saved, tariffs give 20 prices, and a
 * customer with 50,000 lines passes a check point.
 */
export async function keyedRows(ground: Ground): Promise<Pair[]> {
  await makeFloor(ground.database, ["surcharge"]);
  return [
    await saveRow(ground, 20, 0.25),
    await saveRow(ground, 200),
    await tariffRow(ground),
    await checkRow(ground),
  ];
}

/** Keys new selling lines on a bill with one line. */
async function saveRow(ground: Ground, lines: number, target?: number): Promise<Pair> {
  const { companyId, database } = ground;
  const clerk = await ground.as("truc");
  let waiting: BillableJob[] = [];
  const [model] = await ground.find<{ id: string }>(
    `select id from surcharge where company_id = $1 and type = 'SELL' and currency_id = 'VND' limit 1`,
    [companyId],
  );
  const charges = await ground.find<{ id: string; unit: string }>(
    `select c.id, coalesce(c.unit_id, u.id) as unit
    from charge c join unit u on u.company_id = c.company_id and u.code = 'SET'
    where c.company_id = $1 and c.active and c.type = 'DEBIT' and 'SFE' = any(c.service_type_id)
    order by c.code`,
    [companyId],
  );
  const copied = await copyText(
    database,
    "surcharge",
    "surcharge t, generate_series(1, $4::int) n where t.company_id = $2 and t.id = $3",
    { id: "gen_random_uuid()", hblid: "$1::uuid", line_no: "n" },
  );
  return {
    name: `save ${lines} lines of a bill`,
    ...(target ? { target } : {}),
    clients: [1],
    prepare: async (clients, seconds) => {
      const most = Math.min(80, 4_000 / lines);
      const needed = Math.ceil(seconds * most) + clients - waiting.length;
      if (needed > 0) waiting = [...waiting, ...(await makeBillable(ground, needed, 1))];
    },
    ours: async () => {
      const job = waiting.pop();
      if (!job) throw new Error("all jobs that were made ready have lines");
      await clerk.send(addAndUpdate, {
        hblid: job.billId,
        type: "SELL",
        charges: Array.from({ length: lines }, (_, at) => {
          const charge = charges[at % charges.length];
          return {
            chargeId: charge?.id,
            quantity: "2",
            unitId: charge?.unit,
            unitPrice: String(100 + at),
            currencyId: at % 2 ? "VND" : "USD",
            vatrate: "8",
            paymentObjectId: job.customerId,
            payerId: null,
            exchangeDate: day,
            notes: `line ${at}`,
          };
        }),
      });
    },
    floor: (at) =>
      inBareTransaction(database, async (send) => {
        const bill = `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
        await send(`f_save_${lines}`, copied, [bill, companyId, model?.id, lines]);
      }),
  };
}

/** The prices of 20 charges by 200 tariffs of 500 lines, of which two are for the customer. */
async function tariffRow(ground: Ground): Promise<Pair> {
  const { companyId, bare } = ground;
  await fillTariffs(ground);
  const clerk = await ground.as("truc");
  const [tariff] = await ground.find<{ customer: string; office: string }>(
    `select customer, apply_office_id as office from tariff
    where company_id = $1 and tariff_name = 'BENCH 2'`,
    [companyId],
  );
  const lines = await ground.find<{ chargeId: string; pol: string }>(
    `select distinct on (l.charge_id) l.charge_id as "chargeId", l.pol from tariff_line l
    join tariff t on t.company_id = $1 and t.id = l.tariff_id and t.tariff_name = 'BENCH 2'
    where l.company_id = $1 order by l.charge_id, l.line_no limit 20`,
    [companyId],
  );
  const asked = lines.map(({ chargeId }) => chargeId);
  const pol = lines[0]?.pol;
  return {
    name: "prices of 20 charges among 100,000 lines of tariffs",
    target: 0.5,
    clients: [1],
    ours: () =>
      clerk.send(
        lookUpPrices,
        tariffAsk.parse({
          type: "SELL",
          transactionType: "SFE",
          serviceDate: day,
          customerId: tariff?.customer,
          pol,
          goods: { gw: "18250.5", packages: "640", containers: [] },
          charges: asked.map((chargeId) => ({ chargeId })),
        }),
      ),
    floor: () =>
      bare(
        "f_tariff",
        `select l.charge_id, l.unit_price, l.currency_id, l.vatrate, l.unit_id, t.tariff_name, u.code
        from tariff t
        join tariff_line l on l.company_id = $1 and l.tariff_id = t.id
          and l.charge_id = any($2::uuid[]) and (l.pol is null or l.pol = $3)
        join unit u on u.company_id = $1 and u.id = l.unit_id
        where t.company_id = $1 and t.status and t.product_service = 'SFE'
          and t.apply_office_id = $4 and $5::date between t.effective_date and t.expired_date
          and (t.tariff_type = 'General' or t.customer = $6)`,
        [companyId, asked, pol, tariff?.office, day, tariff?.customer],
      ),
  };
}

async function fillTariffs(ground: Ground): Promise<void> {
  const { companyId } = ground;
  const [filled] = await ground.find(
    "select id from tariff where company_id = $1 and tariff_name = 'BENCH 1'",
    [companyId],
  );
  if (filled) return;
  await ground.find(
    `insert into tariff (company_id, id, tariff_name, tariff_type, effective_date, expired_date,
      apply_office_id, product_service, customer)
    select p.company_id, new_id(), 'BENCH ' || p.n, case p.n when 1 then 'General' else 'Customer' end,
      '2026-01-01', '2026-12-31', o.id, 'SFE', case when p.n > 1 then p.id end
    from (select company_id, id, row_number() over (order by md5(id::text)) as n from partner
      where company_id = $1 and partner_type = 'Customer' and active) p
    join office o on o.company_id = p.company_id and o.code = 'HCM'
    where p.n <= $2`,
    [companyId, tariffs],
  );
  await ground.find(
    `insert into tariff_line (company_id, id, tariff_id, line_no, charge_id, pol, type, unit_price,
      unit_id, currency_id)
    select t.company_id, new_id(), t.id, row_number() over (partition by t.id), c.id, p.id, 'Single',
      100 + c.n, u.id, 'USD'
    from tariff t
    join (select company_id, id, row_number() over (order by code) as n from charge
      where company_id = $1 and type = 'DEBIT' and active) c on c.n <= 20
    join (select id, row_number() over (order by code) as n from place
      where company_id = $1 and place_type = 'Port' and active) p on p.n <= $2::int / 20
    join unit u on u.company_id = t.company_id and u.code = 'SET'
    where t.company_id = $1 and t.tariff_name like 'BENCH %'`,
    [companyId, linesOfTariff],
  );
  await ground.find("analyze tariff, tariff_line");
}

/** The office stops customers above their limit while the row is measured. */
async function checkRow(ground: Ground): Promise<Pair> {
  const { companyId, bare } = ground;
  const clerk = await ground.as("truc");
  const jobs = await makeBillable(ground, linesOfCustomer / 2_000, 2_000);
  const [job] = jobs;
  const [office] = await ground.find<{ id: string; salesman: string }>(
    `select s.office_id as id, b.sale_man_id as salesman from house_bill b
    join shipment s on s.company_id = b.company_id and s.id = b.job_id
    where b.company_id = $1 and b.id = $2`,
    [companyId, job?.billId],
  );
  await ground.find(
    `insert into office_setting (company_id, id, office_id) select $1, new_id(), $2
    where not exists (select from office_setting where company_id = $1 and office_id = $2)`,
    [companyId, office?.id],
  );
  const apply = (type: string) =>
    ground.find(
      `update office_setting set apply_type = $3, apply_partner = 'Both', credit_limit = true,
        over_payment_term = true
      where company_id = $1 and office_id = $2`,
      [companyId, office?.id, type],
    );
  return {
    name: "check point of a customer with 50,000 open lines",
    clients: [1],
    prepare: async () => {
      await apply("Alert");
    },
    finish: async () => {
      await apply("None");
    },
    ours: () =>
      clerk.send(validateCheckPoint, { partnerId: job?.customerId, hblId: job?.billId, type: 5 }),
    floor: () =>
      bare(
        "f_check",
        `select a.credit_limit, a.credit_limit_rate, x.vnd from partner_agreement a
        cross join lateral (
          select sum(vnd) as vnd from (
            select total_vnd as vnd from open_sum
            where company_id = $1 and partner_id = $2 and sale_man_id = $3
            union all
            select total_vnd from open_sum_move
            where company_id = $1 and partner_id = $2 and sale_man_id = $3
            union all
            select open_vnd from due
            where company_id = $1 and partner_id = $2 and is_open and side = 'debit') s) x
        where a.company_id = $1 and a.partner_id = $2 and a.saleman_id = $3 and a.active`,
        [companyId, job?.customerId, office?.salesman],
      ),
  };
}
