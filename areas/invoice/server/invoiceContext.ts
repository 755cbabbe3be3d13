import type { JobStanding } from "@fairway/areas/document/model/jobClosed.ts";
import type { ClaimSide, ClaimSlot } from "@fairway/areas/charge/model/claimRules.ts";
import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import {
  type DocumentTerms,
  documentTerms,
} from "@fairway/areas/agreement/server/agreementRules.ts";
import type { RateMark } from "@fairway/areas/rate/model/typedRate.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { SettlementOfLine } from "../model/whyNotInvoiced.ts";

/** The account of a charge's postings. */
export interface ChargeAccounts {
  readonly contraAccount: string | null;
  readonly vatAccount: string | null;
}

/** The data for issuing an invoice besides the charges. */
export interface InvoiceContext {
  readonly agreement: DocumentTerms | null;
  readonly jobs: readonly (Owned & JobStanding & { readonly transactionType: string })[];
  /** The US dollar rate and salesman of the statement, else the note, that holds most lines. */
  readonly excRateUsdToLocal: string | null;
  /** The mark of that statement or note; null without one. */
  readonly noteMark: RateMark | null;
  readonly settlements: ReadonlyMap<string, SettlementOfLine>;
  readonly saleManId: string | null;
  readonly serviceType: string;
  /** Does a combined billing hold a note or a statement of the charges? */
  readonly isCombined: boolean;
  /** By the catalogue's charge. */
  readonly accounts: Readonly<Record<string, ChargeAccounts>>;
}

/**
 * Reads the jobs, the partner's agreement, the notes' rate and the charges' accounts, in one
 * statement.
 *
 * Refuses: field.unknown (partner)
 */
export async function readInvoiceContext(
  tx: Tx,
  actor: Actor,
  charges: readonly Surcharge[],
  ask: { readonly partnerId: string; readonly side: ClaimSide },
): Promise<InvoiceContext> {
  const { companyId } = actor;
  const ids = (pick: (charge: Surcharge) => string) => [...new Set(charges.map(pick))];
  const holders = (slot: ClaimSlot) =>
    charges.flatMap((each) => claimOn(each, ask.side, slot)?.documentId ?? []);
  const account = (part: "net" | "vat") =>
    sql.ref(
      `x.${ask.side === "debit" ? "credit" : "debit"}_account_no${part === "vat" ? "_vat" : ""}`,
    );
  const usual =
    ask.side === "debit" ? "Receivable" : holders("settlement").length > 0 ? "Settlement" : "Other";
  const found = await maybe<Omit<InvoiceContext, "settlements"> & { settled: SettlementOfLine[] }>(
    tx,
    sql`
      with job as (
        select j.* from shipment j
        where j.company_id = ${companyId} and j.id = any(${ids((each) => each.jobId)}::uuid[])
      ), bill as (
        select b.sale_man_id, count(*) as lines
        from unnest(${charges.map((each) => each.hblid)}::uuid[]) as line (hblid)
        join house_bill b on b.company_id = ${companyId} and b.id = line.hblid
        group by b.sale_man_id
      ), note as (
        select h.exc_rate_usd_to_local, h.sale_man_id, h.rate_outside, h.rate_reason
        from (
          select 0 as rank, o.id, o.exc_rate_usd_to_local, d.sale_man_id, d.rate_outside,
            d.rate_reason
          from unnest(${holders("statement")}::uuid[]) as line (id)
          join soa o on o.company_id = ${companyId} and o.id = line.id
          join document d on d.company_id = ${companyId} and d.id = o.id
          union all
          select 1, n.id, n.exc_rate_usd_to_local, n.sale_man_id, n.rate_outside, n.rate_reason
          from unnest(${holders("note")}::uuid[]) as line (id)
          join v_cd_note n on n.company_id = ${companyId} and n.id = line.id) h
        group by h.rank, h.id, h.exc_rate_usd_to_local, h.sale_man_id, h.rate_outside, h.rate_reason
        order by h.rank, count(*) desc, h.id limit 1
      ), service as (
        select j.transaction_type as service, count(*) as lines
        from unnest(${charges.map((each) => each.jobId)}::uuid[]) as line (job_id)
        join job j on j.id = line.job_id
        group by 1 order by 2 desc, 1 limit 1
      )
      select a.agreement,
        (select jsonb_agg(jsonb_build_object('jobNo', job_no, 'currentStatus', current_status,
          'isLocked', is_locked, 'transactionType', transaction_type, 'companyId', company_id, 'officeId', office_id,
          'departmentId', department_id, 'groupId', group_id, 'userCreated', user_created))
          from job) as jobs,
        (select exc_rate_usd_to_local::text from note) as exc_rate_usd_to_local,
        (select jsonb_build_object('rateOutside', rate_outside, 'rateReason', rate_reason)
          from note) as note_mark,
        coalesce((select sale_man_id from note),
          (select sale_man_id from bill order by lines desc, sale_man_id limit 1)) as sale_man_id,
        (select service from service) as service_type,
        exists (select from document_claim e
          where e.company_id = ${companyId} and e.slot = 'combine' and e.claimed_id
            = any(${[...holders("note"), ...holders("statement")]}::uuid[])) as is_combined,
        coalesce((select jsonb_object_agg(x.charge_id, jsonb_build_object(
          'contraAccount', ${account("net")}, 'vatAccount', ${account("vat")}))
          from (
            select distinct on (charge_id) * from charge_default_account
            where company_id = ${companyId} and active
              and charge_id = any(${ids((each) => each.chargeId)}::uuid[])
            order by charge_id, voucher_type <> ${usual}, voucher_type
          ) x), '{}'::jsonb) as accounts,
        coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'number', d.number,
          'state', d.state, 'payeeId', d.partner_id))
          from document d where d.company_id = ${companyId} and d.kind = 'settlement'
            and d.id = any(${holders("settlement")}::uuid[])), '[]'::jsonb) as settled
      from partner p
      left join lateral (${documentTerms(companyId, sql`p`, {
        officeId: sql`${actor.officeId}`,
        services: sql`array(select transaction_type from job)`,
        salesmen: sql`array(select sale_man_id from bill)`,
      })}) a on true
      where p.company_id = ${companyId} and p.id = ${ask.partnerId}`,
  );
  if (!found) throw refuse("field.unknown", { value: ask.partnerId }, { field: "partnerId" });
  const { settled, ...context } = found;
  return { ...context, settlements: new Map(settled.map((each) => [each.id, each])) };
}
