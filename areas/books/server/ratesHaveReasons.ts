import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";

/**
 * Records of before the rule have the mark without a reason until somebody has given one. Lines of a
 * canceled job change no more and count nowhere.
 */
export const ratesHaveReasons: BookRule = {
  title: {
    en: "every exchange rate outside the bound has a reason; a user with the right opens the note, invoice or receipt and chooses “Give the reason”, or saves the charge line, the line of the arrival notice or the day's rate with one",
    vi: "mọi tỷ giá ngoài biên độ đều có lý do; người có quyền hãy mở giấy báo, hóa đơn hoặc phiếu thu và chọn “Nhập lý do”, hoặc lưu dòng phí, dòng của giấy báo hàng đến, tỷ giá ngày kèm lý do",
  },
  breaches: (companyId) => sql`
    select d.number from document d
    where d.company_id = ${companyId} and d.rate_outside and d.rate_reason is null
    union all
    select j.job_no || ' ' || c.code || ' ' || trim_scale(s.final_exchange_rate)
    from surcharge s
    join shipment j on j.company_id = s.company_id and j.id = s.job_id
    join charge c on c.company_id = s.company_id and c.id = s.charge_id
    where s.company_id = ${companyId} and s.rate_outside and s.rate_reason is null
      and j.current_status <> 'Canceled'
    union all
    select j.job_no || '-A' || lpad(n.serial::text, 2, '0') || ' ' || c.code || ' '
      || trim_scale(l.exchange_rate)
    from arrival_charge l
    join arrival_notice n on n.company_id = l.company_id and n.id = l.hblid
    join shipment j on j.company_id = n.company_id and j.id = n.job_id
    join charge c on c.company_id = l.company_id and c.id = l.charge_id
    where l.company_id = ${companyId} and l.rate_outside and l.rate_reason is null
      and j.current_status <> 'Canceled'
    union all
    select r.currency_from || ' ' || r.effective_on || ' ' || trim_scale(r.rate)
    from exchange_rate r
    where r.company_id = ${companyId} and r.rate_outside and r.rate_reason is null`,
};
