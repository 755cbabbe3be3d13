import { listJobsToBill } from "@fairway/areas/billme/contract.ts";
import { keptSums } from "@fairway/areas/report/server/keptSums.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { foldKept } from "@fairway/engine/kept/foldKept.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";

/** The jobs with selling past its billing day: of an office, and of the company. */
export async function billMeRows(ground: Ground): Promise<Pair[]> {
  const { companyId, database, bare } = ground;
  await inTransaction(database, (tx) => foldKept(tx, companyId, keptSums));
  const [office] = await ground.find<{ id: string }>(
    "select id from office where company_id = $1 and code = 'HCM'",
    [companyId],
  );
  const [kept] = await ground.find<{ count: string }>(
    "select count(*) from job_unbilled where company_id = $1",
    [companyId],
  );
  console.log(`${kept?.count} jobs are not billed`);
  const page = (narrow: string) => `select job_id, vnd from job_unbilled
    where company_id = $1 ${narrow} order by vnd desc, job_id limit 15`;
  const [manager, director] = await Promise.all([ground.as("long"), ground.as("admin")]);
  return [
    {
      name: "jobs to bill of an office, the largest amounts first",
      clients: [1, 8],
      ours: () => manager.send(listJobsToBill, { size: 15 }),
      floor: () => bare("f_bill_office", page("and office_id = $2"), [companyId, office?.id]),
    },
    {
      name: "jobs to bill of the company, the tenth page",
      clients: [1],
      ours: () => director.send(listJobsToBill, { size: 15, page: 10 }),
      floor: () => bare("f_bill", page(""), [companyId]),
    },
  ];
}
