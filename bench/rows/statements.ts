import { getSettingFlow, saveSettingFlow } from "@fairway/areas/organisation/contract.ts";
import { saveAndSendSettlement } from "@fairway/areas/settlement/contract.ts";
import { copyText, inBareTransaction, makeFloor } from "../load/floorTables.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";
import { approvalRow, tablesOfApprovals } from "./approvals.ts";
import { type BillableJob, makeBillable } from "./billable.ts";
import { statementLists } from "./documentLists.ts";
import { soaRows, tablesOfSoas } from "./soas.ts";

const day = "2026-11-20";
const lines = 300;

/**
 * Statements of 5,000 lines, 200 approvals in one call, the lists of these documents, and settlements
 * of 300 new costs, each saved, sent and approved to the end by the system.
 */
export async function statementRows(ground: Ground): Promise<Pair[]> {
  await makeFloor(ground.database, [
    ...new Set(["settlement_line", ...tablesOfSoas, ...tablesOfApprovals]),
  ]);
  await approveBySystem(ground);
  return [
    ...(await statementLists(ground)),
    ...(await soaRows(ground)),
    await approvalRow(ground),
    await settlementRow(ground),
  ];
}

/** Sets every level of the office's settlements to Auto. */
async function approveBySystem(ground: Ground): Promise<void> {
  const administrator = await ground.as("admin");
  const [office] = await ground.find<{ id: string }>(
    "select id from office where company_id = $1 and code = 'HCM'",
    [ground.companyId],
  );
  const officeId = office?.id ?? "";
  const { version } = await administrator.ask<{ version: number }>(getSettingFlow, { officeId });
  const auto = { leader: "None", manager: "Auto", accountant: "Auto", bod: "Auto" } as const;
  await administrator.send(saveSettingFlow, {
    officeId,
    version,
    approvePayments: [{ type: "Settlement", ...auto }],
    unlockShipments: [],
  } as never);
}

async function settlementRow(ground: Ground): Promise<Pair> {
  const { companyId, database } = ground;
  const clerk = await ground.as("long");
  let waiting: BillableJob[] = [];
  const charges = await ground.find<{ id: string; unit: string }>(
    `select c.id, coalesce(c.unit_id, u.id) as unit
    from charge c join unit u on u.company_id = c.company_id and u.code = 'SET'
    where c.company_id = $1 and c.active and c.type = 'CREDIT' and 'SFE' = any(c.service_type_id)
    order by c.code`,
    [companyId],
  );
  const settle = async () => {
    const job = waiting.pop();
    if (!job) throw new Error("all jobs that were made ready are settled");
    await clerk.send(saveAndSendSettlement, {
      requestDate: day,
      dueDate: day,
      settlementType: "DIRECT",
      direct: Array.from({ length: lines }, (_, at) => {
        const charge = charges[at % charges.length];
        return {
          hblid: job.billId,
          type: "BUY",
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
    } as never);
  };
  // The first one is the model of the rows that the floor writes.
  waiting = await makeBillable(ground, 1, 1);
  await settle();
  const [model] = await ground.find<{ line: string; charge: string; settlement: string }>(
    `select id as line, charge_id as charge, settlement_id as settlement from settlement_line
    where company_id = $1 order by id desc limit 1`,
    [companyId],
  );
  const copied = (table: string, own: Readonly<Record<string, string>>, key: string) =>
    copyText(
      database,
      table,
      `${table} t, generate_series(1, $3::int) n where t.company_id = $1 and t.${key} = $2`,
      own,
    );
  const texts = {
    surcharge: await copied("surcharge", { id: "gen_random_uuid()", line_no: "n" }, "id"),
    settlement_line: await copied(
      "settlement_line",
      {
        id: "gen_random_uuid()",
        settlement_id: "gen_random_uuid()",
        charge_id: "gen_random_uuid()",
        line_no: "n",
      },
      "id",
    ),
    charge_claim: await copied("charge_claim", { charge_id: "gen_random_uuid()" }, "charge_id"),
  };
  const keys = {
    surcharge: model?.charge,
    settlement_line: model?.line,
    charge_claim: model?.charge,
  };
  return {
    name: `save and approve a settlement of ${lines} new costs`,
    target: 0.2,
    clients: [1],
    prepare: async (clients, seconds) => {
      const needed = Math.ceil(seconds * 15) + clients - waiting.length;
      if (needed > 0) waiting = [...waiting, ...(await makeBillable(ground, needed, 1))];
    },
    ours: settle,
    floor: () =>
      inBareTransaction(database, async (send) => {
        for (const table of ["surcharge", "settlement_line", "charge_claim"] as const) {
          await send(`f_settle_${table}`, texts[table], [companyId, keys[table], lines]);
        }
      }),
  };
}
