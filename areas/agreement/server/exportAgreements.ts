import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { cellText } from "@fairway/core/resource/cellText.ts";
import { say } from "@fairway/core/words/words.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { ExcelColumn } from "@fairway/engine/paper/excelColumn.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { sql } from "kysely";
import { agreementExport } from "../model/agreementExport.ts";
import type { PartnerType } from "@fairway/areas/partner/model/partnerTypes.ts";
import { openedAgreements } from "./readAgreement.ts";
import { rightOn, soldBy } from "@fairway/areas/partner/server/partnerPermit.ts";

const mime = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const mostRows = 100_000;
const kinds: Readonly<Record<string, ExcelColumn["kind"]>> = {
  date: "date",
  money: "number",
  number: "number",
};

/** The filters of the export. */
export interface ExportedAgreements {
  readonly partnerType: PartnerType;
  readonly salemanId?: string | null | undefined;
  readonly fromDate?: string | null | undefined;
  readonly toDate?: string | null | undefined;
  readonly active?: boolean | null | undefined;
}

/**
 * Returns the agreements of the partners in the actor's list as a sheet.
 *
 * Shape: at most 100,000; days are those of creation in the actor's time zone; a trial shows its
 *   own limit; terms are empty where the actor may not open the agreement.
 * Refuses: access.forbidden · ask.invalid
 */
export async function exportAgreements(
  tx: Tx,
  actor: Actor,
  ask: ExportedAgreements,
): Promise<AnsweredFile> {
  const { companyId, language, timeZone } = actor;
  actor.mustHave(rightOn(ask.partnerType, "export"));
  if (ask.fromDate && ask.toDate && ask.fromDate > ask.toDate) {
    throw refuse("ask.invalid", {}, { field: "toDate" });
  }
  const name = (alias: string) =>
    sql.ref(`${alias}.${language === "vi" ? "employee_name_vn" : "employee_name_en"}`);
  const opened = openedAgreements(actor, "t");
  const found = await rows<Record<string, unknown>>(
    tx,
    sql`select t.account_no, t.partner_name_en, t.partner_name_vn, a.contract_type, a.contract_no,
        case when ${opened} then
          case when a.contract_type = 'Trial' then coalesce(a.trial_credit_limited, a.credit_limit)
            else a.credit_limit end
          end as credit_limit,
        case when ${opened} then a.payment_term end as payment_term, a.effective_date,
        a.expired_date, case when ${opened} then a.currency_id end as currency_id,
        coalesce(${name("s")}, '') as saleman_name, a.arconfirmed, a.active,
        array(select l.service from partner_agreement_service as l
          where l.company_id = ${companyId} and l.agreement_id = a.id order by 1) as sale_service,
        (select string_agg(o.code, '; ' order by o.code) from partner_agreement_office as l
          join office as o on o.company_id = ${companyId} and o.id = l.office_id
          where l.company_id = ${companyId} and l.agreement_id = a.id) as office_codes,
        coalesce(${name("c")}, '') as creator_name
      from partner as t
      join partner_agreement as a on a.company_id = ${companyId} and a.partner_id = t.id
      left join person as s on s.company_id = ${companyId} and s.id = a.saleman_id
      left join person as c on c.company_id = ${companyId} and c.id = a.user_created
      where t.company_id = ${companyId} and t.partner_type = ${ask.partnerType}
        and ${within(actor, rightOn(ask.partnerType, "list"), "t", soldBy(actor, ask.partnerType))}
        ${ask.salemanId ? sql`and a.saleman_id = ${ask.salemanId}` : sql``}
        ${typeof ask.active === "boolean" ? sql`and a.active = ${ask.active}` : sql``}
        ${ask.fromDate ? sql`and a.datetime_created >= ${ask.fromDate}::date::timestamp at time zone ${timeZone}` : sql``}
        ${ask.toDate ? sql`and a.datetime_created < (${ask.toDate}::date + 1)::timestamp at time zone ${timeZone}` : sql``}
      order by t.account_no, a.datetime_created, a.id
      limit ${mostRows}`,
  );
  const title = say(agreementExport.title, language);
  const columns = Object.entries(agreementExport.fields).map(
    ([key, spec]): ExcelColumn => ({
      header: say(spec.label, language),
      key,
      kind: kinds[spec.kind] ?? "text",
    }),
  );
  const said = function* () {
    for (const row of found) {
      yield Object.fromEntries(
        Object.entries(agreementExport.fields).map(([key, spec]) => [
          key,
          cellText(spec, row[key], language),
        ]),
      );
    }
  };
  const bytes = writeExcel({ sheet: title, titles: [title], columns, rows: said() });
  return { name: `${title}.xlsx`, mime, bytes };
}
