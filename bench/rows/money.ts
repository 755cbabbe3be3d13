import { randomUUID } from "node:crypto";
import { addNote } from "@fairway/areas/note/contract.ts";
import { saveReceipt } from "@fairway/areas/receipt/contract.ts";
import { copyText, inBareTransaction, makeFloor } from "../load/floorTables.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";
import { type BillableJob, makeBillable, makeCustomer } from "./billable.ts";
import { makeDues } from "./makeDues.ts";

const day = "2026-11-20";

/**
 * Issues a debit note over 20, 50 and 500 lines, and a receipt that clears 40 invoices: new ones,
 * ones that were paid often, and with the receivables of the day kept or not; and 400 invoices that
 * were paid often.
 */
export async function moneyRows(ground: Ground): Promise<Pair[]> {
  await makeFloor(ground.database, [
    "document_sequence",
    "charge_claim",
    "document",
    "cd_note",
    "cd_note_total",
    "receipt",
    "receipt_line",
    "due",
  ]);
  const receipt = await receiptRow(ground, 40, await owingCustomers(ground));
  const customerId = await makeCustomer(ground);
  const large = { customerId, ids: await makeDues(ground, customerId, 400) };
  return [
    await noteRow(ground, 20, 0.2),
    await noteRow(ground, 50, 0.2),
    await noteRow(ground, 500, 0.2),
    receipt,
    oftenPaidRow(receipt, 500),
    keptRow(ground, receipt),
    { ...oftenPaidRow(await receiptRow(ground, 400, [large]), 50), target: 0.2 },
  ];
}

async function noteRow(ground: Ground, lines: number, target?: number): Promise<Pair> {
  const { companyId, database } = ground;
  const accountant = await ground.as("lan");
  let waiting: BillableJob[] = [];
  const [model] = await ground.find<{ id: string; total: string }>(
    `select n.id, (select t.id from cd_note_total t
      where t.company_id = n.company_id and t.cd_note_id = n.id limit 1) as total
    from cd_note n where n.company_id = $1 limit 1`,
    [companyId],
  );
  const note = await copyText(
    database,
    "cd_note",
    "cd_note t where t.company_id = $2 and t.id = $3",
    { id: "$1::uuid" },
  );
  const head = await headText(ground);
  const total = await copyText(
    database,
    "cd_note_total",
    "cd_note_total t where t.company_id = $2 and t.id = $3",
    { id: "gen_random_uuid()", cd_note_id: "$1::uuid" },
  );
  const charges = await ground.find<{ id: string }>(
    "select id from surcharge where company_id = $1 order by md5(id::text) limit 2000",
    [companyId],
  );
  return {
    name: `issue a debit note of ${lines} lines`,
    ...(target ? { target } : {}),
    ...(lines > 100 ? { clients: [1] } : {}),
    prepare: async (clients, seconds) => {
      const most = Math.min(clients === 1 ? 120 : 240, 10_000 / lines);
      const needed = Math.ceil(seconds * most) + clients - waiting.length;
      if (needed > 0) waiting = [...waiting, ...(await makeBillable(ground, needed, lines))];
    },
    ours: async () => {
      const job = waiting.pop();
      if (!job) throw new Error("all jobs that were made ready are billed");
      await accountant.send(addNote, {
        jobId: job.jobId,
        type: "DEBIT",
        partnerId: job.customerId,
        chargeIds: job.chargeIds,
        exchangeDate: day,
      });
    },
    floor: (at) =>
      inBareTransaction(database, async (send) => {
        const id = randomUUID();
        const from = (at * 7) % (charges.length - lines);
        const ids = charges.slice(from, from + lines).map((each) => each.id);
        await send(
          "f_sums",
          `select sum(amount_vnd + vat_amount_vnd), sum(amount_usd + vat_amount_usd) from surcharge
          where company_id = $1 and id = any($2::uuid[])`,
          [companyId, ids],
        );
        await send(
          "f_note_number",
          `insert into floor.document_sequence as s values ($1, 'cdNote', 'SEFDN', '2611', 1)
          on conflict (company_id, kind, prefix, period)
          do update set last_number = s.last_number + 1 returning last_number`,
          [companyId],
        );
        await send("f_note_head", head, [id, companyId, model?.id]);
        await send("f_note", note, [id, companyId, model?.id]);
        await send("f_note_total", total, [id, companyId, model?.total]);
        await send(
          "f_claim",
          `insert into floor.charge_claim (company_id, charge_id, side, slot, document_id)
          select $1, gen_random_uuid(), 'debit', 'note', $2 from unnest($3::uuid[]) as id`,
          [companyId, id, ids],
        );
      }),
  };
}

/** A customer with open invoices. */
interface Owing {
  readonly customerId: string;
  readonly ids: readonly string[];
}

/** Customers of the head office that owe 40 invoices and more. */
async function owingCustomers({ find, companyId }: Ground): Promise<Owing[]> {
  const open = await find<Owing>(
    `select partner_id as "customerId", (array_agg(document_id::text order by raised_on))[1:40] as ids
    from due
    where company_id = $1 and kind = 'trade' and side = 'debit' and currency_id = 'VND'
      and open > 1000000
      and office_id = (select id from office where company_id = $1 and code = 'HCM')
    group by partner_id having count(*) >= 40 order by count(*) desc limit 64`,
    [companyId],
  );
  if (open.length === 0) throw new Error("nobody owes 40 invoices");
  return open;
}

/** Pays a small amount on each of the open invoices of a customer, repeatedly. */
async function receiptRow(ground: Ground, count: number, open: readonly Owing[]): Promise<Pair> {
  const { companyId, database } = ground;
  const accountant = await ground.as("lan");
  const [model] = await ground.find<{ receipt: string; line: string }>(
    `select receipt_id as receipt, id as line from receipt_line where company_id = $1 limit 1`,
    [companyId],
  );
  await ground.find(
    `insert into floor.due (${await plainColumns(ground)})
    select ${await plainColumns(ground)} from due
    where company_id = $1 and document_id = any($2::uuid[])`,
    [companyId, open.flatMap((each) => each.ids)],
  );
  const receipt = await copyText(
    database,
    "receipt",
    "receipt t where t.company_id = $2 and t.id = $3",
    { id: "$1::uuid" },
  );
  const head = await headText(ground);
  const line = await copyText(
    database,
    "receipt_line",
    "receipt_line t, unnest($4::uuid[]) as paid (id) where t.company_id = $2 and t.id = $3",
    { id: "gen_random_uuid()", receipt_id: "$1::uuid", due_id: "paid.id" },
  );
  const turn = (at: number) => open[at % open.length] as Owing;
  return {
    name: `receipt that clears ${count} invoices`,
    clients: open.length >= 8 ? [1, 8] : [1],
    ours: (at) => {
      const { customerId, ids } = turn(at);
      return accountant.send(saveReceipt, {
        saveAction: 2,
        class: "Clear Debit",
        customerId,
        paymentDate: day,
        currencyId: "VND",
        paidAmount: String(count),
        payments: ids.map((refId) => ({ refId, paidAmount: "1" })),
      });
    },
    floor: (at) =>
      inBareTransaction(database, async (send) => {
        const id = randomUUID();
        const { ids } = turn(at);
        await send(
          "f_pt",
          `insert into floor.document_sequence as s values ($1, 'receipt', 'PT', '26', 1)
          on conflict (company_id, kind, prefix, period)
          do update set last_number = s.last_number + 1 returning last_number`,
          [companyId],
        );
        await send(
          "f_pay",
          `update floor.due d set cleared = cleared + 1, cleared_vnd = cleared_vnd + 1
          from (select id from floor.due where company_id = $1 and document_id = any($2::uuid[])
            order by id for no key update) x
          where d.company_id = $1 and d.id = x.id`,
          [companyId, ids],
        );
        await send("f_receipt_head", head, [id, companyId, model?.receipt]);
        await send("f_receipt", receipt, [id, companyId, model?.receipt]);
        await send("f_receipt_line", line, [id, companyId, model?.line, ids]);
      }),
  };
}

/** The same over invoices with small payments from so many receipts. */
function oftenPaidRow(fresh: Pair, paidBefore: number): Pair {
  const [client] = fresh.clients ?? [1];
  let isPaid = false;
  return {
    ...fresh,
    name: `${fresh.name}, each paid ${paidBefore} times`,
    clients: [client ?? 1],
    prepare: async () => {
      if (isPaid) return;
      isPaid = true;
      for (let at = 0; at < paidBefore; at += 1) await fresh.ours(0);
    },
    // Invoices of one customer, so that all of them have the same number of payments.
    ours: () => fresh.ours(0),
    floor: () => fresh.floor(0),
  };
}

/** The triggers that keep what customers owe by day. */
const keeping = ["due_raised_is_noted", "due_changed_is_noted"];

/** The same receipt with what customers owe by day kept, against one that keeps nothing. */
function keptRow({ find }: Ground, receipt: Pair): Pair {
  let isKept = true;
  const keep = async (kept: boolean) => {
    if (kept === isKept) return;
    isKept = kept;
    for (const trigger of keeping) {
      await find(`alter table due ${kept ? "enable" : "disable"} trigger ${trigger}`);
    }
  };
  const paying = (kept: boolean) => async (at: number) => {
    await keep(kept);
    await receipt.ours(at);
  };
  return {
    name: `${receipt.name}, receivables kept against not kept`,
    target: 1 / 1.1,
    clients: [1],
    ours: paying(true),
    floor: paying(false),
    finish: () => keep(true),
  };
}

function headText({ database }: Ground): Promise<string> {
  const from = "document t where t.company_id = $2 and t.id = $3";
  return copyText(database, "document", from, { id: "$1::uuid", number: "$1::uuid::text" });
}

async function plainColumns(ground: Ground): Promise<string> {
  const found = await ground.find<{ name: string }>(
    `select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'due' and is_generated = 'NEVER'`,
  );
  return found.map((row) => row.name).join(", ");
}
