import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { maybe, one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type {
  ApprovalRow,
  LockRow,
  MarginRow,
  ReceivableSetting,
  ReplicateSetting,
} from "../model/officeSetting.ts";

/** The general settings of an office; null for an office without settings. */
export type SettingRow = ReceivableSetting &
  ReplicateSetting & {
    readonly id: string;
    readonly officeId: string;
    readonly version: number;
    readonly approvalAdvance: boolean;
    readonly approvalSettlement: boolean;
    readonly alertAtd: boolean;
    readonly stagesOnOpening: boolean;
    readonly startsInSchedule: boolean;
    readonly warningHours: number | null;
    readonly rateShare: string;
    readonly marginCap: string;
    readonly releaseDays: number;
    readonly replicateOfficeCode: string | null;
    readonly userNameModified: string | null;
    readonly datetimeModified: string;
  };

/** All stored settings of one office. */
export interface StoredSettings {
  readonly setting: SettingRow | null;
  readonly approvals: readonly (ApprovalRow & { flow: "Approval" | "Unlock" })[];
  /** The types of document that are approved by a setting of their own, in their order. */
  readonly types: readonly { flow: "Approval" | "Unlock"; type: string; typeName: Words }[];
  readonly locks: readonly LockRow[];
  readonly margins: readonly MarginRow[];
}

const lines = (table: string, columns: string, at: { companyId: string }, officeId: string) =>
  sql`coalesce((select jsonb_agg(jsonb_build_object(${sql.raw(
    columns
      .split(" ")
      .map((name) => `'${name}', ${columnText(name)}`)
      .join(", "),
  )})) from ${sql.table(table)} r
    where r.company_id = ${at.companyId} and r.office_id = ${officeId}), '[]'::jsonb)`;

// Numbers are sent as text, so that no digit is lost.
const columnText = (name: string) =>
  name.startsWith("min") || name === "overLimit"
    ? `trim_scale(r.${columnName(name)})::text`
    : `r.${columnName(name)}`;

/** Reads all settings of an office in one statement. */
export async function readSettings(
  tx: Tx,
  at: { readonly companyId: string },
  officeId: string,
): Promise<StoredSettings> {
  const found = await one<Omit<StoredSettings, "setting">>(
    tx,
    sql`select
      ${lines("office_approval", "flow type leader manager accountant bod overLimit", at, officeId)} as approvals,
      (select jsonb_agg(jsonb_build_object('flow', t.flow, 'type', t.type, 'typeName',
          jsonb_build_object('en', t.name_en, 'vi', t.name_vi)) order by t.place)
        from approval_type t where t.setting_type is null) as types,
      ${lines("office_lock", "transactionType lockDate lockAfterUnlocking isApply", at, officeId)} as locks,
      ${lines("office_margin", "transactionType minProfitMarginPercent minProfit currencyId", at, officeId)}
        as margins`,
  );
  return { ...found, setting: await readSetting(tx, at, officeId) };
}

/** Reads the general settings of an office, or null. */
export function readSetting(
  tx: Tx,
  at: { readonly companyId: string },
  officeId: string,
  lock = false,
): Promise<SettingRow | null> {
  return maybe<SettingRow>(
    tx,
    sql`select s.*, trim_scale(s.replicate_autorate_vat)::text as replicate_autorate_vat,
        trim_scale(s.replicate_margin)::text as replicate_margin,
        trim_scale(s.replicate_step)::text as replicate_step,
        trim_scale(s.rate_share)::text as rate_share, trim_scale(s.margin_cap)::text as margin_cap,
        o.code as replicate_office_code, u.username as user_name_modified
      from office_setting s
      left join office o on o.company_id = ${at.companyId} and o.id = s.replicate_office_id
      left join sys_user u on u.company_id = ${at.companyId} and u.id = s.user_modified
      where s.company_id = ${at.companyId} and s.office_id = ${officeId}
      ${lock ? sql`for update of s` : sql``}`,
  );
}

/** Reads the minimum margin of a service of an office, or null. */
export function readMargin(
  tx: Tx,
  at: { readonly companyId: string },
  ask: { officeId: string; transactionType: string },
): Promise<MarginRow | null> {
  return maybe<MarginRow>(
    tx,
    sql`select transaction_type, trim_scale(min_profit_margin_percent)::text as min_profit_margin_percent,
        trim_scale(min_profit)::text as min_profit, currency_id
      from office_margin
      where company_id = ${at.companyId} and office_id = ${ask.officeId}
        and transaction_type = ${ask.transactionType}`,
  );
}

/** Writes lines of an office by their key: new ones are inserted, known ones changed. */
export async function saveLines(
  tx: Tx,
  actor: Actor,
  table: { name: string; key: readonly string[] },
  officeId: string,
  given: readonly object[],
): Promise<void> {
  if (given.length === 0) return;
  const fields = Object.keys(given[0] as object).map(columnName);
  const names = sql.join(fields.map((field) => sql.ref(field)));
  const key = sql.join(table.key.map((field) => sql.ref(field)));
  const set = sql.join(
    fields
      .filter((field) => !table.key.includes(field))
      .map((field) => sql`${sql.ref(field)} = excluded.${sql.ref(field)}`),
  );
  const json = JSON.stringify(
    given.map((row) => ({
      id: newId(),
      ...Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value])),
    })),
  );
  await run(
    tx,
    sql`insert into ${sql.table(table.name)}
        (company_id, id, office_id, user_created, user_modified, ${names})
      select ${actor.companyId}::uuid, r.id, ${officeId}::uuid, ${actor.userId}::uuid,
        ${actor.userId}::uuid, ${sql.join(fields.map((field) => sql`r.${sql.ref(field)}`))}
      from jsonb_populate_recordset(null::${sql.table(table.name)}, ${json}::jsonb) r
      on conflict (company_id, office_id, ${key}) do update
      set ${set}, user_modified = excluded.user_modified, datetime_modified = now()`,
  );
}
