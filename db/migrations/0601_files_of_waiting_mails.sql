-- A file that a waiting mail attaches cannot be deleted: the mail would be sent without it. Papers
-- that are printed for the mail belong to it and are held with it.
alter table mail_attachment
  add column held_file_id uuid,
  add constraint mail_attachment_held_file_fk foreign key (company_id, held_file_id)
    references attached_file (company_id, id) on delete restrict;
create index mail_attachment_by_held_file on mail_attachment (company_id, held_file_id)
  where held_file_id is not null;
update mail_attachment a set held_file_id = a.file_id
from mail m
where m.company_id = a.company_id and m.id = a.mail_id and m.state = 'Waiting'
  and exists (select from attached_file f where f.company_id = a.company_id and f.id = a.file_id);
