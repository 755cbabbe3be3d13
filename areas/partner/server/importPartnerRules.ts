import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { CheckedRow } from "@fairway/engine/imports/importRows.ts";
import { sql } from "kysely";
import { refuseImport } from "../model/importRefusals.ts";
import { identityFields } from "../model/partner.ts";
import { type PartnerType, partnerTypes } from "../model/partnerTypes.ts";
import { refusePartner } from "../model/refusals.ts";

/** Marks rows that mean a partner of another screen, and identities that may not change now. */
export function markIdentity(
  actor: Actor,
  type: PartnerType,
  checked: readonly CheckedRow[],
): void {
  for (const row of checked) {
    const { before } = row;
    if (!before) continue;
    const is = before["partnerType"] as PartnerType;
    if (is !== type) {
      const facts = {
        accountNo: String(before["accountNo"]),
        type: say(partnerTypes[is], actor.language),
      };
      row.problems.push(refuseImport.field("taxCode", "import.otherScreen", facts));
    } else if (before["active"]) {
      for (const name of row.changed.filter((each) => isIdentity(each))) {
        row.problems.push(refusePartner.field(name, "partner.activeIsReadOnly"));
      }
    }
  }
}

const isIdentity = (name: string) => (identityFields as readonly string[]).includes(name);

const pairs = [
  ["provinceName", "countryId"],
  ["provinceShippingName", "countryShippingId"],
] as const;

/**
 * Marks provinces that are not in the country of their row.
 *
 * Shape: one statement. A country without provinces on record is not looked at; in Viet Nam the
 *   provinces from before 1 July 2025 still stand on many papers and are let through.
 */
export async function markProvinces(
  tx: Tx,
  actor: Actor,
  checked: readonly CheckedRow[],
): Promise<void> {
  if (!checked.some((row) => pairs.some(([province]) => row.values[province]))) return;
  const found = await rows<{ country: string; name: string }>(
    tx,
    sql`select c.country_id as country, n.name from city c
        cross join lateral (values (c.code), (c.name_en), (c.name_vn)) as n (name)
        where c.company_id = ${actor.companyId}
      union all
      select 'VN', m.old_province_name from ward_mapping m group by m.old_province_name`,
  );
  const known = new Map<string, Set<string>>();
  for (const { country, name } of found) {
    const names = known.get(country) ?? new Set<string>();
    known.set(country, names.add(plain(name)));
  }
  for (const row of checked) {
    for (const [field, countryField] of pairs) {
      const province = row.values[field];
      const country = row.values[countryField];
      const names = known.get(String(country));
      if (!province || !country || !names || names.has(plain(String(province)))) continue;
      const facts = { province: String(province), country: String(country) };
      row.problems.push(refuseImport.field(field, "import.provinceElsewhere", facts));
    }
  }
}

/** A province's name without what kind of province it is: "TP. Hồ Chí Minh" is "ho chi minh". */
function plain(name: string): string {
  return fold(name)
    .replace(/^(thanh pho|tp\.?|tinh|t\.)\s+/, "")
    .replace(/\s+(city|province)$/, "")
    .replace(/[^a-z0-9]+/g, "");
}
