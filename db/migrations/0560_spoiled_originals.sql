-- An original that was spoiled has accomplished nothing: goods are released against one that was
-- handed in (RL-5).

alter table bill_original
  add column is_spoiled boolean not null default false,
  add constraint bill_original_return_given check (not is_spoiled or returned_on is not null);
