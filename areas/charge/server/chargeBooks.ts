import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { type RawBuilder, sql } from "kysely";

/**
 * The condition that the amounts of a line `alias` are price times quantity times the stored rate.
 *
 * Shape: `charge` is the line of charge, which has what is adjusted (CH-36). `isCut` tells whether its rate lost decimals when it was stored. The dollars of a line in
 *   another currency are checked by a constraint, where the line stores their rate.
 */
export function followsRate(
  alias: string,
  isCut: RawBuilder<boolean>,
  charge = alias,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const price = sql`${column("unit_price")}, ${column("quantity")}`;
  const currency = column("currency_id");
  const without = (amount: string, adjust: string) =>
    sql`${column(amount)} - ${sql.ref(`${charge}.${adjust}`)}`;
  const ownWithout = (amount: string, adjust: string) =>
    sql`case ${currency} when ${localCurrency} then ${without(amount, adjust)}
      else ${column(amount)} end`;
  return sql<boolean>`(
    is_price_times_rate(${price}, 1, 0, ${column("vatrate")}, decimals_of(${currency}),
      ${ownWithout("net_amount", "net_adjust_vnd")}, ${ownWithout("vat_amount", "vat_adjust_vnd")})
    and is_price_times_rate(${price}, ${column("final_exchange_rate")},
      case when ${isCut} then 0.000000005 else 0 end, ${column("vatrate")},
      decimals_of(${localCurrency}), ${without("amount_vnd", "net_adjust_vnd")},
      ${without("vat_amount_vnd", "vat_adjust_vnd")})
    and (${currency} <> ${secondCurrency} or (${column("amount_usd")}, ${column("vat_amount_usd")})
      is not distinct from (${column("net_amount")}, ${column("vat_amount")})))`;
}

/** The columns `vnd` and `usd` of the sum of lines `alias`; `usd` is null when a line has no dollars. */
export function sumsOfLines(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const vnd = sql`${column("amount_vnd")} + ${column("vat_amount_vnd")}`;
  const usd = sql`${column("amount_usd")} + ${column("vat_amount_usd")}`;
  return sql`coalesce(sum(${vnd}), 0) as vnd,
    case when count(*) = count(${usd}) then coalesce(sum(${usd}), 0) end as usd`;
}

/** The checks of the books for charges. */
export const chargeRules: readonly BookRule[] = [
  {
    title: {
      en: "a document has only lines that its kind may take, each on the right side",
      vi: "chứng từ chỉ có những dòng phí mà loại của nó được nhận, đúng bên nợ hoặc có",
    },
    breaches: (companyId) => sql`
      select d.number || ': ' || s.type || ' ' || k.side || ' ' || k.slot
      from charge_claim k
      join surcharge s on s.company_id = k.company_id and s.id = k.charge_id
      join document d on d.company_id = k.company_id and d.id = k.document_id
      where k.company_id = ${companyId} and not may_claim(k.slot, d.kind, k.side, s.type)`,
  },
  {
    title: {
      en: "an amount of a line of charge is price times quantity times the stored rate; save the line again",
      vi: "số tiền của dòng phí bằng đơn giá nhân số lượng nhân tỷ giá đã lưu; hãy lưu lại dòng phí",
    },
    breaches: (companyId) => sql`
      select j.job_no || ' ' || c.code || ' ' || trim_scale(s.final_exchange_rate)
      from surcharge s
      join shipment j on j.company_id = s.company_id and j.id = s.job_id
      join charge c on c.company_id = s.company_id and c.id = s.charge_id
      where s.company_id = ${companyId} and not ${followsRate("s", sql`s.is_rate_cut`)}`,
  },
  {
    title: {
      en: "a line of charge is valued and adjusted by documents that hold it, else as it is keyed",
      vi: "dòng phí được quy đổi và điều chỉnh theo chứng từ đang giữ nó, nếu không thì theo dữ liệu đã nhập",
    },
    breaches: (companyId) => sql`
      select j.job_no || ' ' || c.code
      from surcharge s
      join shipment j on j.company_id = s.company_id and j.id = s.job_id
      join charge c on c.company_id = s.company_id and c.id = s.charge_id
      cross join lateral (values (s.valued_by), (s.adjusted_by)) v (document_id)
      where s.company_id = ${companyId} and v.document_id is not null and not exists (
        select from charge_claim k
        where k.company_id = ${companyId} and k.charge_id = s.id and k.document_id = v.document_id)`,
  },
];
