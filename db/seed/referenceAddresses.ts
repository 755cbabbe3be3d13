import { vietnamAddresses } from "@fairway/areas/catalogue/server/vietnamAddresses.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";

/**
 * Fills the provinces and wards of a new company, and once for all companies the successors of old
 * wards.
 */
export async function seedAddresses(tx: Tx, companyId: string, userId: string): Promise<void> {
  const { provinces, wards, mappings } = vietnamAddresses();
  const own = () => ({ companyId, id: newId(), userCreated: userId, userModified: userId });
  const cities = provinces.map((each) => ({ ...own(), ...each, countryId: "VN" }));
  const cityIds = new Map(cities.map((each) => [each.code, each.id]));
  await insertRows(tx, "city", cities);
  await insertRows(
    tx,
    "ward",
    wards.map(({ province, ...each }) => {
      return { ...own(), ...each, countryId: "VN", cityId: cityIds.get(province) };
    }),
  );
  await run(
    tx,
    sql`insert into ward_mapping (id, old_ward_code, old_ward_name, old_district_name,
        old_province_name, new_ward_code, new_ward_name, new_province_name)
      select "id", "oldWardCode", "oldWardName", "oldDistrictName", "oldProvinceName",
        "newWardCode", "newWardName", "newProvinceName"
      from jsonb_to_recordset(${JSON.stringify(mappings)}::jsonb) as m ("id" text,
        "oldWardCode" text, "oldWardName" text, "oldDistrictName" text, "oldProvinceName" text,
        "newWardCode" text, "newWardName" text, "newProvinceName" text)
      on conflict do nothing`,
  );
}
