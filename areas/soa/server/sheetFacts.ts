import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The goods and the way of a bill, for the sheets of a statement; weights in kg. */
export interface SheetBill {
  readonly hblid: string;
  readonly isAir: boolean;
  readonly flight: string;
  readonly etd: Day | null;
  readonly pol: string;
  readonly pod: string;
  readonly packages: string | null;
  readonly grossWeight: string | null;
  readonly chargeWeight: string | null;
  readonly cbm: string | null;
  readonly commodity: string;
  readonly containers: string;
}

/** The vendor's invoice of a line and the accounts of its charge, for the sheets of a statement. */
export interface SheetCharge {
  readonly id: string;
  readonly invoiceNo: string | null;
  readonly invoiceDate: Day | null;
  readonly seriesNo: string | null;
  readonly taxCode: string | null;
  readonly debitAccount: string | null;
  readonly creditAccount: string | null;
}

/** Reads the goods and the way of bills; what a bill does not say is read from its job. */
export function billsOfSheet(
  tx: Tx,
  { companyId, language }: Actor,
  ids: readonly string[],
): Promise<SheetBill[]> {
  const group = language === "vi" ? sql`g.group_name_vn` : sql`g.group_name_en`;
  const figure = (column: string) =>
    sql`trim_scale(coalesce(b.${sql.ref(column)}, s.${sql.ref(column)}))::text`;
  return rows<SheetBill>(
    tx,
    sql`
      select b.id as hblid, s.family = 'A' as is_air,
        coalesce(a.flight_no, s.flight_vessel_name, '') as flight, coalesce(a.etd, s.etd) as etd,
        coalesce(o.code, '') as pol, coalesce(d.code, '') as pod,
        ${figure("package_qty")} as packages, ${figure("gross_weight")} as gross_weight,
        ${figure("charge_weight")} as charge_weight, ${figure("cbm")} as cbm,
        coalesce(${group}, a.commodity, m.commodity, s.commodity, '') as commodity,
        coalesce((select string_agg(t.text, ', ' order by t.text) from (
          select sum(k.quantity) || ' x ' || u.code as text from container k
          join unit u on u.company_id = ${companyId} and u.id = k.container_type_id
          where k.company_id = ${companyId} and k.hblid = b.id group by u.code) t), '') as containers
      from house_bill b
      join shipment s on s.company_id = ${companyId} and s.id = b.job_id
      left join air_bill a on a.company_id = ${companyId} and a.id = b.id
      left join sea_bill m on m.company_id = ${companyId} and m.id = b.id
      left join operations_job p on p.company_id = ${companyId} and p.id = s.id
      left join commodity_group g on g.company_id = ${companyId} and g.id = p.commodity_group_id
      left join place o on o.company_id = ${companyId} and o.id = coalesce(a.pol, s.pol)
      left join place d on d.company_id = ${companyId} and d.id = coalesce(a.pod, s.pod)
      where b.company_id = ${companyId} and b.id = any(${[...ids]}::uuid[])`,
  );
}

/** Reads the invoices of lines and the accounts of their charges, those for receivables first. */
export function chargesOfSheet(
  tx: Tx,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<SheetCharge[]> {
  return rows<SheetCharge>(
    tx,
    sql`
      select l.id, l.invoice_no, l.invoice_date, l.series_no, v.tax_code,
        c.debit_account_no as debit_account, c.credit_account_no as credit_account
      from surcharge l
      left join partner v on v.company_id = ${companyId} and v.id = l.vat_partner_id
      left join lateral (
        select a.debit_account_no, a.credit_account_no from charge_default_account a
        where a.company_id = ${companyId} and a.charge_id = l.charge_id and a.active
        order by a.voucher_type = 'Receivable' desc, a.voucher_type limit 1) c on true
      where l.company_id = ${companyId} and l.id = any(${[...ids]}::uuid[])`,
  );
}
