import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { getShipment, listShipments } from "@fairway/areas/shipment/contract.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";
import { newestCountOf, newestPageOf } from "../load/newestJobs.ts";

/** Those that most jobs are of, one of each kind of goods, and one that is rare. */
const measured = ["SFE", "AE", "SLI", "SCI"];

/** The list of an office as it opens, and a job, of several services, each with its floor. */
export async function serviceRows(ground: Ground): Promise<Pair[]> {
  const { companyId, bare } = ground;
  const clerk = await ground.as("truc");
  const [office] = await ground.find<{ id: string }>(
    "select id from office where company_id = $1 and code = 'HCM'",
    [companyId],
  );
  const pairs = await Promise.all(measured.map((service) => pairsOf(service)));
  return pairs.flat();

  async function pairsOf(service: string): Promise<Pair[]> {
    const { family } = serviceOf(service);
    const jobs = await ground.find<{ id: string }>(
      `select s.id from shipment s where s.company_id = $1 and s.office_id = $2
        and s.transaction_type = $3 and s.current_status <> 'Canceled'
      order by md5(s.id::text) limit 300`,
      [companyId, office?.id, service],
    );
    const job = (at: number) => jobs[at % jobs.length]?.id ?? "";
    const values = [companyId, office?.id];
    return [
      {
        name: `list of ${service}, newest 15`,
        clients: [1],
        ours: () => clerk.send(listShipments, { page: 1, size: 15, transactionType: service }),
        floor: async () => {
          await bare(`f_new_${service}`, newestPageOf(service), values);
          await bare(`f_count_${service}`, newestCountOf(service), values);
        },
      },
      {
        name: `open a job of ${service}`,
        clients: [1],
        ours: (at) => clerk.send(getShipment, { id: job(at) }),
        floor: (at) =>
          bare(
            `f_job_${family}`,
            `select * from shipment s left join ${family}_job l on l.company_id = $1 and l.id = s.id
            where s.company_id = $1 and s.id = $2`,
            [companyId, job(at)],
          ),
      },
    ];
  }
}
