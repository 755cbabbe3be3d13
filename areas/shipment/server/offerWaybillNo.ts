import { nextWaybillNo } from "@fairway/areas/catalogue/model/waybillNo.ts";
import { families } from "@fairway/areas/service/model/families.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseShipment } from "../model/refusals.ts";

/** How many numbers of a stock one offer looks at. */
const atMost = 500;

/**
 * Offers the next master waybill number of a carrier: the one after its newest number of the office
 * that no job has and that nobody was offered in the last quarter of an hour.
 *
 * Refuses: shipment.noWaybillStock
 * Source: rule SH-24, areas/shipment/README.md
 */
export async function offerWaybillNo(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.offerWaybillNo>,
): Promise<{ status: true; data: { mawb: string } }> {
  actor.mustHave(...rightOnJobs("add"), ...rightOnJobs("write"));
  const { companyId, officeId } = actor;
  const { letter } = families.air;
  const { newest, carrier } = await one<{ newest: string | null; carrier: string | null }>(
    tx,
    sql`
      select p.short_name as carrier, (
        select s.mawb from shipment s
        where s.company_id = ${companyId} and s.office_id = ${officeId} and s.family = ${letter}
          and s.current_status <> 'Canceled' and s.mawb ~ '^[A-Z0-9]{3}-[0-9]{8}$'
          and (s.coloader_id = p.id or left(s.mawb, 3) = p.co_loader_code)
        order by s.datetime_created desc, s.id desc limit 1) as newest
      from (select ${ask.coloaderId}::uuid as id) k
      left join partner p on p.company_id = ${companyId} and p.id = k.id`,
  );
  const candidates = newest ? numbersAfter(newest) : [];
  if (candidates.length === 0) {
    throw refuseShipment("shipment.noWaybillStock", { carrier }, { field: "mawb" });
  }
  await run(
    tx,
    sql`delete from waybill_offer o where o.company_id = ${companyId}
      and o.office_id = ${officeId} and o.offered_at < now() - interval '15 minutes'`,
  );
  const offered = await maybe<{ mawb: string }>(
    tx,
    sql`
      insert into waybill_offer (company_id, office_id, mawb, offered_at)
      select ${companyId}, ${officeId}, c.mawb, now()
      from unnest(${candidates}::text[]) with ordinality c (mawb, at)
      where not exists (select from shipment s where s.company_id = ${companyId}
          and s.office_id = ${officeId} and s.family = ${letter}
          and text_key(s.mawb) = text_key(c.mawb) and s.current_status <> 'Canceled')
        and not exists (select from waybill_offer o where o.company_id = ${companyId}
          and o.office_id = ${officeId} and o.mawb = c.mawb)
      order by c.at limit 1
      on conflict do nothing
      returning mawb`,
  );
  if (!offered) throw refuseShipment("shipment.waybillAskedTwice", {}, { field: "mawb" });
  return { status: true, data: offered };
}

function numbersAfter(newest: string): string[] {
  const numbers: string[] = [];
  let next = nextWaybillNo(newest);
  while (next && numbers.length < atMost) {
    numbers.push(next);
    next = nextWaybillNo(next);
  }
  return numbers;
}
