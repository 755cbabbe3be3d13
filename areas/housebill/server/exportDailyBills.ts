import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { jobInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { ExcelColumn } from "@fairway/engine/paper/excelColumn.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { dailyListWords as words } from "../model/dailyListWords.ts";
import { flightAndDay, waybillDay } from "../model/flightAndDay.ts";

type Call = typeof contract.exportDailyBills;

/** A house waybill in the daily list. */
interface Daily {
  readonly mawb: string | null;
  readonly hwbno: string;
  readonly flightNo: string | null;
  readonly flightDate: string | null;
  readonly destination: string | null;
  readonly shipper: string | null;
  readonly cartons: string | null;
  readonly pono: string | null;
  readonly remark: string | null;
  readonly warehouse: string | null;
  readonly personInCharge: string | null;
}

/**
 * Exports the house waybills that were issued on a day, of the services that declare a daily list
 * and within the user's reach, with one statement.
 *
 * Refuses: access.forbidden without the right on any of these services.
 * Source: rule HB-32
 */
export async function exportDailyBills(
  tx: Tx,
  actor: Actor,
  { issuedDate }: Ask<Call>,
): Promise<Answer<Call>> {
  const { companyId, language } = actor;
  const daily = openServices.filter(({ list }) => list.hasDailyList);
  actor.mustHave(...daily.map(({ menu }) => `${menu}.export` as const));
  const reaches = daily.map(
    ({ code, menu }) =>
      sql<boolean>`(s.transaction_type = ${code} and ${jobInReach(actor, `${menu}.export`)})`,
  );
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  const found = await rows<Daily>(
    tx,
    sql`
      select coalesce(s.mawb, b.mawb) as mawb, b.hwbno, l.flight_no, l.flight_date,
        pd.code as destination,
        coalesce(sh.short_name, split_part(b.shipper_description, e'\n', 1)) as shipper,
        trim_scale(b.package_qty)::text as cartons, coalesce(l.poinvoice_no, s.pono) as pono,
        l.remark, wh.code as warehouse, ${name} as person_in_charge
      from air_bill l
      join house_bill b on b.company_id = ${companyId} and b.id = l.id
      join shipment s on s.company_id = ${companyId} and s.id = b.job_id
      left join partner sh on sh.company_id = ${companyId} and sh.id = b.shipper_id
      left join place pd on pd.company_id = ${companyId} and pd.id = l.pod
      left join place wh on wh.company_id = ${companyId} and wh.id = l.warehouse_id
      left join person p on p.company_id = ${companyId} and p.id = s.person_incharge
      where l.company_id = ${companyId} and l.issue_hbldate = ${issuedDate}
        and not b.is_canceled and not b.is_virtual and (${sql.join(reaches, sql` or `)})
      order by mawb, b.hwbno, b.id`,
  );
  const year = issuedDate.slice(0, 4);
  const title = `${say(words.title, language)} ${waybillDay(issuedDate, " ")} ${year}`;
  return {
    name: `${title.replaceAll(" ", "-")}.xlsx`,
    mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    bytes: writeExcel({
      sheet: say(words.title, language),
      titles: [title],
      columns: columns.map(({ header, ...column }) => ({
        ...column,
        header: say(header, language),
      })),
      rows: found.map((row, at) => ({
        ...row,
        no: String(at + 1),
        flight: flightAndDay(row.flightNo, row.flightDate),
      })),
    }),
  };
}

type Column = Omit<ExcelColumn, "header"> & { readonly header: (typeof words)[keyof typeof words] };
const text = (key: keyof typeof words, width: number): Column => ({
  key,
  header: words[key],
  kind: "text",
  width,
});

const columns: readonly Column[] = [
  { key: "no", header: words.no, kind: "number", decimals: 0, width: 6 },
  text("mawb", 16),
  text("hwbno", 16),
  text("flight", 16),
  text("destination", 12),
  text("shipper", 28),
  { key: "cartons", header: words.cartons, kind: "number", width: 10 },
  text("pono", 18),
  text("remark", 28),
  text("warehouse", 14),
  text("personInCharge", 22),
];
