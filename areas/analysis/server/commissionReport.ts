import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { say } from "@fairway/core/words/words.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import {
  type CommissionCriteria,
  type CommissionReport,
  commissionTitles,
  usualCommissionRate,
} from "../model/commissionReports.ts";
import { commissionAsk, commissionReport } from "./commissionReports.ts";
import { readReport } from "./readReport.ts";
import { reportSheet, type SheetLayout } from "./reportSheet.ts";

const words = {
  rate: { en: "Exchange rate", vi: "Tỷ giá" },
  customers: { en: "Customers", vi: "Khách hàng" },
  beneficiary: { en: "Beneficiary", vi: "Người thụ hưởng" },
  account: { en: "Bank account", vi: "Tài khoản ngân hàng" },
  bank: { en: "Bank", vi: "Ngân hàng" },
  taxCode: { en: "Tax code", vi: "Mã số thuế" },
  prepared: { en: "Prepared by", vi: "Người lập" },
  verified: { en: "Verified by the department manager", vi: "Trưởng phòng xác nhận" },
  approved: { en: "Approved by the office manager", vi: "Giám đốc văn phòng duyệt" },
  checked: { en: "Cross-checked by the accounting manager", vi: "Kế toán trưởng kiểm tra chéo" },
} as const;

/** Returns a page of one of the commission reports. */
export async function getCommissionReport(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getCommissionReport>,
): Promise<Answer<typeof contract.getCommissionReport>> {
  const criteria = commissionAsk(ask.report, ask);
  return readReport(tx, actor, commissionReport(ask.report, criteria), criteria);
}

/** Writes the commission of a beneficiary as a workbook. */
export function exportCommission(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportCommission>,
  desk?: Desk,
) {
  return sheetOf(tx, actor, { report: ask.rptType, ask, desk });
}

/** Writes the incentive of a customer as a workbook. */
export function exportIncentive(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportIncentive>,
  desk?: Desk,
) {
  return sheetOf(tx, actor, { report: "incentive", ask, desk });
}

async function sheetOf(
  tx: Tx,
  actor: Actor,
  asked: {
    readonly report: CommissionReport;
    readonly ask: CommissionCriteria;
    readonly desk: Desk | undefined;
  },
) {
  actor.mustHave("reportCommission.export");
  const { report, desk } = asked;
  const criteria = commissionAsk(report, asked.ask);
  const layout = await layoutOf(tx, actor, report, criteria);
  return reportSheet(tx, actor, commissionReport(report, criteria), { criteria, layout, desk });
}

/** The rate and the customers above the lines, the bank account and who signs below them. */
async function layoutOf(
  tx: Tx,
  { companyId, language, nameEn }: Actor,
  report: CommissionReport,
  { exchangeRate, beneficiary, customerId }: CommissionCriteria,
): Promise<SheetLayout> {
  const local = language === "vi";
  const found = await one<{
    readonly rate: string;
    readonly customers: string | null;
    readonly paid: Readonly<Record<"name" | "account" | "bank" | "taxCode", string | null>> | null;
  }>(
    tx,
    sql`
      select trim_scale(coalesce(${exchangeRate}::numeric, o.kb_exchange_rate,
          ${usualCommissionRate}::numeric))::text as rate,
        (select string_agg(p.short_name, ', ' order by p.short_name) from partner p
          where p.company_id = ${companyId} and p.id = any(${[...customerId]}::uuid[])) as customers,
        (select jsonb_build_object(
            'name', ${sql.ref(local ? "p.partner_name_vn" : "p.partner_name_en")},
            'account', coalesce(k.bank_account_no, p.bank_account_no),
            'bank', coalesce(${sql.ref(local ? "n.bank_name_vn" : "n.bank_name_en")}, p.bank_name),
            'taxCode', p.tax_code)
          from partner p
          left join lateral (
            select a.bank_account_no, a.bank_id from partner_bank a
            where a.company_id = ${companyId} and a.partner_id = p.id
              and a.approve_status = 'Approved'
            order by a.id limit 1) k on true
          left join bank n on n.company_id = ${companyId} and n.id = k.bank_id
          where p.company_id = ${companyId} and p.id = ${beneficiary}) as paid
      from company o where o.company_id = ${companyId}`,
  );
  const { rate, customers, paid } = found;
  const told = (name: keyof typeof words, value: string | null | undefined) =>
    [say(words[name], language), value ?? ""] as const;
  return {
    name: commissionTitles[report].en,
    notes: [
      `${say(words.rate, language)}: ${sayNumber(rate, language)}`,
      ...(customers ? [`${say(words.customers, language)}: ${customers}`] : []),
    ],
    foot: [
      ...(paid
        ? [
            told("beneficiary", paid.name),
            told("account", paid.account),
            told("bank", paid.bank),
            told("taxCode", paid.taxCode),
          ]
        : []),
      told("prepared", nameEn),
      told("verified", null),
      ...(report === "PR" ? [told("approved", null), told("checked", null)] : []),
    ],
  };
}
