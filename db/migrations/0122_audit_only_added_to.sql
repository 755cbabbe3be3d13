-- Where one role owns the database and works with it, it gives up what the audit does not allow.

-- A second role for the work (DATABASE_OWNER_URL) is never given these rights at all.
revoke update, delete, truncate on audit_entry, history from public, current_user;
