import type { CallSpec } from "@fairway/core/contract/call.ts";
import { pageAdvances } from "@fairway/areas/advance/contract.ts";
import { listApprovals } from "@fairway/areas/approval/contract.ts";
import { pageSettlements } from "@fairway/areas/settlement/contract.ts";
import { pageSoas } from "@fairway/areas/soa/contract.ts";
import { pageUnlocks } from "@fairway/areas/unlock/contract.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";

/** A list of documents of an office, and where its floor reads. */
export interface MeasuredList {
  readonly name: string;
  readonly call: CallSpec;
  readonly ask?: object;
  readonly user: string;
  /** The rows `d` of the list with `changed`, of company $1, office $2 and user $3. */
  readonly from: string;
}

const ofKind = (kind: string, table: string) => `document d
  join ${table} o on o.company_id = $1 and o.id = d.id
  where d.company_id = $1 and d.kind = '${kind}' and d.office_id = $2 and d.state <> 'Canceled'
    and $3::uuid is not null`;

const lists: readonly MeasuredList[] = [
  { name: "advances", call: pageAdvances, user: "lan", from: ofKind("advance", "advance") },
  {
    name: "settlements",
    call: pageSettlements,
    user: "lan",
    from: ofKind("settlement", "settlement"),
  },
  { name: "statements", call: pageSoas, user: "lan", from: ofKind("soa", "soa") },
  {
    name: "requests to unlock",
    call: pageUnlocks,
    user: "lan",
    from: ofKind("unlock", "unlock_request"),
  },
  {
    name: "what a manager has to approve",
    call: listApprovals,
    ask: { tab: "toApprove" },
    user: "long",
    from: `approval_holder h
      join approval_request d on d.company_id = $1 and d.id = h.request_id
      where h.company_id = $1 and h.user_id = $3 and h.is_waiting and $2::uuid is not null`,
  },
];

/** The lists of statements, advances, settlements and requests to unlock, and of what is to approve. */
export function statementLists(ground: Ground): Promise<Pair[]> {
  return documentLists(ground, lists);
}

/** Lists of documents as they open; the floor reads the fifteen newest and counts to 1,000. */
export async function documentLists(
  ground: Ground,
  measured: readonly MeasuredList[],
): Promise<Pair[]> {
  const { companyId, bare, find } = ground;
  return Promise.all(
    measured.map(async ({ name, call, ask, user, from }): Promise<Pair> => {
      const caller = await ground.as(user);
      const [who] = await find<{ id: string; officeId: string }>(
        `select u.id, l.office_id as "officeId" from sys_user u
        join user_level l on l.company_id = u.company_id and l.user_id = u.id and l.is_default
        where u.company_id = $1 and u.username = $2`,
        [companyId, user],
      );
      const list = { page: 1, size: 15, ...ask };
      const { totalItems } = await caller.ask<{ totalItems: number }>(call, list);
      if (totalItems === 0) throw new Error(`the list of ${name} is empty`);
      const values = [companyId, who?.officeId, who?.id];
      const key = name.replaceAll(" ", "_");
      return {
        name: `list of ${name}, newest 15`,
        target: 0.2,
        clients: [1, 8],
        ours: () => caller.send(call, list),
        floor: async () => {
          await bare(
            `f_list_${key}`,
            `select d.* from ${from} order by d.datetime_modified desc, d.id desc limit 15`,
            values,
          );
          await bare(
            `f_count_${key}`,
            `select count(*) from (select from ${from} limit 1001) x`,
            values,
          );
        },
      };
    }),
  );
}
