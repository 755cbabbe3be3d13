import { actorsFor } from "@fairway/areas/access/server/actsFor.ts";
import type { JobStanding } from "@fairway/areas/document/model/jobClosed.ts";
import { salesUnits } from "@fairway/areas/shipment/server/salesUnits.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { NotePartner } from "../model/noteCurrency.ts";
import {
  type DocumentTerms,
  documentTerms,
} from "@fairway/areas/agreement/server/agreementRules.ts";

/** The facts of a note's job that issuing reads. */
export interface NoteOfJob extends JobStanding, Owned {
  readonly id: string;
  readonly transactionType: ServiceCode;
  readonly officeId: string;
  readonly officePrefix: string;
  readonly noProfit: boolean;
  readonly timeZone: string;
  readonly serviceDate: Day;
  /** A note to somebody who pays was issued on it and stands. */
  readonly isBilled: boolean;
}

/** The data for issuing a note besides the charges. */
export interface NoteContext {
  readonly job: NoteOfJob;
  readonly partner: NotePartner;
  readonly agreement: DocumentTerms | null;
  readonly salesmen: ReadonlyMap<string, string | null>;
}

interface Found {
  readonly job: NoteOfJob;
  readonly salesmen: Record<string, string>;
  readonly partnerLocation: string | null;
  readonly agreement: DocumentTerms | null;
}

/**
 * Reads the job, the partner with its agreement, and the salesmen of the job's bills, in one
 * statement.
 *
 * Refuses: record.notFound (job) · field.unknown (partner)
 */
export async function readNoteContext(
  tx: Tx,
  companyId: string,
  ask: { readonly jobId: string; readonly partnerId: string; readonly hblIds: readonly string[] },
): Promise<NoteContext> {
  const found = await maybe<Found>(
    tx,
    sql`
      select jsonb_build_object('id', j.id, 'jobNo', j.job_no, 'isLocked', j.is_locked,
          'currentStatus', j.current_status, 'transactionType', j.transaction_type,
          'companyId', j.company_id, 'officeId', j.office_id, 'departmentId', j.department_id,
          'groupId', j.group_id, 'userCreated', j.user_created, 'officePrefix', o.office_prefix,
          'timeZone', o.time_zone, 'noProfit', j.no_profit, 'serviceDate', j.service_date,
          'isBilled', exists (select from cd_note n
            where n.company_id = ${companyId} and n.job_id = j.id and n.type <> 'CREDIT'),
          'salesUnits', ${salesUnits(companyId, sql`sb.job_id = j.id`)}, 'alsoOwners', (
            select jsonb_build_array(j.person_incharge) || coalesce(jsonb_agg(b.sale_man_id), '[]')
              || to_jsonb(array(
                ${actorsFor(companyId, sql`j.person_incharge`, sql`j.transaction_type`)}))
            from house_bill b where b.company_id = ${companyId} and b.job_id = j.id
              and b.sale_man_id is not null)) as job,
        coalesce((
          select jsonb_object_agg(b.id, b.sale_man_id) from house_bill b
          where b.company_id = ${companyId} and b.job_id = j.id), '{}'::jsonb) as salesmen,
        p.partner_location, a.agreement
      from shipment j
      join office o on o.company_id = ${companyId} and o.id = j.office_id
      left join partner p on p.company_id = ${companyId} and p.id = ${ask.partnerId}
      left join lateral (${documentTerms(companyId, sql`p`, {
        officeId: sql`j.office_id`,
        services: sql`array[j.transaction_type]`,
        salesmen: sql`array(select b.sale_man_id from house_bill b
          where b.company_id = ${companyId} and b.id = any(${[...ask.hblIds]}::uuid[]))`,
      })}) a on true
      where j.company_id = ${companyId} and j.id = ${ask.jobId}`,
  );
  if (!found) throw refuse("record.notFound");
  if (found.partnerLocation === null) {
    throw refuse("field.unknown", { value: ask.partnerId }, { field: "partnerId" });
  }
  return {
    job: found.job,
    partner: {
      partnerLocation: found.partnerLocation,
      agreementCurrencyId: found.agreement?.currencyId ?? null,
    },
    agreement: found.agreement,
    salesmen: new Map(Object.entries(found.salesmen)),
  };
}
