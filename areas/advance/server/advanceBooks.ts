import { documentNumbers } from "@fairway/areas/document/server/documentBooks.ts";
import type { CountedNumbers } from "@fairway/areas/numbering/server/numberGaps.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";
import { advanceNumbers } from "../model/advanceKind.ts";
import { isLive, stateOfLines } from "./ledgerTable.ts";

/** The series of the numbers of advances. */
export const countedAdvances: CountedNumbers = {
  ...advanceNumbers,
  right: "acctAP.list",
  ...documentNumbers("advance", "advance", "advance_no"),
};

/** The checks of the books for advances. Rule AD-10 */
export const advanceRules: readonly BookRule[] = [
  {
    title: {
      en: "an approved advance is paid out with its amount, every other one with nothing",
      vi: "tạm ứng đã duyệt được ghi chi đúng số tiền, tạm ứng khác thì không",
    },
    breaches: (companyId) => sql`
      select d.number from document d
      join advance a on a.company_id = ${companyId} and a.id = d.id
      where d.company_id = ${companyId} and d.kind = 'advance'
        and (case d.state when 'Done' then a.amount else 0 end,
            case d.state when 'Done' then a.amount_vnd else 0 end) <> (
          select coalesce(sum(e.amount), 0), coalesce(sum(e.amount_vnd), 0) from advance_entry e
          where e.company_id = ${companyId} and e.advance_id = d.id and e.cause = 'paidOut'
            and ${isLive(companyId)})`,
  },
  {
    title: {
      en: "entries of an advance have its requester and currency",
      vi: "bút toán của tạm ứng có đúng người đề nghị và loại tiền",
    },
    breaches: (companyId) => sql`
      select d.number from advance_entry e
      join document d on d.company_id = ${companyId} and d.id = e.advance_id
      where e.company_id = ${companyId}
        and (e.requester is distinct from d.user_created or e.currency_id <> d.currency_id)`,
  },
  {
    title: {
      en: "a reversal takes back exactly its entry",
      vi: "bút toán đảo đúng bằng bút toán gốc",
    },
    breaches: (companyId) => sql`
      select d.number from advance_entry r
      join advance_entry e on e.company_id = ${companyId} and e.id = r.reverses
      join document d on d.company_id = ${companyId} and d.id = r.advance_id
      where r.company_id = ${companyId}
        and (r.advance_id <> e.advance_id or r.amount <> -e.amount or r.amount_vnd <> -e.amount_vnd
          or e.cause = 'reversed')`,
  },
  {
    title: {
      en: "a line of an advance is settled exactly when a settlement has spent it",
      vi: "dòng tạm ứng được quyết toán khi và chỉ khi phiếu thanh toán đã ghi chi",
    },
    breaches: (companyId) => sql`
      select d.number || ' ' || l.line_no from advance_line l
      join document d on d.company_id = ${companyId} and d.id = l.advance_id
      where l.company_id = ${companyId} and (l.status_payment = 'Settled') <> exists (
        select from advance_entry e
        where e.company_id = ${companyId} and e.advance_id = l.advance_id and e.hblid = l.hblid
          and e.cause = 'spent' and ${isLive(companyId)})`,
  },
  {
    title: {
      en: "the payment state of an advance is that of its lines",
      vi: "tình trạng quyết toán của tạm ứng đúng theo các dòng",
    },
    breaches: (companyId) => sql`
      select d.number from (${stateOfLines(companyId)}) x
      join advance a on a.company_id = ${companyId} and a.id = x.advance_id
      join document d on d.company_id = ${companyId} and d.id = a.id
      where a.status_payment <> x.state`,
  },
];
