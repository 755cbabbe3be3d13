-- A step that a person called done stays done when its instant is emptied.
alter table cutoff alter column due_at drop not null;
