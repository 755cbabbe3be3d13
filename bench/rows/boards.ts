import { stageBoard } from "@fairway/areas/stage/contract.ts";
import { tripBoard } from "@fairway/areas/trip/contract.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";

const jobs = 200;

/**
 * The boards of 200 jobs with a trip and an open stage each; a company without as many gets them once,
 * on its newest jobs in work.
 */
export async function boardRows(ground: Ground): Promise<Pair[]> {
  const { companyId, bare } = ground;
  const admin = await ground.as("admin");
  const newest = `select s.id, s.user_created from shipment s
    where s.company_id = $1 and not s.is_locked and s.current_status not in ('Finish', 'Canceled')
    order by s.id desc limit $2::integer`;
  await ground.find(
    `with job as (${newest}), made as (
      insert into trip (company_id, id, job_id, serial, goods, user_created)
      select $1, new_id(), j.id, 90, 'BENCH', j.user_created from job j
      on conflict do nothing returning id)
    insert into trip_stop (company_id, id, trip_id, position, kind, place, planned_at)
    select $1, new_id(), m.id, p.position, p.kind, p.kind, now() + make_interval(hours => p.position)
    from made m cross join (values (1, 'PickUp'), (2, 'Deliver')) p (position, kind)`,
    [companyId, jobs],
  );
  await ground.find("analyze trip");
  const size = { page: 1, size: 200 };
  return [
    {
      name: "dispatch board of 200 jobs",
      clients: [1, 8],
      ours: () => admin.send(tripBoard, size),
      floor: () =>
        bare(
          "f_trips",
          `select t.*, s.job_no, (select jsonb_agg(p) from trip_stop p
              where p.company_id = $1 and p.trip_id = t.id) as stops
            from trip t join shipment s on s.company_id = $1 and s.id = t.job_id
            where t.company_id = $1 and t.state not in ('Closed', 'Dropped')
            order by t.datetime_created desc limit 200`,
          [companyId],
        ),
    },
    {
      name: "assignment board of 200 stages",
      clients: [1, 8],
      ours: () => admin.send(stageBoard, size),
      floor: () =>
        bare(
          "f_stages",
          `select a.*, s.job_no from stage_assigned a
            join shipment s on s.company_id = $1 and s.id = a.job_id
            where a.company_id = $1 and a.status in ('InSchedule', 'Processing', 'Overdued')
            order by a.deadline nulls last limit 200`,
          [companyId],
        ),
    },
  ];
}
