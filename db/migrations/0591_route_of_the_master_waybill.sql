-- What a house waybill takes over of the master waybill of its job, which is of an area above it.
create view master_waybill_route as
  select company_id, job_id, forwarding_agent_description, transit_place_to1, transit_place_by1,
    transit_place_to2, transit_place_by2
  from air_way_bill;
