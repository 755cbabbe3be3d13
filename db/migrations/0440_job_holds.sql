-- What stands on a job and holds one of its fields: one row for each kind and name. Charges, bills
-- and documents are of areas above the jobs, so the checks of a job read them through this function.
create function job_holds(of_company uuid, of_job uuid)
returns table (kind text, name text)
language sql stable
as $$
  select distinct 'refundFee', c.code
  from surcharge s
  join charge c on c.company_id = of_company and c.id = s.charge_id
  where s.company_id = of_company and s.job_id = of_job and s.is_refund_fee
  union all
  select distinct case when d.kind in ('advance', 'settlement') then d.kind else 'document' end,
    d.document_no
  from job_document d
  join document w on w.company_id = of_company and w.id = d.document_id
  where d.company_id = of_company and d.job_id = of_job
    and (d.kind in ('advance', 'settlement') or w.sync_status = 'Synced')
  union all
  select 'profit', (selling_vnd - buying_vnd)::text
  from (
    select coalesce(selling_vnd, 0) as selling_vnd, coalesce(buying_vnd, 0) as buying_vnd
    from job_money(of_company, of_job)) m
  where selling_vnd > buying_vnd
  union all
  -- A bill of a customer whose agreement with its salesman is for nominated shipments.
  select 'nominated', b.hwbno
  from house_bill b
  join shipment j on j.company_id = of_company and j.id = b.job_id
  where b.company_id = of_company and b.job_id = of_job and not b.is_virtual and exists (
    select from partner_agreement a
    join partner_agreement_office x on x.company_id = of_company and x.agreement_id = a.id
      and x.office_id = j.office_id
    join partner_agreement_service y on y.company_id = of_company and y.agreement_id = a.id
      and y.service = j.transaction_type
    where a.company_id = of_company and a.partner_id = b.customer_id
      and a.saleman_id = b.sale_man_id and a.active and a.shipment_type = 'Nominated')
$$;
