import { covering } from "@fairway/areas/agreement/server/agreementRules.ts";
import type { ContractType } from "@fairway/areas/partner/model/contractTypes.ts";
import {
  type ReceivableSetting,
  usualReceivable,
} from "@fairway/areas/organisation/model/officeSetting.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { BillNotes, CheckedAgreement } from "../model/checkPoint.ts";
import type { AskedType } from "../model/checkPointType.ts";

/** A sale that is about to pass a check point. */
export interface PointAsk {
  readonly type: AskedType;
  readonly partnerId: string;
  /** Null where nobody sells yet; then the first agreement of the partner by its type counts. */
  readonly saleManId: string | null;
  readonly officeId: string;
  /** Null for any service. */
  readonly service: string | null;
  readonly serviceDate: Day | null;
  readonly jobId: string | null;
  readonly hblid: string | null;
  /** The charge lines that are saved. */
  readonly lines?: readonly string[];
  /** The field of the call that a refusal marks. */
  readonly field: string;
  /** False when what is saved adds nothing to the debt. */
  readonly grows?: boolean;
  readonly hasRefund?: boolean;
  /** The pair of a bill before it is changed. */
  readonly before?: { readonly customerId: string | null; readonly saleManId: string | null };
}

/** What the database knows about a sale at a check point. */
export interface PointGround {
  readonly at: number;
  readonly partnerType: string;
  readonly partnerMode: string;
  readonly partnerName: string;
  readonly taxCode: string | null;
  /** The name of the salesman in both languages. */
  readonly salesman: Words | null;
  readonly setting: ReceivableSetting;
  readonly isDirector: boolean;
  readonly agreement: CheckedAgreement | null;
  readonly notes: BillNotes;
  readonly beforeType: ContractType | null;
  /** The release in force for the sale. */
  readonly releaseId: string | null;
}

const everyService = Object.keys(serviceNames);
const settingFields = Object.keys(usualReceivable) as (keyof ReceivableSetting)[];

/**
 * Reads the agreement, the office's setting, the notes and the release of each sale, with one
 * statement. Two saves whose agreement has a limit follow each other: the second one waits here
 * until the first is stored.
 *
 * Locks: with `locked`, the agreements whose limit decides, in the order of their keys.
 * Source: rules CK-3, CK-4 and CK-9, areas/credit/README.md
 */
export async function readGround(
  tx: Tx,
  actor: Actor,
  asks: readonly PointAsk[],
  locked: boolean,
): Promise<PointGround[]> {
  const { companyId, today } = actor;
  const told = asks.map((ask, at) => ({
    at,
    type: ask.type,
    partner_id: ask.partnerId,
    sale_man_id: ask.saleManId,
    office_id: ask.officeId,
    service: ask.service,
    job_id: ask.jobId,
    hblid: ask.hblid,
    limits: locked && ask.grows !== false && ask.type !== 3 && ask.type !== 7,
    before_customer: ask.before?.customerId ?? null,
    before_salesman: ask.before?.saleManId ?? null,
  }));
  const agreementOf = (partner: string, salesman: string) => sql`
    select c.* from partner_agreement c
    where c.company_id = ${companyId} and c.partner_id = ${sql.ref(partner)} and c.active
      and (${sql.ref(salesman)} is null or c.saleman_id = ${sql.ref(salesman)})
      and ${covering(companyId, sql`c`, {
        officeId: sql`k.office_id`,
        services: sql`case when k.service is null then ${everyService}::text[]
          else array[k.service] end`,
      })}
    order by c.no_due or c.expired_date is null or c.expired_date >= ${today} desc,
      c.contract_type, c.effective_date desc, c.id
    limit 1`;
  const found = await rows<PointGround & { readonly locked: boolean | null }>(
    tx,
    sql`
      select k.at, p.partner_type, p.partner_mode, p.short_name as partner_name, p.tax_code,
        case when m.id is not null then (
          select jsonb_build_object('en', h.employee_name_en, 'vi', h.employee_name_vn)
          from person h where h.company_id = ${companyId} and h.id = m.id) end as salesman,
        ${settingOf} as setting,
        coalesce(m.user_role = 'BOD', false) as is_director,
        case when a.id is not null then jsonb_build_object('id', a.id,
          'contractType', a.contract_type, 'contractNo', a.contract_no,
          'effectiveDate', a.effective_date, 'expiredDate', a.expired_date, 'noDue', a.no_due,
          'creditLimitRate', a.credit_limit_rate::text, 'creditUnlimited', a.credit_unlimited)
        end as agreement,
        jsonb_build_object('lines', coalesce(n.lines, 0), 'without', coalesce(n.without, 0),
          'unpaid', coalesce(n.unpaid, array[]::text[])) as notes,
        b.contract_type as before_type,
        r.id as release_id,
        case when k.limits and s.credit_limit and not a.credit_unlimited
            and s.apply_type = 'Check Point' and not s.exempt_from_check_point
            and s.apply_partner in ('Customer', 'Both')
            and a.contract_type in ('Trial', 'Official', 'Guarantee')
          then pg_advisory_xact_lock(hashtextextended(l.key, 704226)) is not null end as locked
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as k (at int, type int,
        partner_id uuid, sale_man_id uuid, office_id uuid, service text, job_id uuid, hblid uuid,
        limits boolean, before_customer uuid, before_salesman uuid)
      join partner p on p.company_id = ${companyId} and p.id = k.partner_id
      left join office_setting s on s.company_id = ${companyId} and s.office_id = k.office_id
      left join sys_user m on m.company_id = ${companyId} and m.id = k.sale_man_id
      left join lateral (${agreementOf("k.partner_id", "k.sale_man_id")}) a on true
      left join lateral (${agreementOf("k.before_customer", "k.before_salesman")}) b
        on k.before_customer is not null
      left join lateral (
        select sum(q.lines)::int as lines,
          coalesce(sum(q.lines) filter (where q.note_id is null), 0)::int as without,
          array_agg(d.number order by d.number)
            filter (where d.id is not null and not note_is_paid(d.company_id, d.id)) as unpaid
        from (select note_id, count(*) as lines from noted_line
          where company_id = ${companyId} and hblid = k.hblid
            and k.type in (7, 8) and 'Prepaid' in (a.contract_type, b.contract_type)
          group by note_id) q
        left join document d on d.company_id = ${companyId} and d.id = q.note_id) n on true
      left join lateral (
        select e.id from check_point_release e
        where e.company_id = ${companyId} and e.partner_id = k.partner_id
          and e.office_id = k.office_id and e.state = 'Approved' and e.released_until >= ${today}
          and (e.job_id is null or e.job_id = k.job_id) and e.types @> array[k.type]
        order by e.job_id nulls last, e.released_until desc, e.id limit 1) r on true
      cross join lateral (
        select case a.contract_type when 'Guarantee' then a.saleman_id else a.id end::text as key) l
      order by l.key, k.at`,
  );
  return found.toSorted((one, other) => one.at - other.at);
}

const settingOf = sql`jsonb_build_object(${sql.join(
  settingFields.map((field) => {
    const column = sql.ref(`s.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`);
    const usual = usualReceivable[field];
    return sql`${sql.lit(field)}, coalesce(${column}, ${typeof usual === "string" ? sql.lit(usual) : sql`false`})`;
  }),
)})`;
