import { nextWaybillNo } from "@fairway/areas/catalogue/model/waybillNo.ts";
import { families } from "@fairway/areas/service/model/families.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { lockName } from "@fairway/engine/db/lockName.ts";
import { maybe, one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { ofMasterBill } from "./ofMasterBill.ts";
import { refuseShipment } from "../model/refusals.ts";

/** How many numbers of a stock one offer looks at. */
const atMost = 500;
/** How many offered numbers a user may have that are on no job. */
const mostOpen = 20;

/**
 * Offers the next master waybill number of a carrier: the one after its newest number of the office
 * that no job has and that nobody was offered in the last quarter of an hour.
 *
 * Locks: the offers of the office, so that several users get one number each.
 * Refuses: shipment.noWaybillStock · shipment.waybillsOffered
 * Source: rule SH-24, areas/shipment/README.md
 */
export async function offerWaybillNo(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.offerWaybillNo>,
): Promise<{ status: true; data: { mawb: string } }> {
  actor.mustHave(...rightOnJobs("add"), ...rightOnJobs("write"));
  const { companyId, officeId, userId } = actor;
  await lockName(tx, `waybill offers ${companyId} ${officeId}`);
  const { letter } = families.air;
  const newestWhere = (fits: RawBuilder<unknown>) => sql`(select s.mawb, s.datetime_created, s.id
    from shipment s
    where s.company_id = ${companyId} and s.office_id = ${officeId} and s.family = ${letter}
      and s.current_status <> 'Canceled' and s.mawb ~ '^[A-Z0-9]{3}-[0-9]{8}$' and ${fits}
    order by s.datetime_created desc, s.id desc limit 1)`;
  const { newest, carrier } = await one<{ newest: string | null; carrier: string | null }>(
    tx,
    sql`
      select p.short_name as carrier, (
        select n.mawb from (
          ${newestWhere(sql`s.coloader_id = p.id`)}
          union all ${newestWhere(sql`left(s.mawb, 3) = p.co_loader_code`)}) n
        order by n.datetime_created desc, n.id desc limit 1) as newest
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
  const free = (mawb: string) => sql`not exists (select from shipment s
      where ${ofMasterBill(companyId, officeId, letter, sql.ref(mawb))})`;
  const { open, count } = await one<{ open: string | null; count: number }>(
    tx,
    sql`
      select string_agg(o.mawb, ', ' order by o.offered_at, o.mawb) as open, count(*)::int
      from waybill_offer o
      where o.company_id = ${companyId} and o.office_id = ${officeId}
        and o.offered_to = ${userId} and ${free("o.mawb")}`,
  );
  if (count >= mostOpen) {
    throw refuseShipment("shipment.waybillsOffered", { numbers: open, count }, { field: "mawb" });
  }
  const offered = await maybe<{ mawb: string }>(
    tx,
    sql`
      insert into waybill_offer (company_id, office_id, mawb, offered_at, offered_to)
      select ${companyId}, ${officeId}, c.mawb, now(), ${userId}
      from unnest(${candidates}::text[]) with ordinality c (mawb, at)
      where ${free("c.mawb")}
        and not exists (select from waybill_offer o where o.company_id = ${companyId}
          and o.office_id = ${officeId} and o.mawb = c.mawb)
      order by c.at limit 1
      returning mawb`,
  );
  if (!offered) throw refuseShipment("shipment.noWaybillStock", { carrier }, { field: "mawb" });
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
