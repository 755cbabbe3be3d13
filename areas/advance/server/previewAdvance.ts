import { paperStatusOf } from "@fairway/areas/approval/model/signedLevels.ts";
import { signedLevels } from "@fairway/areas/approval/server/approvalPaper.ts";
import { getDocument } from "@fairway/areas/document/server/openDocument.ts";
import {
  type PrintedDocument,
  printDocument,
  printDocuments,
} from "@fairway/areas/document/server/printDocument.ts";
import type { BillOnPaper } from "@fairway/areas/housebill/model/billOnPaper.ts";
import { billsOnPaper } from "@fairway/areas/housebill/server/billsOnPaper.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Advance, AdvanceType } from "../model/advance.ts";
import type { AdvancePaper, AdvancePaperBill } from "../model/advancePaper.ts";
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
    const named = (en: string | null, vi: string | null) => (isVi ? vi : en) ?? en ?? "";
    const isLocal = currencyId === localCurrency;
    const total = (read: (bill: AdvancePaperBill) => string) =>
      sum(bills.map((bill) => decimal(read(bill)))).toFixed();
    return {
      statusApproval: paperStatusOf(statusApproval),
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
      ...(await signedLevels(tx, actor, advance.id, office.timeZone)),
    };
  },
};

/** The bills of an advance in the order of its lines, with their goods and the sums by type. */
async function billsOfAdvance(
  tx: Tx,
  actor: Actor,
  advanceId: string,
): Promise<AdvancePaperBill[]> {
  const { companyId } = actor;
  const ofType = (type: AdvanceType) => sql`
    trim_scale(coalesce(sum(l.amount) filter (where l.advance_type = ${type}), 0))::text`;
  const found = await rows<Omit<AdvancePaperBill, keyof BillOnPaper> & OfBill>(
    tx,
    sql`select l.hblid, trim_scale(sum(l.amount))::text as total, ${ofType("Norm")} as norm,
        ${ofType("Invoice")} as invoice, ${ofType("Other")} as other,
        coalesce(string_agg(distinct l.custom_no, ', '), '') as custom_no,
        string_agg(distinct l.description, '; ') as description
      from advance_line l
      where l.company_id = ${companyId} and l.advance_id = ${advanceId}
      group by l.hblid order by min(l.line_no)`,
  );
  const bills = await billsOnPaper(
    tx,
    actor,
    found.map(({ hblid }) => hblid),
  );
  return found.flatMap(({ hblid, ...sums }) => {
    const bill = bills.get(hblid);
    return bill ? [{ ...bill, ...sums }] : [];
  });
}

interface OfBill {
  readonly hblid: string;
}
