-- The work order for which an operations job was opened, as another program names it; work orders have
-- no table yet.
alter table operations_job add column work_order_id uuid;
