import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import type { RecordChange } from "@fairway/engine/resource/updateRecord.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { sql } from "kysely";
import { partnerAddress } from "../model/partnerAddress.ts";
import { refusePartner } from "../model/refusals.ts";
import {
  addChild,
  childHistory,
  guardedChild,
  listChildren,
  openChild,
  removeChild,
  updateChild,
} from "./partnerChild.ts";
import { visiblePartners } from "./partnerPermit.ts";

const declared = partnerAddress as unknown as Resource;

/** The addresses of a partner. Refuses: record.notFound · access.forbidden */
export function listPartnerAddresses(tx: Tx, actor: Actor, ask: { readonly partnerId: string }) {
  return listChildren(tx, actor, declared, ask.partnerId);
}

/** Addresses of the partners that the actor may open, 500 at most, without accents found. */
export async function searchPartnerAddresses(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly partnerId?: string | null | undefined;
    readonly keyword?: string | null | undefined;
    readonly addressType?: string | null | undefined;
  },
) {
  const among = await rows<{ id: string }>(
    tx,
    sql`select a.id from partner_address a
      join partner p on p.company_id = ${actor.companyId} and p.id = a.partner_id
      where a.company_id = ${actor.companyId} and ${visiblePartners(actor, "detail", "p")}
        and (${ask.partnerId ?? null}::uuid is null or a.partner_id = ${ask.partnerId ?? null})
        and (${ask.addressType ?? null}::text is null
          or ${ask.addressType ?? null} = any(a.address_type))
        and a.search like ${anywhere(fold(ask.keyword ?? ""))}
      order by a.short_name_address, a.id limit 500`,
  );
  if (among.length === 0) return [];
  const found = await chooseRecords(tx, actor, declared, { ids: among.map((each) => each.id) });
  // The rights to change an address are those of its partner.
  return found.map((row) => ({ ...row, may: [] }));
}

/** Opens an address of a partner. Refuses: record.notFound · access.forbidden */
export function getPartnerAddress(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  return openChild(tx, actor, declared, ask.id);
}

/**
 * Adds an address.
 *
 * Refuses: access.forbidden · ask.invalid (a ward outside its province, a province outside its
 *   country, a Vietnamese address without either)
 */
export async function addPartnerAddress(
  tx: Tx,
  actor: Actor,
  ask: Readonly<Record<string, unknown>> & { readonly partnerId: string },
) {
  const location = await locationOf(tx, actor, ask);
  return { status: true as const, data: await addChild(tx, actor, declared, { ...ask, location }) };
}

/** Changes an address. Refuses: as for adding · record.conflict */
export async function updatePartnerAddress(tx: Tx, actor: Actor, ask: RecordChange) {
  const { row } = await guardedChild(tx, actor, declared, { id: ask.id, action: "write" });
  const next = { ...row, ...given(ask) };
  const location = await locationOf(tx, actor, next);
  const data = await updateChild(tx, actor, declared, { ...ask, location });
  return { status: true as const, data };
}

/** Deletes an address. Refuses: record.notFound · access.forbidden · record.inUse */
export async function removePartnerAddress(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  return { status: true as const, data: await removeChild(tx, actor, declared, ask.id) };
}

/** Who changed an address and how. Refuses: record.notFound · access.forbidden */
export function partnerAddressHistory(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  return childHistory(tx, actor, declared, ask);
}

interface Place {
  readonly country: string | null;
  readonly city: string | null;
  readonly cityFits: boolean;
  readonly district: string | null;
  readonly districtFits: boolean;
  readonly ward: string | null;
  readonly wardFits: boolean;
}

/** The whole address in local names; each part must lie in the one above it. */
async function locationOf(tx: Tx, actor: Actor, ask: Readonly<Record<string, unknown>>) {
  const idOf = (name: string) => {
    const value = ask[name];
    return typeof value === "string" && value !== "" ? value : null;
  };
  const [countryId, cityId, districtId, wardId] = [
    idOf("countryId"),
    idOf("cityId"),
    idOf("districtId"),
    idOf("wardId"),
  ];
  const place = await one<Place>(
    tx,
    sql`select
        (select name_vn from country where id = ${countryId}) as country,
        c.name_vn as city, coalesce(c.country_id = ${countryId}, ${cityId}::uuid is null) as city_fits,
        d.name_vn as district,
        coalesce(d.city_id = ${cityId}, ${districtId}::uuid is null) as district_fits,
        w.name_vn as ward, coalesce(w.city_id = ${cityId}, ${wardId}::uuid is null) as ward_fits
      from (select 1) as one
      left join city c on c.company_id = ${actor.companyId} and c.id = ${cityId}::uuid
      left join district d on d.company_id = ${actor.companyId} and d.id = ${districtId}::uuid
      left join ward w on w.company_id = ${actor.companyId} and w.id = ${wardId}::uuid`,
  );
  refuseFields(
    (
      [
        ["cityId", place.cityFits],
        ["districtId", place.districtFits],
        ["wardId", place.wardFits],
      ] as const
    )
      .filter(([, fits]) => !fits)
      .map(([field]) => refusePartner.field(field, "partnerAddress.elsewhere")),
  );
  const street = typeof ask["streetAddress"] === "string" ? ask["streetAddress"].trim() : null;
  const parts = [street, place.ward, place.district, place.city, place.country];
  return parts.filter(Boolean).join(", ");
}

function given(ask: object) {
  return Object.fromEntries(Object.entries(ask).filter(([, value]) => value !== undefined));
}
