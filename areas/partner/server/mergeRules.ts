import { type RawBuilder, sql } from "kysely";

/** The special rules of a table in a merge; `t` is the row that moves. */
export interface MoveRule {
  /** The row stays, because the kept partner has the same one already. */
  readonly stays?: RawBuilder<boolean>;
}

/**
 * How rows with a unique key move to another partner; all other rows move unconditionally.
 *
 * Source: rule PA-18, areas/partner/README.md
 */
export function mergeRules(companyId: string, keptId: string): Readonly<Record<string, MoveRule>> {
  const kept = (table: string, same: RawBuilder<unknown>) =>
    sql<boolean>`exists (select from ${sql.table(table)} as k
      where k.company_id = ${companyId} and k.partner_id = ${keptId} and ${same})`;
  return {
    partner_email: {
      stays: kept("partner_email", sql`k.office_id = t.office_id and k.type = t.type`),
    },
    partner_bank: {
      stays: kept("partner_bank", sql`text_key(k.bank_account_no) = text_key(t.bank_account_no)`),
    },
    partner_charge: { stays: kept("partner_charge", sql`k.charge_id = t.charge_id`) },
  };
}

const filled = [
  "contact_person",
  "tel",
  "fax",
  "work_phone_ex",
  "email",
  "billing_email",
  "billing_phone",
  "identity_no",
  "co_loader_code",
];

/**
 * What the kept partner (`k`) takes over from the one that goes (`l`) besides references: its
 * groups, the contact it lacks, being active, and the salesman of the older agreement.
 */
export function keptChanges(
  companyId: string,
  ids: readonly string[],
): Readonly<Record<string, RawBuilder<unknown>>> {
  const takesOver = sql`not k.active and l.active`;
  return {
    partner_group: sql`k.partner_group || array(select g from unnest(l.partner_group) as g
      where g <> all(k.partner_group) order by 1)`,
    active: sql`k.active or l.active`,
    inactive_on: sql`case when ${takesOver} then null else k.inactive_on end`,
    approval_status: sql`case when ${takesOver} then 'Done' else k.approval_status end`,
    approval_comment: sql`case when ${takesOver} then null else k.approval_comment end`,
    sale_person_id: sql`coalesce((select a.saleman_id from partner_salesman as a
      where a.company_id = ${companyId} and a.partner_id = any(${[...ids]}::uuid[])
      order by a.since, a.agreement_id limit 1), k.sale_person_id)`,
    ...Object.fromEntries(
      filled.map((column) => [
        column,
        sql`coalesce(${sql.ref(`k.${column}`)}, ${sql.ref(`l.${column}`)})`,
      ]),
    ),
  };
}
