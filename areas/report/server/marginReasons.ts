import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { marginOf } from "@fairway/areas/shipment/model/marginGate.ts";
import { excelFile } from "@fairway/areas/shipment/server/excelFile.ts";
import type { Answer, AnsweredFile, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { exportMarginReasons, getMarginReasons } from "../contract.ts";
import { profitReportWords as words } from "../model/profitReportWords.ts";
import { openedJobs } from "./openedJobs.ts";

/** The finished jobs `f` with a reason `r` of a range of days, within reach. */
function reasoned(
  actor: Actor,
  { from, to, service }: Ask<typeof getMarginReasons>,
): RawBuilder<unknown> {
  const { companyId } = actor;
  const finishedOn = sql`(s.finished_at at time zone o.time_zone)::date`;
  const where = sql`exists (select from finished_margin m
    join office o on o.company_id = ${companyId} and o.id = s.office_id
    where m.company_id = ${companyId} and m.job_id = s.id
      and ${finishedOn} between ${from}::date and ${to}::date)`;
  return sql`(${openedJobs(actor, sql`s.*`, { where, service })}) s
    join finished_margin f on f.company_id = ${companyId} and f.job_id = s.id
    join margin_reason r on r.company_id = ${companyId} and r.id = f.reason_id
    join office o on o.company_id = ${companyId} and o.id = s.office_id`;
}

/**
 * Returns the finished jobs with an odd margin by reason, the most frequent first.
 *
 * Source: rule RP-10
 */
export function marginReasons(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof getMarginReasons>,
): Promise<Answer<typeof getMarginReasons>> {
  return rows(
    tx,
    sql`select r.code, r.name_en, r.name_vn, count(*)::int as jobs,
        count(*) filter (where f.selling_vnd <= f.buying_vnd)::int as low,
        sum(f.selling_vnd)::text as selling_vnd, sum(f.buying_vnd)::text as buying_vnd,
        sum(f.selling_vnd - f.buying_vnd)::text as profit_vnd
      from ${reasoned(actor, ask)}
      group by r.id, r.code, r.name_en, r.name_vn, r.order_no
      order by count(*) desc, r.order_no, r.code`,
  );
}

interface ReasonedJob {
  readonly jobNo: string;
  readonly transactionType: ServiceCode;
  readonly finishedOn: string;
  readonly sellingVnd: string;
  readonly buyingVnd: string;
  readonly profitVnd: string;
  readonly marginCap: string;
  readonly code: string;
  readonly nameEn: string;
  readonly nameVn: string;
  readonly note: string | null;
  readonly by: string | null;
}

/**
 * Writes the same jobs one by one as a workbook.
 *
 * Source: rule RP-10
 */
export async function marginReasonSheet(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof exportMarginReasons>,
): Promise<AnsweredFile> {
  const { companyId, language } = actor;
  const name = sql.ref(language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  const found = await rows<ReasonedJob>(
    tx,
    sql`select s.job_no, s.transaction_type,
        (s.finished_at at time zone o.time_zone)::date as finished_on,
        f.selling_vnd::text as selling_vnd, f.buying_vnd::text as buying_vnd,
        (f.selling_vnd - f.buying_vnd)::text as profit_vnd,
        trim_scale(f.margin_cap)::text as margin_cap, r.code, r.name_en, r.name_vn, f.note,
        coalesce(${name}, u.username) as by
      from ${reasoned(actor, ask)}
      left join sys_user u on u.company_id = ${companyId} and u.id = f.user_created
      left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      order by r.order_no, r.code, s.job_no`,
  );
  const told = (key: keyof typeof words) => say(words[key], language);
  const text = (key: keyof typeof words) => ({ key, header: told(key), kind: "text" }) as const;
  const vnd = (key: keyof typeof words) =>
    ({ key, header: told(key), kind: "money", decimals: 0 }) as const;
  const title = told("reasons");
  return excelFile(`${title} ${ask.from} ${ask.to}`, {
    sheet: title,
    titles: [title, `${sayDay(ask.from)} – ${sayDay(ask.to)}`],
    columns: [
      text("code"),
      text("reason"),
      text("job"),
      text("service"),
      { key: "finishedOn", header: told("finishedOn"), kind: "date" },
      vnd("selling"),
      vnd("buying"),
      vnd("profit"),
      { key: "margin", header: told("margin"), kind: "number", decimals: 1 },
      { key: "cap", header: told("cap"), kind: "number" },
      text("note"),
      text("by"),
    ],
    rows: found.map((job) => ({
      code: job.code,
      reason: language === "vi" ? job.nameVn : job.nameEn,
      job: job.jobNo,
      service: say(serviceNames[job.transactionType], language),
      finishedOn: job.finishedOn,
      selling: job.sellingVnd,
      buying: job.buyingVnd,
      profit: job.profitVnd,
      margin: marginOf(job),
      cap: job.marginCap,
      note: job.note,
      by: job.by,
    })),
  });
}
