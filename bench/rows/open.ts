import { getByHB, getShipmentTotalProfit } from "@fairway/areas/charge/contract.ts";
import { notesOfJob } from "@fairway/areas/note/contract.ts";
import { listHouseBillsOfJob } from "@fairway/areas/housebill/contract.ts";
import { stagesOfJob } from "@fairway/areas/stage/contract.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";

/** Opens a job: its record alone, and with everything that its page shows. */
export async function openRows(ground: Ground): Promise<Pair[]> {
  const { companyId, bare } = ground;
  const clerk = await ground.as("truc");
  const jobs = await ground.find<{ id: string; bill: string }>(
    `select s.id, (select min(b.id::text) from house_bill b
        where b.company_id = s.company_id and b.job_id = s.id) as bill
    from shipment s join office o on o.company_id = s.company_id and o.id = s.office_id
    where s.company_id = $1 and o.code = 'HCM' and s.transaction_type = 'SFE'
      and s.current_status <> 'Canceled'
    order by md5(s.id::text) limit 300`,
    [companyId],
  );
  const job = (at: number) => jobs[at % jobs.length] as { id: string; bill: string };
  const record = (at: number) =>
    bare(
      "f_job",
      `select * from shipment s left join sea_job l on l.company_id = $1 and l.id = s.id
      where s.company_id = $1 and s.id = $2`,
      [companyId, job(at).id],
    );
  const others = {
    bills: `select * from house_bill b join sea_bill l on l.company_id = $1 and l.id = b.id
      where b.company_id = $1 and b.job_id = $2`,
    boxes: "select * from container where company_id = $1 and mblid = $2 and hblid is null",
    charges: "select * from surcharge where company_id = $1 and job_id = $2",
    notes:
      "select * from cd_note n join document d using (company_id, id) where n.company_id = $1 and n.job_id = $2",
    stages: "select * from stage_assigned where company_id = $1 and job_id = $2",
  };
  return [
    {
      name: "open a job",
      ours: (at) => clerk.send(getShipment, { id: job(at).id }),
      floor: record,
    },
    {
      name: "open a job with all its page shows, 8 calls",
      ours: async (at) => {
        const { id, bill } = job(at);
        await clerk.send(getShipment, { id });
        await Promise.all([
          clerk.send(listHouseBillsOfJob, { jobId: id }),
          ...["SELL", "BUY", "OBH"].map((type) => clerk.send(getByHB, { hbId: bill, type })),
          clerk.send(getShipmentTotalProfit, { jobId: id }),
          clerk.send(notesOfJob, { Id: id }),
          clerk.send(stagesOfJob, { jobId: id }),
        ]);
      },
      floor: async (at) => {
        await record(at);
        await Promise.all(
          Object.entries(others).map(([name, text]) =>
            bare(`f_job_${name}`, text, [companyId, job(at).id]),
          ),
        );
      },
    },
  ];
}
