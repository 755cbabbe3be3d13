import { ratesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import { chargeReferences } from "@fairway/areas/charge/server/chargeReferences.ts";
import { refuseAmounts } from "@fairway/areas/charge/server/tabLines.ts";
import { registerCopied } from "@fairway/areas/shipment/server/copiedByAreas.ts";
import { rows } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { type ArrivalLine, arrivalLine } from "../model/arrivalLine.ts";
import { asSellingCharge, ratedNoticeLine } from "../model/ratedNoticeLine.ts";
import { noticeLineRow } from "./updateArrival.ts";

interface SourceLine extends ArrivalLine {
  readonly hblid: string;
  readonly lineNo: number;
  readonly customerId: string;
}

/**
 * The charges of the arrival notices of copied bills, valued today. The notices begin without header,
 * footer and second day, and with numbers of the copy.
 */
registerCopied("arrival", "papers", async (tx, actor, { from, to, bills }) => {
  const { companyId, userId, today: day } = actor;
  const lines = await rows<SourceLine>(
    tx,
    sql`select l.hblid, l.line_no, b.customer_id, l.charge_id, trim_scale(l.quantity) as quantity,
        l.quantity_type, l.unit_id, trim_scale(l.unit_price) as unit_price, l.currency_id,
        trim_scale(l.vatrate) as vatrate, l.notes, l.is_show, l.is_full, l.is_tick
      from house_bill b
      join arrival_charge l on l.company_id = ${companyId} and l.hblid = b.id
      join charge c on c.company_id = ${companyId} and c.id = l.charge_id and c.active
      join unit u on u.company_id = ${companyId} and u.id = l.unit_id and u.active
      where b.company_id = ${companyId} and b.job_id = ${from.id}
      order by l.hblid, l.line_no`,
  );
  const noticed = bills.filter((bill) => lines.some(({ hblid }) => hblid === bill.from));
  if (noticed.length === 0) return;
  const toVnd = await ratesToVnd(
    tx,
    actor,
    lines.map(({ currencyId }) => currencyId ?? ""),
    [day],
  );
  const forms = lines.map((line) => ({
    source: line,
    facts: { day, customerId: line.customerId },
    form: arrivalLine.parse({ ...line, id: null, exchangeRate: null }),
  }));
  const { commission } = await chargeReferences(
    tx,
    actor,
    forms.map(({ form, facts }) => asSellingCharge(form, facts)),
  );
  const rated = forms.map((each) => ({
    ...each,
    ...ratedNoticeLine(each.form, each.facts, { toVnd, commission }),
  }));
  await refuseAmounts(
    tx,
    actor,
    rated.flatMap(({ wrong }) => wrong),
  );
  const stamps = { companyId, userCreated: userId, userModified: userId };
  await insertRows(
    tx,
    "arrival_notice",
    noticed.map((bill, at) => ({
      ...stamps,
      id: bill.to,
      jobId: to.id,
      serial: at + 1,
      arrivalFirstNotice: day,
    })),
  );
  const copyOf = new Map(noticed.map((bill) => [bill.from, bill.to]));
  await insertRows(
    tx,
    "arrival_charge",
    rated.map(({ source, form, amounts }) => ({
      ...noticeLineRow(form, amounts, source.lineNo),
      ...stamps,
      id: newId(),
      hblid: copyOf.get(source.hblid),
    })),
  );
});
