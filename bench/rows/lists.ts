import { listShipments } from "@fairway/areas/shipment/contract.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";
import { jobColumns, jobsInOffice, newestCount, newestPage } from "../load/newestJobs.ts";

/** The list of jobs for users of an office: as it opens, over 90 days, of a customer. */
export async function listRows(ground: Ground): Promise<Pair[]> {
  const { companyId, bare } = ground;
  const people = await ground.find<{ username: string; officeId: string; customers: string[] }>(
    `select distinct on (o.n) u.username, o.id as "officeId", array(
        select b.customer_id from house_bill b where b.company_id = o.company_id
          and b.office_id = o.id group by 1 order by count(*) desc, 1 limit 40) as customers
    from (select *, row_number() over (order by (select count(*) from shipment s
        where s.company_id = f.company_id and s.office_id = f.id) desc) as n from office f) o
    join user_level l on l.company_id = o.company_id and l.office_id = o.id
    join department d on d.company_id = l.company_id and d.id = l.department_id
    join sys_user u on u.company_id = l.company_id and u.id = l.user_id
    where d.code like '%-DOC' and u.username not in ('long') and o.n <= 4
    order by o.n, u.username`,
  );
  const callers = await Promise.all(people.map((each) => ground.as(each.username)));
  const turn = (at: number) => {
    const who = at % people.length;
    const person = people[who];
    const caller = callers[who];
    if (!person || !caller) throw new Error("the company has no office");
    return { ...person, caller, customer: person.customers[(at >> 2) % person.customers.length] };
  };
  // Any 90 days of seven years, the same for both sides of a pair.
  const days = (at: number) => {
    const from = new Date(Date.UTC(2019, 6, 1) + ((at * 37) % 2500) * 86_400_000);
    const to = new Date(from.getTime() + 89 * 86_400_000);
    return { from: from.toISOString().slice(0, 10), to: to.toISOString().slice(0, 10) };
  };
  const list = (at: number, criteria: object) =>
    turn(at).caller.send(listShipments, { page: 1, size: 15, transactionType: "SFE", ...criteria });
  const range = (at: number) => {
    const { from, to } = days(at);
    return { fromServiceDate: from, toServiceDate: to };
  };

  return [
    {
      name: "jobs of an office, newest 15, capped count",
      target: 0.2,
      ours: (at) => list(at, {}),
      floor: async (at) => {
        const values = [companyId, turn(at).officeId];
        await bare("f_new", newestPage, values);
        await bare("f_new_count", newestCount, values);
      },
    },
    {
      name: "jobs of an office in 90 days, exact count",
      target: 0.6,
      ours: (at) => list(at, range(at)),
      floor: (at) => twoPhase(ground, "f_days", turn(at).officeId, Object.values(days(at)), ""),
      against: {
        name: "the obvious SQL",
        work: async (at) => {
          const where = `${jobsInOffice} and s.service_date between $3 and $4`;
          const values = [companyId, turn(at).officeId, ...Object.values(days(at))];
          await bare(
            "o_days",
            `select ${jobColumns} from shipment s where ${where} order by s.datetime_modified desc, s.id desc limit 15`,
            values,
          );
          await bare("o_days_count", `select count(*) from shipment s where ${where}`, values);
        },
      },
    },
    {
      name: "the same of one customer",
      target: 0.6,
      ours: (at) => list(at, { ...range(at), customerId: turn(at).customer }),
      floor: (at) =>
        twoPhase(
          ground,
          "f_customer",
          turn(at).officeId,
          [...Object.values(days(at)), turn(at).customer ?? ""],
          `and s.id in (select b.job_id from house_bill b
            where b.company_id = $1 and b.customer_id = $5)`,
        ),
    },
  ];
}

function twoPhase(
  { companyId, bare }: Ground,
  name: string,
  officeId: string,
  values: readonly string[],
  also: string,
) {
  return bare(
    name,
    `with found as materialized (
      select s.id, s.datetime_modified from shipment s
      where ${jobsInOffice} and s.service_date between $3 and $4 ${also}
    ), page as (select * from found order by datetime_modified desc, id desc limit 15)
    select ${jobColumns}, (select count(*) from found) from page p
    join shipment s on s.company_id = $1 and s.id = p.id
    order by p.datetime_modified desc, p.id desc`,
    [companyId, officeId, ...values],
  );
}
