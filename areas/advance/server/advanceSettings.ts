import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { usualAdvanceSetting as usual } from "../model/advanceSetting.ts";

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
export async function advanceSettings(
  tx: Tx,
  company: OfCompany,
  officeId: string | null,
): Promise<AdvanceSettings> {
  return settingOf(await settingsOfOffices(tx, company, [officeId]), officeId);
}

/** The setting of an office among those that were read. */
export function settingOf(
  settings: ReadonlyMap<string | null, AdvanceSettings>,
  officeId: string | null,
): AdvanceSettings {
  const found = settings.get(officeId);
  if (!found) throw new Error(`the settings of office ${officeId} were not read`);
  return found;
}

/** Reads the settings of offices, by their ids. */
export async function settingsOfOffices(
  tx: Tx,
  { companyId }: OfCompany,
  officeIds: readonly (string | null)[],
): Promise<Map<string | null, AdvanceSettings>> {
  const found = await rows<AdvanceSettings & { officeId: string | null }>(
    tx,
    sql`select u.office_id, coalesce(s.term_days, ${usual.termDays}) as term_days,
        coalesce(s.voucher_days, ${usual.voucherDays}) as voucher_days,
        c.advance_cash_limit::text as cash_limit, s.open_limit::text as open_limit, s.overdue_days,
        coalesce(o.approval_advance, false) as approval_advance
      from company c
      cross join unnest(${[...new Set(officeIds)]}::uuid[]) as u(office_id)
      left join advance_setting s on s.company_id = c.id and s.office_id = u.office_id
      left join office_setting o on o.company_id = c.id and o.office_id = u.office_id
      where c.id = ${companyId}`,
  );
  return new Map(found.map(({ officeId, ...setting }) => [officeId, setting]));
}

type OfCompany = { readonly companyId: string };
