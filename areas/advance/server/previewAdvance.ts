import { approvalOf } from "@fairway/areas/approval/server/approvalOf.ts";
import type { Level } from "@fairway/areas/approval/model/levels.ts";
import { getDocument } from "@fairway/areas/document/server/openDocument.ts";
import {
  type PrintedDocument,
  printDocument,
  printDocuments,
} from "@fairway/areas/document/server/printDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Advance, AdvanceType } from "../model/advance.ts";
import type { AdvancePaper, AdvancePaperBill, Signed } from "../model/advancePaper.ts";
import { methodWords } from "../model/advanceWords.ts";
import { advanceSource } from "./advanceTable.ts";
import { printedAdvance } from "./paper/advance.paper.ts";

/** Prints the request of an advance. Refuses: record.notFound · access.forbidden */
export async function previewAdvance(
  tx: Tx,
  actor: Actor,
  { advanceId, language }: Ask<typeof contract.previewAdvance>,
) {
  const advance = await getDocument(tx, actor.companyId, advanceSource, advanceId);
  return printDocument(tx, actor, advancePrinted, advance, language);
}

/** Prints advances as one file. Refuses: as printDocuments */
export function previewAdvances(tx: Tx, actor: Actor, ask: Ask<typeof contract.previewAdvances>) {
  return printDocuments(tx, actor, advancePrinted, ask);
}

const advancePrinted: PrintedDocument<Advance, AdvancePaper> = {
  source: advanceSource,
  paper: printedAdvance,
  content: async (tx, actor, advance, office) => {
    const { language } = actor;
    const { currencyId, amount, voucherNo, voucherDate, statusApproval } = advance;
    const isVi = language === "vi";
    const bills = await billsOfAdvance(tx, actor, advance.id);
    const approval = await approvalOf(tx, actor, advance.id);
    const signedAt = (level: Level): Signed => {
      const step = approval?.steps.find((each) => each.level === level);
      const { decidedByName, decidedAt } = step ?? {};
      return decidedByName && decidedAt
        ? { name: decidedByName, on: dayOf(decidedAt, office.timeZone) }
        : { name: "", on: "" };
    };
    const named = (en: string | null, vi: string | null) => (isVi ? vi : en) ?? en ?? "";
    const isLocal = currencyId === localCurrency;
    const total = (read: (bill: AdvancePaperBill) => string) =>
      sum(bills.map((bill) => decimal(read(bill)))).toFixed();
    return {
      statusApproval: isUnderWay(statusApproval) ? "Request Approval" : statusApproval,
      advanceNo: advance.advanceNo,
      requestDate: advance.requestDate,
      dueDate: advance.dueDate,
      deadline: advance.deadlinePayment,
      requester: named(advance.requesterName, advance.requesterNameVn),
      department: named(advance.departmentName, advance.departmentNameVn),
      purpose: advance.advanceNote ?? "",
      payee: advance.payeeName ?? "",
      paymentMethod: say(methodWords[advance.paymentMethod], language),
      bank: [advance.bankAccountNo, advance.bankAccountName, advance.bankName]
        .filter(Boolean)
        .join(", "),
      voucher: voucherNo && voucherDate ? `${voucherNo} · ${sayDay(voucherDate)}` : "",
      currencyId,
      amount,
      inWords: amountInWords(amount, currencyId, language),
      otherAmount: isLocal ? advance.amountUsd : advance.amountVnd,
      otherCurrency: isLocal ? secondCurrency : localCurrency,
      exchangeRate: advance.excRateUsdToLocal,
      bills,
      totals: {
        norm: total((bill) => bill.norm),
        invoice: total((bill) => bill.invoice),
        other: total((bill) => bill.other),
      },
      manager: signedAt("manager"),
      accountant: signedAt("accountant"),
      director: signedAt("bod"),
    };
  },
};

type Stamped = AdvancePaper["statusApproval"];

const isUnderWay = (
  state: Advance["statusApproval"],
): state is Exclude<Advance["statusApproval"], Stamped> =>
  state === "Leader Approved" ||
  state === "Department Manager Approved" ||
  state === "Accountant Manager Approved";

/** The bills of an advance in the order of its lines, with their goods and the sums by type. */
function billsOfAdvance(tx: Tx, actor: Actor, advanceId: string): Promise<AdvancePaperBill[]> {
  const { companyId, language } = actor;
  const customer = language === "vi" ? sql`c.partner_name_vn` : sql`c.partner_name_en`;
  const ofType = (type: AdvanceType) => sql`
    trim_scale(coalesce(sum(l.amount) filter (where l.advance_type = ${type}), 0))::text`;
  return rows<AdvancePaperBill>(
    tx,
    sql`
      with line as (
        select l.hblid, min(l.line_no) as place, trim_scale(sum(l.amount))::text as total,
          ${ofType("Norm")} as norm, ${ofType("Invoice")} as invoice, ${ofType("Other")} as other,
          coalesce(string_agg(distinct l.custom_no, ', '), '') as custom_no,
          string_agg(distinct l.description, '; ') as description
        from advance_line l
        where l.company_id = ${companyId} and l.advance_id = ${advanceId}
        group by l.hblid)
      select j.job_no, case when b.is_virtual then '' else coalesce(b.hwbno, '') end as hwbno,
        coalesce(j.mawb, '') as mawb, l.custom_no, coalesce(${customer}, c.short_name, '') as customer,
        coalesce(split_part(b.shipper_description, E'\\n', 1), '') as shipper,
        coalesce(split_part(b.consignee_description, E'\\n', 1), '') as consignee,
        coalesce((select string_agg(t.text, ', ' order by t.text) from (
          select sum(k.quantity) || ' x ' || u.code as text from container k
          join unit u on u.company_id = ${companyId} and u.id = k.container_type_id
          where k.company_id = ${companyId} and k.hblid = b.id group by u.code) t), '') as containers,
        coalesce(trim_scale(b.package_qty)::text || coalesce(' ' || p.code, ''), '') as packages,
        coalesce(trim_scale(b.gross_weight)::text, '') as gross_weight,
        coalesce(trim_scale(b.net_weight)::text, '') as net_weight,
        coalesce(trim_scale(b.cbm)::text, '') as cbm,
        l.description, l.norm, l.invoice, l.other, l.total
      from line l
      join house_bill b on b.company_id = ${companyId} and b.id = l.hblid
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      left join partner c on c.company_id = ${companyId} and c.id = b.customer_id
      left join unit p on p.company_id = ${companyId} and p.id = b.package_type
      order by l.place`,
  );
}
