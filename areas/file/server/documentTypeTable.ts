import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { DocumentTypeChoice } from "../model/documentTypes.ts";

/** The types of document of a company in their order, also those that are switched off. */
export async function documentTypesIn(tx: Tx, companyId: string): Promise<DocumentTypeChoice[]> {
  return rows<DocumentTypeChoice>(
    tx,
    sql`select code, name_en, name_vn, services, active from document_type
      where company_id = ${companyId} order by order_no, code`,
  );
}
