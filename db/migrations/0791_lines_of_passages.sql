-- The charge lines that passed a check point by a release.
alter table check_point_passage add column lines uuid[] not null default '{}';
