import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A partner as the papers of accounting name it. */
export interface PaperPartner {
  name: string;
  address: string;
  taxCode: string;
  tel: string;
}

/** Reads a partner for a paper in the language of its reader; empty texts for an unknown one. */
export async function paperPartner(
  tx: Tx,
  { companyId, language }: Actor,
  id: string,
): Promise<PaperPartner> {
  const [name, address] =
    language === "vi" ? ["partner_name_vn", "address_vn"] : ["partner_name_en", "address_en"];
  const found = await maybe<PaperPartner>(
    tx,
    sql`select coalesce(${sql.ref(name)}, short_name) as name, coalesce(${sql.ref(address)}, '') as address,
        coalesce(tax_code, '') as tax_code, coalesce(tel, '') as tel
      from partner where company_id = ${companyId} and id = ${id}`,
  );
  return found ?? { name: "", address: "", taxCode: "", tel: "" };
}
