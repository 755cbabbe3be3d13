import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { isPressing } from "@fairway/areas/shipment/server/isPressing.ts";
import { jobInWork } from "@fairway/areas/shipment/server/jobInWork.ts";
import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { stageBoard as boardCall } from "../contract.ts";
import {
  type BoardCriteria,
  type BoardPerson,
  type BoardStage,
  mostOnBoard,
} from "../model/board.ts";
import { clockNow } from "./clock.ts";
import { lateStage } from "./lateStage.ts";
import { customersOf } from "@fairway/areas/shipment/server/customersOf.ts";

type Sql = RawBuilder<unknown>;
type Counted = { readonly totalItems: number; readonly capped: boolean };
type Found = Omit<BoardStage, "may"> & { readonly writes: boolean };

/** The person who works on the stage `a`. */
const personOf = sql`coalesce(a.real_person_in_charge, a.main_person_in_charge)`;

/**
 * Lists the open stages of the jobs that the user may open, the most pressing first, and the people of
 * the user's office with their load; two statements, however many jobs they are of.
 *
 * Source: rules OP-24, OP-25, areas/stage/README.md
 */
export async function stageBoard(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof boardCall>,
): Promise<Answer<typeof boardCall>> {
  const { page, size } = ask;
  const found = await stagesOnBoard(tx, actor, ask);
  const [first] = found;
  const data = found.flatMap((row) => (row.id === null ? [] : [shown(actor, row)]));
  const { totalItems = 0, capped = false } = first ?? {};
  return { data, page, size, totalItems, capped, staff: await staffOf(tx, actor, ask) };
}

async function stagesOnBoard(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof boardCall>,
): Promise<(Counted & (Found | { readonly id: null }))[]> {
  const { companyId, language } = actor;
  const { page, size } = ask;
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  const { now } = clockNow();
  const order = sql`order by f.deadline nulls last, f.id`;
  return rows(
    tx,
    sql`
      with found as materialized (
        select a.id, a.deadline
        from stage_assigned a
        join shipment s on s.company_id = ${companyId} and s.id = a.job_id and ${jobInWork}
        join stage c on c.company_id = ${companyId} and c.id = a.stage_id
        where a.company_id = ${companyId} and ${conditions(actor, ask)}
          and ${jobWithin(actor, "detail")}
        order by a.deadline nulls last, a.id limit ${sql.lit(mostOnBoard + 1)})
      select n.*, q.*
      from (select least(count(*), ${sql.lit(mostOnBoard)})::int as total_items,
        count(*) > ${sql.lit(mostOnBoard)} as capped from found) n
      left join (
        select a.id, a.version, a.job_id, a.status, a.deadline, a.comment, a.department_id,
          s.job_no, s.transaction_type, ${customersOf(companyId)} as customers, b.hwbno as hblno,
          c.code, c.stage_name_en, c.stage_name_vn,
          ${lateStage(now)} as is_late,
          d.dept_name_en as department_name_en, d.dept_name as department_name_vn,
          ${personOf} as person_id,
          (select coalesce(${name}, p.username) from person p
            where p.company_id = ${companyId} and p.id = ${personOf}) as person_name,
          ${jobWithin(actor, "write")} as writes
        from (select * from found f ${order} limit ${size} offset ${(page - 1) * size}) f
        join stage_assigned a on a.company_id = ${companyId} and a.id = f.id
        join shipment s on s.company_id = ${companyId} and s.id = a.job_id
        join stage c on c.company_id = ${companyId} and c.id = a.stage_id
        left join department d on d.company_id = ${companyId} and d.id = a.department_id
        left join house_bill b on b.company_id = ${companyId} and b.id = a.hblid) q on true
      order by q.deadline nulls last, q.id`,
  );
}

function shown(actor: Actor, { writes, ...row }: Counted & Found): BoardStage {
  const { totalItems: _total, capped: _capped, ...stage } = row;
  const { menu } = serviceOf(stage.transactionType);
  const assigns = writes && actor.reach(`${menu}.AssignStage`) !== "None";
  return { ...stage, may: assigns ? ["assign"] : [] };
}

/** The filters of the board on the stage `a`, its job `s` and its stage of the catalogue `c`. */
function conditions(actor: Actor, ask: BoardCriteria): Sql {
  const { companyId, timeZone, today } = actor;
  const { keyword, from, to, progress, status, service, teamId, customerId, personId } = ask;
  const startOf = (day: string, plus = 0) =>
    sql`((${day}::date + ${sql.lit(plus)})::timestamp at time zone ${timeZone})`;
  const ofProgress = {
    late: lateStage(clockNow().now),
    today: sql`a.deadline >= ${startOf(today)} and a.deadline < ${startOf(today, 1)}`,
    soon: sql`a.deadline >= ${startOf(today)} and a.deadline < ${startOf(today, 4)}`,
    undated: sql`a.deadline is null`,
    nobody: sql`a.main_person_in_charge is null`,
  };
  const text = keyword ? anywhere(keyword) : null;
  const parts: Sql[] = [
    status ? sql`a.status = ${status}` : isPressing("a"),
    ...(progress ? [ofProgress[progress]] : []),
    ...(from ? [sql`a.deadline >= ${startOf(from)}`] : []),
    ...(to ? [sql`a.deadline < ${startOf(to, 1)}`] : []),
    ...(service ? [sql`s.transaction_type = ${service}`] : []),
    ...(personId ? [sql`${personOf} = ${personId}`] : []),
    ...(teamId
      ? [
          sql`(a.department_id = ${teamId} or exists (select from user_level l
            where l.company_id = ${companyId} and l.user_id = ${personOf} and l.active
              and l.department_id = ${teamId}))`,
        ]
      : []),
    ...(customerId
      ? [
          sql`exists (select from house_bill b where b.company_id = ${companyId}
            and b.job_id = s.id and b.customer_id = ${customerId})`,
        ]
      : []),
    ...(text
      ? [
          sql`(s.job_no ilike ${text} or s.mawb ilike ${text} or c.code ilike ${text}
            or c.stage_name_en ilike ${text} or c.stage_name_vn ilike ${text}
            or exists (select from house_bill b
              left join partner o on o.company_id = ${companyId} and o.id = b.customer_id
              where b.company_id = ${companyId} and b.job_id = s.id
                and (b.hwbno ilike ${text} or o.short_name ilike ${text})))`,
        ]
      : []),
  ];
  return sql.join(parts, sql` and `);
}

/** The people of the user's office, or of a team, with the open stages that are theirs. */
function staffOf(
  tx: Tx,
  { companyId, officeId, language }: Actor,
  { teamId }: BoardCriteria,
): Promise<BoardPerson[]> {
  const name = sql.ref(language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  const ofTeam = teamId ? sql`and l.department_id = ${teamId}` : sql``;
  return rows(
    tx,
    sql`
      select u.id, u.username as user_name, coalesce(${name}, u.username) as name,
        d.dept_name_en as department_name_en, d.dept_name as department_name_vn, w.open, w.late
      from (select distinct on (l.user_id) l.user_id, l.department_id from user_level l
        where l.company_id = ${companyId} and l.office_id = ${officeId} and l.active ${ofTeam}
        order by l.user_id, l.is_default desc, l.department_id) l
      join sys_user u on u.company_id = ${companyId} and u.id = l.user_id and u.active
        and u.working_status <> 'Off'
      left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      left join department d on d.company_id = ${companyId} and d.id = l.department_id
      cross join lateral (
        select count(*)::int as open,
          (count(*) filter (where ${lateStage(clockNow().now)}))::int as late
        from stage_assigned a
        join shipment s on s.company_id = ${companyId} and s.id = a.job_id and ${jobInWork}
        where a.company_id = ${companyId} and ${personOf} = u.id
          and ${isPressing("a")}) w
      order by name, u.id`,
  );
}
