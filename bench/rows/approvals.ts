import { approveAll } from "@fairway/areas/approval/contract.ts";
import type { ItemAnswer } from "@fairway/areas/approval/model/approvalShapes.ts";
import { copyRows, newPairs } from "../load/copyRows.ts";
import { copyText, inBareTransaction } from "../load/floorTables.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";

const together = 200;
// So many groups of documents that clients of the floor do not wait for each other.
const groups = 32;

/** What the floor of this row writes. */
export const tablesOfApprovals = [
  "document",
  "approval_request",
  "approval_step",
  "approval_holder",
] as const;

/** An advance that waits, and its request. */
interface Waiting {
  readonly id: string;
  readonly other: string;
}

/** A manager approves 200 advances in one call. */
export async function approvalRow(ground: Ground): Promise<Pair> {
  const { companyId, database } = ground;
  const manager = await ground.as("long");
  let waiting: Waiting[] = [];
  const fixed = await makeWaiting(ground, groups * together);
  await copyToFloor(ground, fixed);
  await dropWaiting(ground, fixed);
  const group = (at: number) => {
    const from = (at % groups) * together;
    return fixed.slice(from, from + together);
  };
  return {
    name: "approve 200 advances in one call",
    target: 0.2,
    clients: [1, 8],
    prepare: async (clients, seconds) => {
      const calls = Math.ceil(seconds * 12) + 3 * clients;
      const needed = calls * together - waiting.length;
      if (needed > 0) waiting = [...waiting, ...(await makeWaiting(ground, needed))];
    },
    finish: () => dropWaiting(ground, waiting),
    ours: async () => {
      if (waiting.length < together)
        throw new Error("all advances that were made ready are approved");
      const items = waiting.splice(-together).map(({ id }) => ({ documentId: id }));
      const { data } = await manager.ask<{ data: ItemAnswer[] }>(approveAll, { items });
      const refused = data.find(({ reason }) => reason);
      if (refused) throw new Error(`not approved: ${refused.reason?.en}`);
    },
    floor: (at) =>
      inBareTransaction(database, async (send) => {
        const documents = group(at).map(({ id }) => id);
        const requests = group(at).map(({ other }) => other);
        const update = (name: string, table: string, what: string, ids: readonly string[]) =>
          send(`f_approve_${name}`, `update floor.${table} set ${what} and company_id = $1`, [
            companyId,
            ids,
          ]);
        await send(
          "f_approve_read",
          `select r.*, (select jsonb_agg(p) from floor.approval_step p
              where p.company_id = $1 and p.request_id = r.id) from floor.approval_request r
            where r.company_id = $1 and r.id = any($2::uuid[]) order by r.id for no key update`,
          [companyId, requests],
        );
        await update(
          "document",
          "document",
          "datetime_modified = now(), version = version + 1 where id = any($2::uuid[])",
          documents,
        );
        await update(
          "request",
          "approval_request",
          "datetime_modified = now(), version = version + 1 where id = any($2::uuid[])",
          requests,
        );
        await update(
          "step",
          "approval_step",
          "decided_at = now() where level = 'manager' and request_id = any($2::uuid[])",
          requests,
        );
        await update(
          "holder",
          "approval_holder",
          "is_waiting = not is_waiting where request_id = any($2::uuid[])",
          requests,
        );
      }),
  };
}

/** Copies an advance that waits for the manager of the head office, with its request. */
async function makeWaiting(ground: Ground, count: number): Promise<Waiting[]> {
  const { companyId, find } = ground;
  const [model] = await find<{ document: string; request: string }>(
    `select r.document_id as document, r.id as request from approval_request r
    join approval_holder h on h.company_id = $1 and h.request_id = r.id and h.is_waiting
    join sys_user u on u.company_id = $1 and u.id = h.user_id and u.username = 'long'
    where r.company_id = $1 and r.type = 'Advance' and r.flow = 'Approval' and r.turn = 'manager'
      and r.number not like 'BENCH%' limit 1`,
    [companyId],
  );
  if (!model) throw new Error("no advance waits for the manager; fill the company again");
  const made = await newPairs(ground, count);
  const { document, request } = model;
  const number = { number: "'BENCH' || x.id" };
  const ofRequest = {
    key: "request_id",
    id: request,
    own: { id: "new_id()", request_id: "x.other" },
  };
  await copyRows(ground, made, [
    { table: "document", key: "id", id: document, own: { id: "x.id", ...number } },
    { table: "advance", key: "id", id: document, own: { id: "x.id" } },
    {
      table: "advance_line",
      key: "advance_id",
      id: document,
      own: { id: "new_id()", advance_id: "x.id" },
    },
    {
      table: "approval_request",
      key: "id",
      id: request,
      own: { id: "x.other", document_id: "x.id", ...number },
    },
    { table: "approval_step", ...ofRequest },
    { table: "approval_holder", ...ofRequest },
  ]);
  return made;
}

/** Takes away what nobody has approved, which the list of what is to approve would count. */
async function dropWaiting({ companyId, find }: Ground, left: readonly Waiting[]): Promise<void> {
  const drop = (table: string, key: string, ids: readonly string[]) =>
    find(`delete from ${table} where company_id = $1 and ${key} = any($2::uuid[])`, [
      companyId,
      ids,
    ]);
  const requests = left.map(({ other }) => other);
  const documents = left.map(({ id }) => id);
  await drop("approval_request", "id", requests);
  await drop("advance_line", "advance_id", documents);
  await drop("document", "id", documents);
}

async function copyToFloor({ companyId, database, find }: Ground, made: readonly Waiting[]) {
  const keys = { document: "id", approval_request: "id" } as Readonly<Record<string, string>>;
  for (const table of tablesOfApprovals) {
    const ids = made.map((each) => (table === "document" ? each.id : each.other));
    const where = `t.company_id = $1 and t.${keys[table] ?? "request_id"} = any($2::uuid[])`;
    await find(await copyText(database, table, `${table} t where ${where}`, {}), [companyId, ids]);
    await find(`vacuum analyze floor.${table}`);
  }
}
