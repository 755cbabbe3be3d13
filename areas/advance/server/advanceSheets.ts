import { getDocument, mustSeeDocument } from "@fairway/areas/document/server/openDocument.ts";
import { listedWhere } from "@fairway/areas/document/server/listDocuments.ts";
import type { AnsweredFile, Ask } from "@fairway/core/contract/call.ts";
import { decimalsOf } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sheetColumn } from "@fairway/engine/exports/exportRecords.ts";
import { exportRows } from "@fairway/engine/exports/exportRows.ts";
import { sheetCell } from "@fairway/engine/exports/sheetCell.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sheetMime } from "@fairway/engine/paper/sheetFile.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { advanceFields } from "../model/advanceFields.ts";
import { advanceKind } from "../model/advanceKind.ts";
import { formFacts, lineFields, lineSheet, linesOfForm } from "../model/lineFields.ts";
import { advanceSource, readLines } from "./advanceTable.ts";
import { asked } from "./listAdvances.ts";

/**
 * Exports the lines of the listed advances, one a row with its shipment.
 *
 * Refuses: access.forbidden
 */
export function exportAdvanceLines(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportAdvanceLines>,
  desk?: Desk,
): Promise<AnsweredFile> {
  actor.mustHave("acctAP.export");
  const { companyId, language } = actor;
  const { ofHead, ofOwn } = listedWhere(actor, advanceSource, asked(actor, ask));
  const lines = (columns: ReturnType<typeof sql>, limit: number) => sql`
    select ${columns} from document d
    join advance o on o.company_id = ${companyId} and o.id = d.id
    join advance_line l on l.company_id = ${companyId} and l.advance_id = d.id
    join shipment s on s.company_id = ${companyId} and s.id = l.job_id
    join house_bill b on b.company_id = ${companyId} and b.id = l.hblid
    left join person u on u.company_id = ${companyId} and u.id = d.user_created
    left join partner c on c.company_id = ${companyId} and c.id = b.customer_id
    where d.company_id = ${companyId} and ${sql.join([...ofHead, ...ofOwn], sql` and `)}
    order by d.datetime_modified desc, d.id desc, l.line_no limit ${sql.lit(limit)}`;
  const shown = lineSheet.map((name): [string, Field] => [name, lineFields[name]]);
  return exportRows<Readonly<Record<string, unknown>>>(tx, {
    title: say(advanceKind.title, language),
    columns: shown.map(([name, spec]) => sheetColumn(name, spec, language)),
    rows: (limit) =>
      lines(
        sql`s.job_no, case when not b.is_virtual then b.hwbno end as hwbno, s.mawb, l.custom_no,
          c.short_name as customer_name, d.number as advance_no,
          ${sql.ref(language === "vi" ? "u.employee_name_vn" : "u.employee_name_en")}
            as requester_name, o.request_date, l.description, l.advance_type,
          l.amount::text as amount, d.currency_id, l.amount_vnd::text as amount_vnd,
          l.amount_usd::text as amount_usd, d.state as status_approval, l.status_payment,
          l.request_note`,
        limit,
      ),
    count: (limit) => lines(sql`1`, limit),
    said: (row) =>
      Object.fromEntries(shown.map(([name, spec]) => [name, sheetCell(spec, row[name], actor)])),
    format: ask.format,
    database: desk?.database,
  });
}

/**
 * Returns the request of an advance as a sheet: its head, then its lines.
 *
 * Refuses: record.notFound · access.forbidden
 */
export async function exportAdvanceForm(
  tx: Tx,
  actor: Actor,
  { advanceId, language = actor.language }: Ask<typeof contract.exportAdvanceForm>,
): Promise<AnsweredFile> {
  const advance = await getDocument(tx, actor.companyId, advanceSource, advanceId);
  await mustSeeDocument(tx, actor, advanceSource, advance);
  const reader = { ...actor, language };
  const lines = await readLines(tx, actor.companyId, [advanceId]);
  const shown = linesOfForm.map((name): [string, Field] => [name, lineFields[name]]);
  const said = (spec: Field, value: unknown) => sheetCell(spec, value, reader);
  return {
    name: `${advance.advanceNo.replace("/", "-")}.xlsx`,
    mime: sheetMime,
    bytes: writeExcel({
      sheet: say(advanceKind.title, language),
      titles: [`${say(advanceKind.title, language)} ${advance.advanceNo}`],
      facts: formFacts.map((name) => {
        const spec = (advanceFields as Readonly<Record<string, Field>>)[name] as Field;
        const label = say(spec.label, language);
        if (name === "amount") {
          const { amount, currencyId: currency } = advance;
          return [label, { amount, decimals: decimalsOf(currency), currency }] as const;
        }
        const value = said(spec, advance[name]);
        return [label, value === null ? null : String(value)] as const;
      }),
      columns: shown.map(([name, spec]) => sheetColumn(name, spec, language)),
      rows: lines.map((line) =>
        Object.fromEntries(
          shown.map(([name, spec]) => [name, said(spec, line[name as keyof typeof line])]),
        ),
      ),
    }),
  };
}
