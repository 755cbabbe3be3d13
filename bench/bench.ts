import { queryPartners } from "@fairway/areas/partner/contract.ts";
import { getShipment, listShipments } from "@fairway/areas/shipment/contract.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { startScratchServer } from "../tests/setup/scratchServer.ts";
import { signIn } from "../scripts/mainjob/callServer.ts";
import { type BenchRow, interleave } from "./interleave.ts";

const rounds = Number(process.argv[2] ?? 200);
const server = await startScratchServer({ demo: true });
const database = openDatabase(server.databaseUrl, { poolSize: 2 });
try {
  const clerk = server.signIns.find((each) => each.username === "truc");
  if (!clerk) throw new Error("the demonstration lacks its documentation clerk");
  const signed = await signIn(server.address, { user: clerk.username, password: clerk.password });
  const ids = await database.pool.query(
    "select s.company_id, s.id, s.office_id from shipment s join office o on o.company_id = s.company_id and o.id = s.office_id where o.code = 'HCM' order by s.job_no limit 1",
  );
  const { company_id: company, id: jobId, office_id: office } = ids.rows[0];
  const bare = (name: string, text: string, values: unknown[]) =>
    database.pool.query({ name, text, values });

  const rows: BenchRow[] = [
    {
      name: "job list, first page",
      ours: () => signed.ask(listShipments, { page: 1, size: 15, transactionType: "SFE" } as never),
      floor: () =>
        bare(
          "bench_jobs",
          `select s.*, co.short_name, ag.short_name, pl.code, pd.code from shipment s
            left join partner co on co.company_id = $1 and co.id = s.coloader_id
            left join partner ag on ag.company_id = $1 and ag.id = s.agent_id
            left join place pl on pl.company_id = $1 and pl.id = s.pol
            left join place pd on pd.company_id = $1 and pd.id = s.pod
            where s.company_id = $1 and s.office_id = $2 and s.transaction_type = 'SFE'
              and s.current_status <> 'Canceled'
            order by s.datetime_modified desc limit 15`,
          [company, office],
        ),
    },
    {
      name: "open a job",
      ours: () => signed.ask(getShipment, { id: jobId }),
      floor: () =>
        bare("bench_job", "select * from shipment where company_id = $1 and id = $2", [
          company,
          jobId,
        ]),
    },
    {
      name: "partner picker, accent-free",
      ours: () => signed.ask(queryPartners, { keyword: "song ma", size: 20 }),
      floor: () =>
        bare(
          "bench_partner",
          "select * from partner where company_id = $1 and search like '%' || f_unaccent($2) || '%' limit 20",
          [company, "song ma"],
        ),
    },
  ];

  console.log("row                            ours ms (p95)     floor ms (p95)    ratio");
  for (const row of rows) {
    const { name, ours, floor, ratio } = await interleave(row, rounds);
    const figure = (of: { median: number; p95: number }) =>
      `${of.median.toFixed(2)} (${of.p95.toFixed(2)})`.padEnd(17);
    console.log(`${name.padEnd(30)} ${figure(ours)} ${figure(floor)} ${ratio.toFixed(1)}`);
  }
} finally {
  await database.close();
  await server.stop();
}
