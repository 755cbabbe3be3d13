import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The terms and limits of the advances of an office. Rules AD-2 and AD-5 */
export interface AdvanceSettings {
  /** Unit: days from the request date, and from the voucher date, to the deadline. */
  readonly termDays: number;
  readonly voucherDays: number;
  /** In VND; null for no limit. */
  readonly cashLimit: string | null;
  readonly openLimit: string | null;
  readonly overdueDays: number | null;
  readonly approvalAdvance: boolean;
}

/** Reads the settings of an office, with the presets where it has none. */
export function advanceSettings(
  tx: Tx,
  { companyId }: { readonly companyId: string },
  officeId: string | null,
): Promise<AdvanceSettings> {
  return one<AdvanceSettings>(
    tx,
    sql`select coalesce(s.term_days, 7) as term_days, coalesce(s.voucher_days, 14) as voucher_days,
        c.advance_cash_limit::text as cash_limit, s.open_limit::text as open_limit, s.overdue_days,
        coalesce(o.approval_advance, false) as approval_advance
      from company c
      left join advance_setting s on s.company_id = c.id and s.office_id = ${officeId}
      left join office_setting o on o.company_id = c.id and o.office_id = ${officeId}
      where c.id = ${companyId}`,
  );
}
