import { randomUUID } from "node:crypto";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import {
  addSoa,
  exportDetail,
  listChargeShipment,
  previewSoa,
} from "@fairway/areas/soa/contract.ts";
import type { Caller } from "../load/caller.ts";
import { copyText, inBareTransaction } from "../load/floorTables.ts";
import type { Ground } from "../load/ground.ts";
import { coldAndWarm, type Pair } from "../load/measure.ts";
import { type BillableJob, makeBillable, makeCustomer } from "./billable.ts";
import { undoneWork } from "./undoneWork.ts";

const many = 5000;
const free = { jobs: 50, lines: 100 };
const claimedJobs = 450;

/** What the floor of these rows writes. */
export const tablesOfSoas = ["charge_claim", "soa_line", "surcharge"] as const;

/** What a statement of a customer over lines of jobs asks for. */
interface Asked {
  readonly customerId: string;
  readonly salemanId: string;
  readonly type: "Debit";
  readonly currencyId: "VND";
  readonly soaformDate: string;
  readonly soatoDate: string;
}

/** Statements over 5,000 lines: the claim, the creation, the same with new rates, and the preview. */
export async function soaRows(ground: Ground): Promise<Pair[]> {
  return [
    await claimRow(ground),
    await createRow(ground, false),
    await createRow(ground, true),
    await previewRow(ground),
  ];
}

/** The detail sheet of a statement of 5,000 lines, and the paper of one of 200. */
export async function soaPapers(ground: Ground): Promise<Record<string, number>> {
  const accountant = await ground.as("lan");
  const stated = async (lines: number) => {
    const [job] = await makeBillable(ground, 1, lines, await makeCustomer(ground));
    if (!job) throw new Error("no lines were made ready");
    return (await stateLines(ground, job)).soano;
  };
  const large = await stated(many);
  const small = await stated(200);
  const sheet = () => accountant.send(exportDetail, { soaNo: large });
  const paper = () => accountant.send(previewSoa, { soaNo: small });
  return {
    ...(await coldAndWarm("detail sheet of 5,000 lines", sheet, " (at most 2000)", 5)),
    ...(await coldAndWarm("paper of a statement of 200 lines", paper, " (at most 150)")),
  };
}

/** Creates a statement over the lines of a job. */
export async function stateLines(ground: Ground, job: BillableJob): Promise<Created> {
  const accountant = await ground.as("lan");
  return createSoa(accountant, await askedFor(ground, job), job.chargeIds, null);
}

interface Created {
  readonly id: string;
  readonly soano: string;
}

async function createSoa(
  accountant: Caller,
  asked: Asked,
  surchargeIds: readonly string[],
  exchangeDate: string | null,
): Promise<Created> {
  const ask = { ...asked, surchargeIds, exchangeDate };
  return (await accountant.ask<{ data: Created }>(addSoa, ask)).data;
}

/** The statement that lists the lines of a job of a customer. */
async function askedFor(
  { find, companyId }: Ground,
  { jobId, billId, customerId }: BillableJob,
): Promise<Asked> {
  const [job] = await find<{ day: string; salesman: string }>(
    `select s.service_date::text as day, b.sale_man_id as salesman from shipment s
    join house_bill b on b.company_id = $1 and b.id = $3
    where s.company_id = $1 and s.id = $2`,
    [companyId, jobId, billId],
  );
  if (!job) throw new Error("the job that was made ready is gone");
  const { day, salesman } = job;
  const days = { soaformDate: day, soatoDate: day };
  return { customerId, salemanId: salesman, type: "Debit", currencyId: "VND", ...days };
}

/** A document that claims in the slot of statements. */
async function claimant({ find, companyId }: Ground): Promise<string> {
  const id = randomUUID();
  await find(
    `insert into document (company_id, id, kind, number, state)
    values ($1, $2, 'soa', 'BENCH' || $2::uuid, 'New')`,
    [companyId, id],
  );
  return id;
}

const link = `insert into floor.charge_claim (company_id, charge_id, side, slot, document_id)
  select $1, id, 'debit', 'statement', $2 from unnest($3::uuid[]) as id`;

async function claimRow(ground: Ground): Promise<Pair> {
  const { undone, bareUndone } = await undoneWork(ground);
  const [job] = await makeBillable(ground, 1, many, await makeCustomer(ground));
  if (!job) throw new Error("no lines were made ready");
  const documentId = await claimant(ground);
  const document = { side: "debit", slot: "statement", documentId } as const;
  return {
    name: "claim 5,000 lines for a statement",
    target: 1 / 3,
    clients: [1],
    ours: () => undone((tx, actor) => claimCharges(tx, actor, document, job.chargeIds)),
    floor: () => bareUndone("f_state", link, [ground.companyId, documentId, job.chargeIds]),
  };
}

/** Creates a statement over 5,000 lines at their own rates, or at those of another day. */
async function createRow(ground: Ground, isRevalued: boolean): Promise<Pair> {
  const { companyId, database, find } = ground;
  const accountant = await ground.as("lan");
  const customerId = await makeCustomer(ground);
  let waiting: BillableJob[] = await makeBillable(ground, 1, many, customerId);
  const [first] = waiting;
  const [line] = await find<{ day: string; other: string }>(
    `select exchange_date::text as day, (exchange_date - 1)::text as other from surcharge
    where company_id = $1 and id = $2`,
    [companyId, first?.chargeIds[0]],
  );
  if (!first || !line) throw new Error("no lines were made ready");
  const asked = await askedFor(ground, first);
  const [model] = await find<{ id: string }>(
    "select id from soa_line where company_id = $1 limit 1",
    [companyId],
  );
  if (!model) throw new Error("the company has no statement; fill it again");
  const stated = await copyText(
    database,
    "soa_line",
    `soa_line t, unnest($4::uuid[]) with ordinality as c (id, n)
      where t.company_id = $2 and t.id = $3`,
    { id: "gen_random_uuid()", soa_id: "$1::uuid", charge_id: "c.id", line_no: "c.n" },
  );
  const copied = await copyText(
    database,
    "surcharge",
    "surcharge t where t.company_id = $1 and t.id = any($2::uuid[])",
    {},
  );
  if (isRevalued) await find(copied, [companyId, first.chargeIds]);
  return {
    name: `create a statement of 5,000 lines${isRevalued ? ", all re-rated" : ""}`,
    target: 1 / 3,
    clients: [1],
    prepare: async (clients, seconds) => {
      const needed = Math.ceil(seconds * 3) + 3 * clients - waiting.length;
      if (needed > 0)
        waiting = [...waiting, ...(await makeBillable(ground, needed, many, customerId))];
    },
    ours: async () => {
      const job = waiting.pop();
      if (!job) throw new Error("all lines that were made ready are stated");
      await createSoa(accountant, asked, job.chargeIds, isRevalued ? line.other : line.day);
    },
    floor: () =>
      inBareTransaction(database, async (send) => {
        const id = randomUUID();
        const ids = first.chargeIds;
        await send("f_soa_read", "select * from surcharge where company_id = $1 and id = any($2)", [
          companyId,
          ids,
        ]);
        await send("f_soa_link", link.replaceAll("id, 'debit'", "gen_random_uuid(), 'debit'"), [
          companyId,
          id,
          ids,
        ]);
        await send("f_soa_lines", stated, [id, companyId, model.id, ids]);
        if (!isRevalued) return;
        await send(
          "f_soa_value",
          `update floor.surcharge set exchange_date = exchange_date + 1, version = version + 1
          where company_id = $1 and id = any($2)`,
          [companyId, ids],
        );
      }),
  };
}

/** The lines that a statement may take of a customer with 50,000, of which nine of ten are on others. */
async function previewRow(ground: Ground): Promise<Pair> {
  const { companyId, bare, find } = ground;
  const accountant = await ground.as("lan");
  const customerId = await makeCustomer(ground);
  const jobs = await makeBillable(ground, claimedJobs + free.jobs, free.lines, customerId);
  const [first] = jobs;
  if (!first) throw new Error("no lines were made ready");
  await find(link.replace("floor.", ""), [
    companyId,
    await claimant(ground),
    jobs.slice(0, claimedJobs).flatMap(({ chargeIds }) => chargeIds),
  ]);
  for (const table of ["charge_claim", "surcharge", "shipment", "house_bill"]) {
    await find(`vacuum analyze ${table}`);
  }
  const asked = await askedFor(ground, first);
  const preview = () => accountant.ask<{ totalCharge: number }>(listChargeShipment, { ...asked });
  const { totalCharge } = await preview();
  if (totalCharge !== free.jobs * free.lines) {
    throw new Error(`the customer is offered ${totalCharge} lines`);
  }
  return {
    name: "preview of 5,000 charges to state, of 50,000",
    target: 1 / 3,
    clients: [1],
    ours: () => accountant.send(listChargeShipment, { ...asked }),
    floor: () =>
      bare(
        "f_claimable",
        `select l.*, s.job_no, s.mawb, s.service_date, b.hwbno, c.code, c.charge_name_en, u.code
        from surcharge l
        join shipment s on s.company_id = $1 and s.id = l.job_id
        join house_bill b on b.company_id = $1 and b.id = l.hblid
        join charge c on c.company_id = $1 and c.id = l.charge_id
        join unit u on u.company_id = $1 and u.id = l.unit_id
        where l.company_id = $1 and l.payment_object_id = $2 and l.type in ('SELL', 'OBH')
          and s.service_date between $3 and $4 and s.current_status <> 'Canceled'
          and not exists (select from charge_claim k where k.company_id = $1
            and k.charge_id = l.id and k.side = 'debit' and k.slot in ('statement', 'ledger', 'sync'))`,
        [companyId, customerId, asked.soaformDate, asked.soatoDate],
      ),
  };
}
