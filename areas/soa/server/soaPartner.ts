import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { SoaPaper } from "../model/soaPaper.ts";

/** Reads name and address of the partner of a statement in the actor's language. */
export async function partnerOf(
  tx: Tx,
  { companyId, language }: Actor,
  id: string,
): Promise<SoaPaper["partner"]> {
  const [name, address] =
    language === "vi" ? ["partner_name_vn", "address_vn"] : ["partner_name_en", "address_en"];
  const found = await maybe<SoaPaper["partner"]>(
    tx,
    sql`select coalesce(${sql.ref(name)}, short_name) as name, coalesce(${sql.ref(address)}, '') as address,
        coalesce(tax_code, '') as tax_code, coalesce(tel, '') as tel
      from partner where company_id = ${companyId} and id = ${id}`,
  );
  return found ?? { name: "", address: "", taxCode: "", tel: "" };
}
