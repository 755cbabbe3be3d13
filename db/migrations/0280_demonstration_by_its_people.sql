-- The mark of 0255 took every company with the demonstration's code. A company that chose this code
-- itself has no user of the demonstration, and must not be held on its own machine.
update company c set is_demonstration = false
where c.is_demonstration and not exists (
  select from sys_user u
  where u.company_id = c.company_id and u.username in ('huong', 'long', 'lan'));
