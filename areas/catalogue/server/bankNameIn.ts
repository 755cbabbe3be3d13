import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Returns the name of a bank in the language of the actor; the given name when no bank of the
 * catalogue has it as its code or name.
 */
export async function bankNameIn(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "language">,
  given: string,
): Promise<string> {
  const name = sql.ref(actor.language === "vi" ? "bank_name_vn" : "bank_name_en");
  const found = await maybe<{ name: string | null }>(
    tx,
    sql`select ${name} as name from bank
      where company_id = ${actor.companyId}
        and text_key(${given}) in (text_key(code), text_key(bank_name_en), text_key(bank_name_vn))
      order by active desc, text_key(code) = text_key(${given}) desc, code limit 1`,
  );
  return found?.name || given;
}
