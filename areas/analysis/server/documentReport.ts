import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sheetWords } from "@fairway/engine/paper/sheetWords.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { documentReportColumns, documentReportTitle } from "../model/documentReport.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import { earliestClearance } from "./earliestClearance.ts";
import { personName } from "./personName.ts";
import { type Report, rightOf } from "./report.ts";
import { reportBills } from "./reportBills.ts";
import { reportSheet } from "./reportSheet.ts";

const menu = "reportGeneral";

/** One line for each file of a job or of its bills; replicas are left out. Source: rule AN-17 */
const documentReport: Report = {
  title: documentReportTitle,
  menu,
  columns: documentReportColumns,
  order: sql`job_no, hwbno, file_name`,
  told: documentLines,
};

function documentLines(actor: Actor, criteria: ReportCriteria): RawBuilder<unknown> {
  const { companyId, language, timeZone } = actor;
  const local = language === "vi";
  const files = (folder: string) => sql`f.company_id = ${companyId}
    and f.module_name = ${jobFiles.moduleName} and f.folder = ${folder}`;
  return sql`
    with ${reportBills(actor, rightOf({ menu }), criteria)},
    filed as (
      select f.id, x.id as hblid from bill x
      join attached_file f on ${files(billFiles.folder)} and f.object_id = x.id
      union
      -- A file of the job itself stands with its first bill.
      (select distinct on (f.id) f.id, x.id from bill x
        join attached_file f on ${files(jobFiles.folder)} and f.object_id = x.job_id
          and (f.child_id is null or f.child_id = x.id)
        order by f.id, x.id)
    )
    select s.id as job_id, b.id as hblid, s.transaction_type, s.job_no,
      k.account_no as customer_code, k.tax_code,
      ${sql.ref(local ? "k.partner_name_vn" : "k.partner_name_en")} as customer,
      coalesce(s.mawb, b.mawb) as mawb, case when b.is_virtual then null else b.hwbno end as hwbno,
      ${earliestClearance(companyId)} as custom_no,
      (s.datetime_created at time zone ${timeZone})::date as created,
      ${personName(companyId, language, sql`s.user_created`)} as creator,
      f.alias_name, f.name as file_name,
      coalesce(${sql.ref(local ? "t.name_vn" : "t.name_en")}, f.document_type) as document_type,
      case when t.required_for_settlement then 'yes' else 'no' end as is_required,
      to_char(f.datetime_created at time zone ${timeZone}, 'DD/MM/YYYY HH24:MI') as attach_time,
      ${personName(companyId, language, sql`f.user_created`)} as attach_person,
      null::date[] as unknown_on
    from filed x
    join attached_file f on f.company_id = ${companyId} and f.id = x.id
    join house_bill b on b.company_id = ${companyId} and b.id = x.hblid
    join shipment s on s.company_id = ${companyId} and s.id = b.job_id and s.replica_of is null
    left join partner k on k.company_id = ${companyId} and k.id = b.customer_id
    left join document_type t on t.company_id = ${companyId} and t.code = f.document_type`;
}

/** Writes the documents of jobs as a workbook. */
export function exportDocumentReport(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportDocumentReport>,
  desk?: Desk,
) {
  const { language, timeZone, nameEn } = actor;
  const now = sayInstant(new Date().toISOString(), timeZone);
  const foot = [[say(sheetWords.printedBy, language), `${nameEn} · ${now}`] as const];
  const layout = { name: "EDoc Report", foot };
  return reportSheet(tx, actor, documentReport, { criteria: ask, layout, desk });
}
