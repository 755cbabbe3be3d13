-- The lines of a job with those of its bills: free time, radar, costing and papers read them.
drop index container_by_job;
create index container_by_job on container (company_id, mblid, line_no);

-- The job of a booking or master bill number that an operations job names.
create index shipment_by_booking on shipment (company_id, office_id, text_key(booking_no))
  where booking_no is not null and current_status <> 'Canceled';

-- The newest waybill number of a carrier, and of an airline's prefix, in an office.
create index shipment_waybills_of_carrier on shipment
  (company_id, office_id, family, coloader_id, datetime_created, id)
  where mawb ~ '^[A-Z0-9]{3}-[0-9]{8}$' and current_status <> 'Canceled';
create index shipment_waybills_of_prefix on shipment
  (company_id, office_id, family, left(mawb, 3), datetime_created, id)
  where mawb ~ '^[A-Z0-9]{3}-[0-9]{8}$' and current_status <> 'Canceled';
