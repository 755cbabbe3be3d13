import type { AnsweredFile, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ExcelKind } from "@fairway/engine/paper/excelColumn.ts";
import { exportRows } from "@fairway/engine/exports/exportRows.ts";
import { sheetInstant } from "@fairway/engine/exports/sheetCell.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type { exportRates as spec } from "../contract.ts";
import { rateColumns } from "../model/rateColumns.ts";
import { type RateKind, rateKinds } from "../model/rateKinds.ts";
import { askedRates } from "./listRateHistory.ts";
import { nameOf } from "./rateTable.ts";

type Column = keyof typeof rateColumns;
type Read = Readonly<Record<Column, string | null>>;

const kinds: Partial<Record<Column, ExcelKind>> = {
  effectiveOn: "date",
  rate: "number",
  datetimeModified: "instant",
};

/** Writes the rates in use of the list as a sheet, newest day first. Refuses: access.forbidden */
export async function exportRates(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof spec>,
  desk?: Desk,
): Promise<AnsweredFile> {
  actor.mustHave("settingExchangeRate.export");
  const { companyId, language, timeZone } = actor;
  const wanted = sql`r.active and ${askedRates(actor, ask)}`;
  const names = ask.columns ?? (Object.keys(rateColumns) as Column[]);
  return exportRows<Read>(tx, {
    title: say({ en: "Exchange rates", vi: "Tỷ giá" }, language),
    columns: names.map((key) => ({
      key,
      header: say(rateColumns[key], language),
      kind: kinds[key] ?? "text",
    })),
    rows: (limit) => sql`
      select r.effective_on::text as effective_on, r.kind, c.short_name as carrier_name,
        r.currency_from, r.currency_to, trim_scale(r.rate)::text as rate, r.rate_reason,
        ${nameOf(actor)} as user_name_modified, r.datetime_modified
      from exchange_rate r
      left join person p on p.company_id = ${companyId} and p.id = r.user_modified
      left join partner c on c.company_id = ${companyId} and c.id = r.carrier_id
      where ${wanted}
      order by r.effective_on desc, r.kind, r.carrier_id, r.currency_from limit ${limit}`,
    count: (limit) => sql`select from exchange_rate r where ${wanted} limit ${limit}`,
    said: (row) => ({
      ...row,
      kind: say(rateKinds[row.kind as RateKind], language),
      datetimeModified: sheetInstant(String(row.datetimeModified), timeZone),
    }),
    format: ask.format,
    database: desk?.database,
  });
}
