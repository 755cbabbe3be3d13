import { sql } from "kysely";

/** What is read of a file `f` and of the user `u` who sent it. */
export const fileColumns = sql`f.id, f.name, f.alias_name, f.document_type, f.tag, f.note, f.mime, f.size,
  f.child_id, f.source, f.module_name, f.folder, f.object_id, u.username as user_name, f.datetime_created,
  f.version`;
