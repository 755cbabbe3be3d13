-- The counters stand where the numbers end, and every record has the history of its making.
insert into document_sequence (company_id, kind, prefix, period, last_number)
select ':company'::uuid, 'job', j.office_prefix || j.letters, fill.yymm(j.service_date), count(*)
from fill.job j
group by 3, 4
union all
select ':company', 'houseBill', 'HAIDANG' || j.pod, fill.yymm(j.made::date), count(*)
from fill.bill b join fill.job j on j.n = b.n group by 3, 4
union all
select ':company', 'cdNote', d.office_prefix || d.letters || 'DN', fill.yymm(d.noted::date), count(*)
from fill.document d
group by 3, 4
union all
select ':company', 'voucherId', 'FHD', fill.yymm(noted::date), count(*) from fill.document group by 4
union all
select ':company', 'invoiceNoTempt', serie, '', count(*) from fill.document group by 3
union all
select ':company', 'receipt', 'PT', to_char(month, 'YY'), count(*) from fill.receipt group by 4
union all
select ':company', 'advance', 'AD', fill.yymm(asked::date), count(*) from fill.advance group by 4
union all
select ':company', 'settlement', 'SM', fill.yymm(asked::date), count(*) from fill.settlement
group by 4
union all
select ':company', 'soa', office_prefix, to_char(stated_at, 'YY'), count(*) from fill.soa group by 3, 4
union all
select ':company', 'unlock', 'UL', fill.yymm(asked::date), count(*) from fill.unlock group by 4;

insert into history (company_id, id, table_name, record_id, action, changed_by, changed_at, after)
select company_id, fill.id('history', datetime_created, row_number() over (order by id)), kind, id,
  'insert', user_created::text, datetime_created, jsonb_build_object('no', no)
from (
  select company_id, id, 'shipment' as kind, user_created, datetime_created, job_no as no from shipment
  union all
  select d.company_id, d.id, k.table_name, d.user_created, d.datetime_created, d.number from document d
  join document_kind k on k.code = d.kind) made
order by datetime_created;
