import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";

/**
 * Returns the name of a bank in the language of the actor; the given name when no bank of the
 * catalogue has it as its code or name.
 */
export async function bankNameIn(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "language">,
  given: string,
): Promise<string> {
  const found = await maybe<{ name: string | null }>(tx, bankNameOf(actor, given));
  return found?.name || given;
}

/** The statement of `bankNameIn`, for a statement that reads more; the name may be a column of it. */
export function bankNameOf(
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  given: string | RawBuilder<unknown> | null,
) {
  const name = sql.ref(language === "vi" ? "bank_name_vn" : "bank_name_en");
  return sql<{ name: string | null }>`select ${name} as name from bank
    where company_id = ${companyId}
      and text_key(${given}) in (text_key(code), text_key(bank_name_en), text_key(bank_name_vn))
    order by active desc, text_key(code) = text_key(${given}) desc, code limit 1`;
}
