import { listRadar } from "@fairway/areas/radar/contract.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";

const boxes = 50_000;

/**
 * The radar over 50,000 open boxes, of which a tenth is late or due in 72 hours: the aim is 200 ms. A
 * company without as many clocks gets them once, on its own jobs.
 */
export async function radarRows(ground: Ground): Promise<Pair[]> {
  const { companyId, bare } = ground;
  const admin = await ground.as("admin");
  await ground.find(
    `insert into box_clock (company_id, id, job_id, office_id, transaction_type, container_no, kind,
      last_free_on, due_at, currency_id, vnd_rate, price1, day2, price2, day3, price3, counted_on,
      risk_vnd)
    select j.company_id, new_id(), j.id, j.office_id, j.transaction_type, 'BENCH' || n, 'demurrage',
      current_date + n % 40 - 1, now() + make_interval(days => n % 40 - 1), 'USD', 25412.5, 40, 6, 80,
      11, 120, current_date, n % 9000 * 1000
    from (select s.*, row_number() over (order by s.id) as at from (
        select * from shipment where company_id = $1 order by id desc limit 5000) s) j
    join generate_series(1, $2::integer) n on j.at = 1 + n % least(5000,
      (select count(*) from (select from shipment where company_id = $1 limit 5000) c))
    on conflict do nothing`,
    [companyId, boxes],
  );
  await ground.find("analyze box_clock");
  return [
    {
      name: "radar over 50,000 open boxes",
      clients: [1, 8],
      ours: () => admin.send(listRadar, { page: 1, size: 15 }),
      floor: async () => {
        const shown = `select b.job_id, b.kind, b.container_no, b.due_at, b.risk_vnd from box_clock b
          where b.company_id = $1 and b.is_open and b.due_at <= now() + interval '72 hours'`;
        await bare("f_radar", `${shown} order by b.risk_vnd desc nulls last limit 15`, [companyId]);
        await bare(
          "f_radar_count",
          `select x.due_at <= now(), count(*), sum(x.risk_vnd) from (${shown}) x group by 1`,
          [companyId],
        );
      },
    },
  ];
}
