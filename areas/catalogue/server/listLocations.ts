import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import { city } from "../model/city.ts";
import { district } from "../model/district.ts";
import { ward } from "../model/ward.ts";

const all = { size: 10_000 };

/** Returns active cities and provinces, of one country or of all. */
export async function citiesOf(
  tx: Tx,
  actor: Actor,
  ask: { readonly countryId?: string | undefined },
) {
  return chooseRecords(tx, actor, city, { countryId: ask.countryId, ...all });
}

/** Returns active districts, of one city or province or of all. */
export async function districtsOf(
  tx: Tx,
  actor: Actor,
  ask: { readonly cityId?: string | undefined },
) {
  return chooseRecords(tx, actor, district, { cityId: ask.cityId, ...all });
}

/** Returns active wards, of one district, or of one city or province. */
export async function wardsOf(
  tx: Tx,
  actor: Actor,
  ask: { readonly districtId?: string | undefined; readonly cityId?: string | undefined },
) {
  const { districtId, cityId } = ask;
  return chooseRecords(tx, actor, ward, { districtId, cityId, ...all });
}
