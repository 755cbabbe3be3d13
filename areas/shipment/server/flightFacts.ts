import { airlineByNumber } from "@fairway/areas/catalogue/server/airlineByNumber.ts";
import { cleanWaybillNo, prefixOf } from "@fairway/areas/catalogue/model/waybillNo.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";

interface Found {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}
interface FlightFacts {
  readonly airline: {
    readonly prefix: string;
    readonly code: string;
    readonly name: string;
  } | null;
  readonly carrier: Found | null;
  readonly warehouse: Found | null;
  readonly rounding: {
    readonly applyDim: string | null;
    readonly roundUpMethod: string | null;
  } | null;
}

/**
 * Returns what the numbers of a flight name: the airline of the prefix of its master waybill, the
 * carrier with that prefix as its code, and the warehouse of the first two characters of the flight;
 * and how the named carrier, or the one of the number, rounds volume weights.
 */
export async function flightFacts(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.flightFacts>,
): Promise<FlightFacts> {
  actor.mustHave(...rightOnJobs("add"), ...rightOnJobs("write"));
  const { companyId } = actor;
  const prefix = prefixOf(cleanWaybillNo(ask.mawb));
  const flight = ask.flightNo.trim().slice(0, 2).toUpperCase();
  const name = sql.ref(actor.language === "vi" ? "w.name_vn" : "w.name_en");
  return one<FlightFacts>(
    tx,
    sql`
      with airlines as (
        select a.prefix, a.code, a.name_en as name from ${airlineByNumber(companyId, ask.mawb)}
          and a.active
      ), carriers as (
        select p.id, p.account_no, p.short_name from partner p
        where p.company_id = ${companyId} and p.active and p.co_loader_code is not null
          and upper(p.co_loader_code) in (
            select ${prefix}::text union all select upper(code) from airlines)
        order by upper(p.co_loader_code) = ${prefix}::text desc, p.account_no limit 1
      )
      select (select jsonb_build_object('prefix', prefix, 'code', code, 'name', name)
          from airlines) as airline,
        (select jsonb_build_object('id', id, 'code', account_no, 'name', short_name)
          from carriers) as carrier,
        (select jsonb_build_object('applyDim', p.apply_dim, 'roundUpMethod', p.round_up_method)
          from partner p where p.company_id = ${companyId}
            and p.id = coalesce(${ask.coloaderId ?? null}::uuid, (select id from carriers)))
          as rounding,
        (select jsonb_build_object('id', w.id, 'code', w.code, 'name', ${name}) from place w
          where w.company_id = ${companyId} and w.place_type = 'Warehouse' and w.active
            and length(${flight}::text) = 2
            and ${flight}::text = any(regexp_split_to_array(upper(w.flight_vessel_no), '[ ,;/]+'))
          order by w.code limit 1) as warehouse`,
  );
}
