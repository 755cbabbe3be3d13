import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { Colleague } from "../model/jobComment.ts";

/** A stored comment. */
export interface CommentRow {
  readonly id: string;
  readonly version: number;
  readonly jobId: string;
  readonly text: string;
  readonly authorName: string;
  readonly mentioned: readonly Colleague[];
  readonly userCreated: string;
  readonly datetimeCreated: string;
  readonly datetimeModified: string;
}

/**
 * Reads comments with the names of their authors and of the mentioned, the first written first.
 *
 * Shape: `where` uses the alias `c`.
 */
export function commentRows(
  tx: Tx,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  where: RawBuilder<unknown>,
): Promise<CommentRow[]> {
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  return rows<CommentRow>(
    tx,
    sql`
      select c.id, c.version, c.job_id, c.text, c.user_created, c.datetime_created,
        c.datetime_modified,
        coalesce((select coalesce(${name}, p.username) from person p
          where p.company_id = ${companyId} and p.id = c.user_created), '') as author_name,
        coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'userName', p.username,
            'name', coalesce(${name}, p.username)) order by p.username)
          from person p where p.company_id = ${companyId} and p.id = any(c.mentioned)),
          '[]'::jsonb) as mentioned
      from job_comment c
      where c.company_id = ${companyId} and ${where}
      order by c.datetime_created, c.id`,
  );
}
