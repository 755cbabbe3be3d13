-- The types of document that files may have, a list of each company. Before, it was a list of the
-- program; companies that exist get it as their list.

create table document_type (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name_en text not null,
  name_vn text not null,
  services text[] not null default '{}',
  order_no numeric not null,
  active boolean not null default true,
  inactive_on timestamptz,
  office_id uuid,
  department_id uuid,
  group_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (f_unaccent(code || ' ' || name_en || ' ' || name_vn)) stored,
  constraint document_type_pk primary key (company_id, id),
  constraint document_type_order_in_bounds check (order_no between 1 and 9999)
);
create unique index document_type_code_key on document_type (company_id, text_key(code));
create index document_type_search on document_type using gin (search gin_trgm_ops);

insert into document_type (company_id, id, order_no, code, name_en, name_vn, services)
select c.id, new_id(), t.order_no, t.code, t.name_en, t.name_vn, t.services::text[]
from company c
cross join (values
    (10, 'Booking', 'Booking confirmation', 'Xác nhận đặt chỗ', '{}'),
    (20, 'SI', 'Shipping instruction', 'Hướng dẫn xếp hàng (SI)', '{SFE,SLE,SCE}'),
    (30, 'VGM', 'VGM', 'Phiếu VGM', '{SFE,SLE,SCE}'),
    (40, 'MBL', 'Carrier''s bill of lading', 'Vận đơn chủ (MBL)', '{SFE,SFI,SLE,SLI,SCE,SCI}'),
    (50, 'HBL', 'House bill of lading', 'Vận đơn nhà (HBL)', '{SFE,SFI,SLE,SLI,SCE,SCI}'),
    (60, 'MAWB', 'Master air waybill', 'Vận đơn chủ hàng không', '{AE,AI}'),
    (70, 'HAWB', 'House air waybill', 'Vận đơn nhà hàng không', '{AE,AI}'),
    (80, 'MNF', 'Cargo manifest', 'Bản lược khai hàng hóa', '{}'),
    (90, 'AttachList', 'Attached list', 'Bản kê đính kèm', '{AE,SFE,SLE,SCE}'),
    (100, 'CoverPage', 'Cover page', 'Trang bìa hồ sơ', '{}'),
    (110, 'ContainerLabel', 'Container label', 'Nhãn container', '{SFE,SFI,SLE,SLI,SCE,SCI}'),
    (120, 'CommercialInvoice', 'Commercial invoice', 'Hóa đơn thương mại', '{}'),
    (130, 'PackingList', 'Packing list', 'Phiếu đóng gói', '{}'),
    (140, 'Customs', 'Customs declaration', 'Tờ khai hải quan', '{}'),
    (150, 'Origin', 'Certificate of origin', 'Giấy chứng nhận xuất xứ (C/O)', '{}'),
    (160, 'Certificate', 'Other certificate', 'Giấy chứng nhận khác', '{}'),
    (170, 'ArrivalNotice', 'Arrival notice', 'Giấy báo hàng đến', '{AI,SFI,SLI,SCI}'),
    (180, 'DeliveryOrder', 'Delivery order', 'Lệnh giao hàng', '{SFI,SLI,SCI}'),
    (190, 'AuthorizeLetter', 'Authorize letter', 'Giấy ủy quyền', '{AI}'),
    (200, 'POD', 'Proof of delivery', 'Biên bản giao hàng', '{}'),
    (210, 'PLSheet', 'Profit sheet', 'Bảng lợi nhuận', '{}'),
    (220, 'DebitNote', 'Debit note', 'Giấy báo nợ', '{}'),
    (230, 'VendorInvoice', 'Vendor''s invoice', 'Hóa đơn nhà cung cấp', '{}'),
    (240, 'OurInvoice', 'Our invoice', 'Hóa đơn đã phát hành', '{}'),
    (250, 'PaymentSlip', 'Payment slip', 'Ủy nhiệm chi', '{}'),
    (260, 'Contract', 'Agreement or quotation', 'Hợp đồng, báo giá', '{}'),
    (270, 'Photo', 'Photo of the goods', 'Hình ảnh hàng hóa', '{}'),
    (280, 'Mail', 'E-mail', 'Email', '{}'),
    (290, 'Other', 'Other document', 'Chứng từ khác', '{}')
  ) as t (order_no, code, name_en, name_vn, services);

-- Whether a type is used is asked before it is deleted.
create index attached_file_document_type on attached_file (company_id, document_type)
  where document_type is not null;

create trigger document_type_history after insert on document_type
  referencing new table as added
  for each statement execute function record_history('document_type');
create trigger document_type_history_of_change after update on document_type
  referencing old table as removed new table as added
  for each statement execute function record_history('document_type');
create trigger document_type_history_of_end after delete on document_type
  referencing old table as removed
  for each statement execute function record_history('document_type');
