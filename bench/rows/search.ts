import { pageInvoices } from "@fairway/areas/invoice/contract.ts";
import { queryPartners } from "@fairway/areas/partner/contract.ts";
import { findJobs, listShipments } from "@fairway/areas/shipment/contract.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";

/**
 * Searches for a number or a name, without accents, as users type it. Jobs that other rows of the
 * bench created have no number to search for.
 */
export async function searchRows(ground: Ground): Promise<Pair[]> {
  const { companyId, bare } = ground;
  const clerk = await ground.as("truc");
  const numbers = await ground.find<{ mawb: string; hwbno: string; box: string; job: string }>(
    `select substring(s.mawb from 5) as mawb, right(b.hwbno, 12) as hwbno,
      coalesce(k.container_no, right(s.booking_no, 7)) as box, right(s.job_no, 10) as job
    from shipment s
    join house_bill b on b.company_id = s.company_id and b.job_id = s.id
    left join container k on k.company_id = s.company_id and k.mblid = s.id and k.line_no = 1
    where s.company_id = $1 and s.transaction_type = 'SFE' and s.job_no not like 'BENCH%'
    order by md5(s.id::text) limit 200`,
    [companyId],
  );
  const names = await ground.find<{ rare: string; common: string }>(
    `select f_unaccent(short_name) as rare, f_unaccent(regexp_replace(short_name, ' [0-9]+$', '')) as common
    from partner where company_id = $1 and active order by md5(id::text) limit 200`,
    [companyId],
  );
  const invoices = await ground.find<{ voucher: string; number: string }>(
    `select right(voucher_id, 10) as voucher, right(coalesce(invoice_no_real, invoice_no_tempt), 6)
      as number
    from acct_management where company_id = $1 and type = 'Invoice'
    order by md5(id::text) limit 200`,
    [companyId],
  );
  const pick = <Row>(rows: readonly Row[], at: number) => rows[at % rows.length] as Row;
  const like = (text: string) => `%${text.toLowerCase()}%`;
  const anyNumber = (at: number) => {
    const { mawb, hwbno, box, job } = pick(numbers, at);
    return [mawb, hwbno, box, job][(at >> 3) % 4] as string;
  };
  const floorNumber = (at: number) =>
    bare(
      "f_number",
      `with hit as materialized (
        select s.id from shipment s where s.company_id = $1 and s.search like $2
        union select b.job_id from house_bill b where b.company_id = $1 and b.search like $2
        union select k.mblid from container k where k.company_id = $1
          and f_unaccent(coalesce(k.container_no, '') || ' ' || coalesce(k.seal_no, '') || ' '
            || coalesce(k.mark_no, '')) like $2)
      select s.id, s.job_no, s.mawb, s.service_date from shipment s
      where s.company_id = $1 and s.id in (select id from hit)
      order by s.datetime_modified desc, s.id limit 20`,
      [companyId, like(anyNumber(at))],
    );
  const invoiceNumber = (at: number) => {
    const { voucher, number } = pick(invoices, at);
    return (at >> 3) % 2 ? number : voucher;
  };
  const floorName = (text: (at: number) => string) => (at: number) =>
    bare(
      "f_partner",
      `select p.id, p.account_no, p.short_name, p.partner_name_en, p.tax_code from partner p
      where p.company_id = $1 and p.search like $2 and p.active order by p.short_name limit 20`,
      [companyId, like(text(at))],
    );
  const pickName = (text: (at: number) => string) => (at: number) =>
    clerk.send(queryPartners, { keyword: text(at), size: 20 });
  const rare = (at: number) => pick(names, at).rare;
  const common = (at: number) => pick(names, at).common;

  return [
    {
      name: "job, bill or container by a part of its number",
      target: 0.5,
      ours: (at) => clerk.send(findJobs, { JobNo: anyNumber(at) }),
      floor: floorNumber,
    },
    {
      name: "the list of jobs by a part of any number",
      target: 0.5,
      ours: (at) =>
        clerk.send(listShipments, {
          page: 1,
          size: 15,
          transactionType: "SFE",
          keyword: anyNumber(at),
        }),
      floor: floorNumber,
    },
    {
      name: "invoice by a part of its number",
      target: 0.5,
      ours: (at) => clerk.send(pageInvoices, { referenceNos: invoiceNumber(at), size: 8 }),
      floor: (at) =>
        bare(
          "f_invoice",
          `with hit as materialized (
            select d.id, d.datetime_modified from document d
            where d.company_id = $1 and d.kind = any(array['invoice', 'obhInvoice', 'voucher'])
              and d.search like $2)
          select d.id, d.voucher_id, d.invoice_no_tempt, d.invoice_no_real, d.date, d.total_amount
          from acct_management d
          where d.company_id = $1 and d.id in (
            select id from hit order by datetime_modified desc, id desc limit 8)`,
          [companyId, like(invoiceNumber(at))],
        ),
    },
    {
      name: "partner by its whole name",
      target: 0.5,
      ours: pickName(rare),
      floor: floorName(rare),
    },
    {
      name: "partner by two common syllables",
      target: 0.5,
      ours: pickName(common),
      floor: floorName(common),
    },
  ];
}
