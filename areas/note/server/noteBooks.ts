import { sumsOfLines } from "@fairway/areas/charge/server/chargeBooks.ts";
import { documentNumbers } from "@fairway/areas/document/server/documentBooks.ts";
import type { CountedNumbers } from "@fairway/areas/numbering/server/numberGaps.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";
import { noteNumbers } from "../model/noteKind.ts";

/** The series of the notes' numbers. */
export const countedNotes: CountedNumbers = {
  ...noteNumbers,
  right: "accManagement.list",
  ...documentNumbers("note", "cd_note", "code"),
};

/** The checks of the books for notes. */
export const noteRules: readonly BookRule[] = [
  {
    title: {
      en: "a note's totals are the sum of its charges",
      vi: "tổng tiền của phiếu báo là tổng các dòng phí của nó",
    },
    breaches: (companyId) => sql`
      select d.number from cd_note n
      join document d on d.company_id = n.company_id and d.id = n.id
      cross join lateral (
        select count(*) as lines, ${sumsOfLines("s")},
          sum(case when s.currency_id = n.currency_id then s.total
            else divided_to(s.amount_vnd + s.vat_amount_vnd, n.exchange_rate,
              decimals_of(n.currency_id)) end) as own
        from charge_claim k
        join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
        where k.company_id = ${companyId} and k.document_id = n.id and k.slot = 'note') c
      where n.company_id = ${companyId}
        and (n.charge_count, n.total_vnd, n.total_usd, n.total) is distinct from
          (c.lines, c.vnd, c.usd, case n.currency_id when ${localCurrency} then c.vnd when ${secondCurrency} then c.usd
            else c.own end)`,
  },
  {
    title: {
      en: "a note's totals by currency are the sum of its charges",
      vi: "tổng theo từng loại tiền của phiếu báo là tổng các dòng phí của nó",
    },
    breaches: (companyId) => sql`
      select d.number || ' ' || x.currency_id
      from (
        select k.document_id, s.currency_id, sum(s.net_amount) as net, sum(s.vat_amount) as vat,
          sum(s.total) as total
        from charge_claim k
        join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
        where k.company_id = ${companyId} and k.slot = 'note'
        group by k.document_id, s.currency_id) c
      full join (
        select t.cd_note_id, t.currency_id, t.net, t.vat, t.total from cd_note_total t
        where t.company_id = ${companyId}) t
        on t.cd_note_id = c.document_id and t.currency_id = c.currency_id
      cross join lateral (
        select coalesce(c.document_id, t.cd_note_id) as id,
          coalesce(c.currency_id, t.currency_id) as currency_id) x
      left join document d on d.company_id = ${companyId} and d.id = x.id
      where (c.net, c.vat, c.total) is distinct from (t.net, t.vat, t.total)`,
  },
  {
    title: {
      en: "a note says whether an invoice or a voucher holds its charges",
      vi: "phiếu báo cho biết các dòng phí của nó đã có hóa đơn hoặc phiếu kế toán hay chưa",
    },
    breaches: (companyId) => sql`
      select n.number from document n
      cross join lateral (
        select case when bool_or(d.kind = 'voucher') then 'Issued Voucher'
          when count(*) > 0 then 'Issued Invoice' else 'New' end as status
        from charge_claim k
        join charge_claim l on l.company_id = k.company_id and l.charge_id = k.charge_id
          and l.side = k.side and l.slot = 'ledger'
        join document d on d.company_id = l.company_id and d.id = l.document_id
        where k.company_id = ${companyId} and k.document_id = n.id and k.slot = 'note') stated
      where n.company_id = ${companyId} and n.kind = 'note' and n.state <> stated.status`,
  },
  {
    title: {
      en: "accounting holds the lines of the notes that were sent to it, and of no others",
      vi: "kế toán giữ các dòng phí của giấy báo đã gửi, không giữ của giấy báo khác",
    },
    breaches: (companyId) => sql`
      select n.number from document n
      cross join lateral (
        select count(*) filter (where k.slot = 'note') as lines,
          count(*) filter (where k.slot = 'sync') as sent
        from charge_claim k
        where k.company_id = ${companyId} and k.document_id = n.id) c
      where n.company_id = ${companyId} and n.kind = 'note'
        and c.sent <> case n.sync_status when 'Synced' then c.lines else 0 end`,
  },
];
