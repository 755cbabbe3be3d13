import "@fairway/areas/approval/model/deputies.ts";
import { registerDeputyType } from "@fairway/areas/access/model/deputyTypes.ts";
import { registerApproval } from "@fairway/areas/approval/server/approvalTypes.ts";
import type { SentDocument } from "@fairway/areas/approval/server/sendForApproval.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { type CastName, companyId, departments, groups, offices, people } from "./people.ts";

/** A type of document that only tests have: it is approved, and nothing else. */
export const approvedPaper = { flow: "Approval", type: "Paper" } as const;

/** The migration of the type: its row among the types, and the table of its documents. */
export async function writeApprovedPaper(tx: Tx): Promise<void> {
  for (const statement of [
    sql`insert into approval_deputy_type (code, name_en, name_vi) values ('Paper', 'Paper', 'Giấy')`,
    sql`insert into approval_type (flow, type, place, deputy_type, name_en, name_vi)
      values ('Approval', 'Paper', 90, 'Paper', 'Paper', 'Giấy')`,
    sql`create table approved_paper (company_id uuid not null, id uuid not null,
      status text not null, primary key (company_id, id))`,
  ]) {
    await run(tx, statement);
  }
}

registerDeputyType("Paper", { en: "Paper", vi: "Giấy" });

registerApproval({
  ...approvedPaper,
  right: "acctAP.list",
  lock: (tx, actor, ids) => lockRows(tx, "approved_paper", { companyId: actor.companyId, ids }),
  apply: async (tx, actor, outcomes) => {
    const changed = outcomes.map(({ documentId: id, status }) => ({ id, status }));
    await updateRows(tx, "approved_paper", actor.companyId, changed);
  },
});

/** Writes papers of a user and returns them as they are sent. */
export async function newPapers(
  tx: Tx,
  requester: Pick<Actor, "userId">,
  count: number,
  amountVnd: string | null = null,
): Promise<SentDocument[]> {
  const papers = Array.from({ length: count }, (_, at): SentDocument => {
    const id = newId();
    return {
      id,
      number: `P${at + 1}`,
      requester: requester.userId,
      officeId: offices.hcm,
      departmentId: departments.documentationHcm,
      groupId: groups.documentationHcm,
      amount: amountVnd,
      currencyId: amountVnd && "VND",
      amountVnd,
      about: `Job ${at + 1}`,
      address: `/home/accounting/paper/${id}/approve`,
    };
  });
  await insertRows(
    tx,
    "approved_paper",
    papers.map(({ id }) => ({ companyId, id, status: "New" })),
  );
  return papers;
}

/** How each level approves. */
interface Modes {
  readonly leader: string;
  readonly manager: string;
  readonly accountant: string;
  readonly bod: string;
}

const usualModes: Modes = {
  leader: "None",
  manager: "Approval",
  accountant: "Approval",
  bod: "Auto",
};

/** The modes of the office of Ho Chi Minh City for papers. */
export function setPaperModes(tx: Tx, modes: Modes, overLimit: string | null = null) {
  return setModes(tx, approvedPaper, modes, overLimit);
}

/** The modes of the office of Ho Chi Minh City for a type of documents. */
export async function setModes(
  tx: Tx,
  { flow, type }: { readonly flow: string; readonly type: string },
  { leader, manager, accountant, bod }: Modes = usualModes,
  overLimit: string | null = null,
): Promise<void> {
  await run(
    tx,
    sql`insert into office_approval
        (company_id, id, office_id, flow, type, leader, manager, accountant, bod, over_limit)
      values (${companyId}, ${newId()}, ${offices.hcm}, ${flow}, ${type}, ${leader}, ${manager},
        ${accountant}, ${bod}, ${overLimit}::numeric)
      on conflict (company_id, office_id, flow, type) do update set leader = excluded.leader,
        manager = excluded.manager, accountant = excluded.accountant, bod = excluded.bod,
        over_limit = excluded.over_limit`,
  );
}

const unitOf = {
  leader: [departments.documentationHcm, groups.documentationHcm],
  manager: [departments.documentationHcm, null],
  accountant: [departments.accountingHcm, null],
  bod: [null, null],
} as const;
const levelOf = { leader: "group", manager: "department", accountant: "department", bod: "office" };

/** Makes users the only holders of a level for the papers of `newPapers`. */
export async function setHolders(
  tx: Tx,
  level: keyof typeof unitOf,
  names: readonly CastName[],
): Promise<void> {
  const [departmentId, groupId] = unitOf[level];
  const ids = names.map((name) => people[name].id);
  await run(
    tx,
    sql`update user_level set position = 'Staff' where company_id = ${companyId}
      and office_id = ${offices.hcm} and department_id is not distinct from ${departmentId}::uuid
      and group_id is not distinct from ${groupId}::uuid`,
  );
  await run(
    tx,
    sql`insert into user_level (company_id, id, user_id, level, office_id, department_id, group_id,
        position)
      select ${companyId}::uuid, new_id(), u.id, ${levelOf[level]}, ${offices.hcm}::uuid,
        ${departmentId}::uuid, ${groupId}::uuid, 'Manager-Leader'
      from unnest(${ids}::uuid[]) u (id)
      on conflict (company_id, office_id, department_id, group_id, user_id)
        do update set position = 'Manager-Leader', active = true`,
  );
}

/** Makes a user the deputy of another for papers, from and to days relative to today. */
export async function nameDeputy(
  tx: Tx,
  authorizer: CastName,
  commissioner: CastName,
  { from = null, to = null }: { readonly from?: number | null; readonly to?: number | null } = {},
): Promise<void> {
  const day = (days: number | null) =>
    sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date + ${days}::integer`;
  await run(
    tx,
    sql`insert into sys_authorized_approval (company_id, id, office_commissioner, authorizer,
        commissioner, type, effective_date, expiration_date)
      values (${companyId}, ${newId()}, ${offices.hcm}, ${people[authorizer].id},
        ${people[commissioner].id}, 'Paper', ${day(from)}, ${day(to)})`,
  );
}
