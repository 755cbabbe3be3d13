import type { Language } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/** The name of a user in a language, else the user name. */
export function personName(companyId: string, language: Language, userId: Sql): Sql {
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  return sql`(select coalesce(${name}, p.username) from person p
    where p.company_id = ${companyId} and p.id = ${userId})`;
}
