import { type RawBuilder, sql } from "kysely";

/**
 * The condition that a job `s` is the one of an office and family with a master bill number, where a
 * number stands on one job. Its literals are those of the index shipment_mawb_unique, without which
 * every job of the office is read.
 */
export const ofMasterBill = (
  companyId: string,
  officeId: string | null | RawBuilder<unknown>,
  family: string,
  mawb: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`s.company_id = ${companyId} and s.office_id = ${officeId}
  and s.family = ${family} and s.family <> 'O' and s.mawb is not null
  and text_key(s.mawb) = text_key(${mawb}) and s.current_status <> 'Canceled'`;
