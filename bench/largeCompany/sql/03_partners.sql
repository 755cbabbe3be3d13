-- Seven of ten partners are customers, the others agents and suppliers; each belongs to an office
-- and a salesman, and every customer has an agreement that covers its jobs.
create unlogged table fill.partner as
  select p.n, fill.id('partner', p.made, p.n) as id, p.made, p.kind, p.office_n,
    m.user_id as sale_man_id, m.office_id, m.department_id, m.group_id
  from (
    select n, fill.skewed(n, 10, 12, 1.6) as office_n,
      timestamptz ':since' - interval '400 days' + n * interval '2400 days' / :partners as made,
      case when n <= :customers then 'Customer' when n <= :customers + :agents then 'Agent'
        else 'Supplier' end as kind
    from generate_series(1, :partners) n) p
  join fill.staff f on f.office_n = p.office_n and f.department = 'SALES'
  join fill.person m on m.office_n = p.office_n and m.department = 'SALES'
    and m.k = fill.one_of(p.n, 11, f.among);
create unique index on fill.partner (n);
analyze fill.partner;

insert into partner (company_id, id, account_no, tax_code, partner_name_en, partner_name_vn,
  short_name, partner_type, partner_group, partner_location, address_en, address_vn, country_id,
  tel, email, sale_person_id, active, approval_status, office_id, department_id, group_id,
  user_created, datetime_created, user_modified, datetime_modified)
select ':company', p.id, p.tax, p.tax, initcap(f_unaccent(p.name)), p.name,
  upper(f_unaccent(p.own)) || ' ' || p.n, p.kind,
  case p.kind when 'Customer' then '{CUSTOMER,SHIPPER,CONSIGNEE}' when 'Agent' then '{AGENT}'
    else '{CARRIER,SUPPLIER}' end::text[],
  case when p.kind = 'Agent' then 'Oversea' else 'Domestic' end,
  f_unaccent(p.address), p.address,
  case when p.kind = 'Agent' then (array['CN','SG','US','JP','KR','DE'])[fill.one_of(p.n, 20, 6)]
    else 'VN' end,
  '09' || lpad(fill.one_of(p.n, 21, 99999999)::text, 8, '0'), 'partner' || p.n || '@example.test',
  p.sale_man_id, fill.one_of(p.n, 22, 25) > 1 or p.n <= 200, 'Done', p.office_id, p.department_id,
  p.group_id, p.sale_man_id, p.made, p.sale_man_id,
  p.made + fill.one_of(p.n, 23, 300) * interval '1 day'
from (
  select b.*, '03' || lpad(b.n::text, 8, '0') as tax, b.form || ' ' || b.trade || ' ' || b.own as name,
    fill.one_of(b.n, 24, 900) || ' ' || (array['Nguyễn Huệ','Lê Lợi','Trần Hưng Đạo','Điện Biên Phủ',
      'Hai Bà Trưng','Võ Văn Tần','Cách Mạng Tháng Tám','Phạm Ngũ Lão'])[fill.one_of(b.n, 25, 8)]
      || ', ' || (array['TP. Hồ Chí Minh','Hà Nội','Đà Nẵng','Hải Phòng','Cần Thơ','Bình Dương',
      'Đồng Nai','Quảng Ninh'])[fill.one_of(b.n, 26, 8)] as address
  from (
    select f.*, (array['Công ty TNHH','Công ty Cổ phần','Tổng công ty','Doanh nghiệp tư nhân',
        'Chi nhánh Công ty'])[fill.one_of(f.n, 27, 5)] as form,
      (array['Thương mại','Vận tải','Xuất nhập khẩu','Sản xuất','Đầu tư','Dịch vụ','May mặc',
        'Thủy sản','Nông sản','Điện tử','Gỗ','Thép'])[fill.one_of(f.n, 28, 12)] as trade,
      (array['Hoàng','Nguyễn','Trần','Phương','Thành','Đức','Minh','Hùng','Ánh','Bảo','Phúc',
        'Quốc','Thiên','Việt','Đại','Tân','Kim','Hải','Sơn','Lộc'])[fill.one_of(f.n, 29, 20)] || ' '
      || (array['Phát','Thịnh','Long','Giang','Nam','Bắc','Hưng','Đạt','Lợi','Tiến','Dương','Khánh',
        'Cường','Vinh','Ngọc','Ý','Mỹ','Á Châu','Đông','Tây'])[fill.one_of(f.n, 30, 20)] as own
    from fill.partner f) b) p;

insert into partner_agreement (company_id, id, partner_id, saleman_id, contract_no, contract_type,
  shipment_type, effective_date, currency_id, credit_currency, payment_term, credit_limit, active,
  approval_status, office_id, department_id, group_id, user_created, datetime_created,
  user_modified, datetime_modified)
select ':company', fill.id('agreement', made, n), id, sale_man_id, 'HD' || n, 'Official',
  'Freehand & Nominated', date ':since' - 400, 'VND', 'VND', (array[7, 15, 30, 45])[fill.one_of(n, 31, 4)],
  fill.one_of(n, 32, 50) * 100000000::numeric, true, 'Done', office_id, department_id, group_id, sale_man_id,
  made, sale_man_id, made
from fill.partner where kind = 'Customer';

insert into partner_agreement_office (company_id, id, agreement_id, office_id)
select ':company', fill.id('place', made, n), fill.id('agreement', made, n), office_id
from fill.partner where kind = 'Customer';

insert into partner_agreement_service (company_id, id, agreement_id, service)
select ':company', fill.id('service' || s, made, n), fill.id('agreement', made, n), s
from fill.partner cross join (select code as s from fill.service) services where kind = 'Customer';
