import type { Actor } from "@fairway/core/permission/actor.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { CheckedRow } from "@fairway/engine/imports/importRows.ts";
import { sql } from "kysely";

type NewPartner = Record<string, unknown>;

/**
 * Finds the main partners of the new rows of a sheet; gives the function that fills them in.
 *
 * Shape: one statement. Below the partner with the bare tax code, on record or in the same sheet;
 *   else each is its own.
 * Source: rule PA-4
 */
export async function mainPartners(
  tx: Tx,
  actor: Actor,
  checked: readonly CheckedRow[],
): Promise<(added: NewPartner[]) => NewPartner[]> {
  const codes = checked
    .filter((row) => !row.before && row.values["internalReferenceNo"] && !row.values["parentId"])
    .map((row) => codeOf(row.values));
  const found = codes.length
    ? await rows<{ id: string; code: string }>(
        tx,
        sql`select id, text_key(tax_code) as code from partner
          where company_id = ${actor.companyId} and internal_reference_no is null
            and text_key(tax_code) = any(${codes}::text[])`,
      )
    : [];
  const main = new Map(found.map((each) => [each.code, each.id]));
  return (added) => {
    for (const row of added) {
      if (!row["internalReferenceNo"]) main.set(codeOf(row), String(row["id"]));
    }
    return added.map((row) => {
      const bare = row["internalReferenceNo"] ? main.get(codeOf(row)) : undefined;
      return { ...row, parentId: row["parentId"] ?? bare ?? row["id"] };
    });
  };
}

const codeOf = (values: NewPartner) => textKey(String(values["taxCode"]));
