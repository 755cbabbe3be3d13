-- Offered master waybill numbers are counted by user, so that nobody takes a whole stock.
alter table waybill_offer add column offered_to uuid;
