import { randomUUID } from "node:crypto";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { openCharges } from "@fairway/areas/charge/server/openCharges.ts";
import { makeFloor } from "../load/floorTables.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";
import { makeBillable } from "./billable.ts";
import { undoneWork } from "./undoneWork.ts";

const many = 5000;
const claimed = 45_000;

/**
 * Reads and claims 5,000 free lines, among 5,000 and among 50,000 of which nine of ten are claimed.
 * Each piece of work is undone, so that the next finds the lines free again.
 */
export async function claimRows(ground: Ground): Promise<Pair[]> {
  const { companyId, database } = ground;
  await makeFloor(database, ["charge_claim"]);
  const [free] = await makeBillable(ground, 1, many);
  const [half] = await makeBillable(ground, 1, claimed + many);
  if (!free || !half) throw new Error("no lines were made ready");
  const note = randomUUID();
  await ground.find(
    `insert into document (company_id, id, kind, number, state)
    values ($1, $2, 'note', 'BENCH', 'New')`,
    [companyId, note],
  );
  await ground.find(
    `insert into charge_claim (company_id, charge_id, side, slot, document_id)
    select $1, id, 'debit', 'note', $3 from unnest($2::uuid[]) as id`,
    [companyId, half.chargeIds.slice(0, claimed), note],
  );
  await ground.find("analyze charge_claim");
  await ground.find("analyze surcharge");
  const { undone, bareUndone } = await undoneWork(ground);
  const pair = (name: string, ids: readonly string[], jobId: string): Pair[] => [
    {
      name: `claim 5,000 lines ${name}`,
      target: 1 / 3,
      clients: [1],
      ours: () =>
        undone((tx, actor) =>
          claimCharges(tx, actor, { side: "debit", slot: "note", documentId: note }, ids),
        ),
      floor: () =>
        bareUndone(
          "f_link",
          `insert into floor.charge_claim (company_id, charge_id, side, slot, document_id)
          select $1, id, 'debit', 'note', $2 from unnest($3::uuid[]) as id`,
          [companyId, note, ids],
        ),
    },
    {
      name: `read 5,000 free lines ${name}`,
      target: 1 / 3,
      clients: [1],
      ours: () =>
        undone((tx, actor) => openCharges(tx, actor, { jobId, side: "debit", slots: ["note"] })),
      floor: () =>
        ground.bare(
          "f_free",
          `select s.* from surcharge s where s.company_id = $1 and s.job_id = $2
            and not exists (select from charge_claim k where k.company_id = $1
              and k.charge_id = s.id and k.side = 'debit' and k.slot = 'note')`,
          [companyId, jobId],
        ),
    },
  ];
  return [
    ...pair("of 5,000", free.chargeIds, free.jobId),
    ...pair("of 50,000", half.chargeIds.slice(claimed), half.jobId),
  ];
}
