import { families } from "@fairway/areas/service/model/families.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { refuseHouseBill } from "../model/refusals.ts";

/**
 * Draws numbers of house waybills: the prefix of the company and four digits of its range after the
 * one that was drawn last, from the beginning again after the end; numbers that a house waybill or a separate one has are
 * skipped.
 *
 * Locks: the counter of the company.
 * Refuses: houseBill.rangeFull
 * Source: rule HB-15
 */
export async function drawWaybillNos(
  tx: Tx,
  actor: Actor,
  count: number,
  avoid: readonly string[],
): Promise<string[]> {
  if (count === 0) return [];
  const { companyId } = actor;
  // A statement of its own: the next one then sees what was written while this one waited.
  await run(
    tx,
    sql`insert into waybill_counter (company_id, last) values (${companyId}, 0)
      on conflict (company_id) do update set last = waybill_counter.last`,
  );
  const drawn = await rows<{ hwbno: string }>(
    tx,
    sql`with ${freeNumbers(companyId, count, avoid)},
        furthest as (select n from free order by at desc limit 1),
        moved as (
          update waybill_counter k set last = f.n from furthest f
          where k.company_id = ${companyId})
      select hwbno from free order by at`,
  );
  if (drawn.length < count) throw await rangeFull(tx, companyId);
  return drawn.map(({ hwbno }) => hwbno);
}

/** The number that the next house waybill would get; empty when the range is full. */
export async function peekWaybillNo(tx: Tx, { companyId }: Actor): Promise<string> {
  const [next] = await rows<{ hwbno: string }>(
    tx,
    sql`with ${freeNumbers(companyId, 1, [])} select hwbno from free`,
  );
  return next?.hwbno ?? "";
}

/** The free numbers of the range in the order in which they are drawn, as the table `free`. */
function freeNumbers(
  companyId: string,
  count: number,
  avoid: readonly string[],
): RawBuilder<unknown> {
  return sql`
    range as (
      select coalesce(c.hawb_prefix, c.code) as prefix, coalesce(c.hawb_from, '0001')::int as least,
        coalesce(c.hawb_to, '9999')::int as most, coalesce(k.last, 0) as last
      from company c left join waybill_counter k on k.company_id = ${companyId}
      where c.company_id = ${companyId} and c.id = ${companyId}
    ),
    free as materialized (
      select x.n, x.hwbno, x.at
      -- Sorted before it is filtered, so that the questions end with the first free numbers.
      from (
        select n, prefix || lpad(n::text, 4, '0') as hwbno,
          case when n > last then n else n + 10000 end as at
        from range, generate_series(least, most) n order by at
      ) x
      where (select count(*) from (${holders(companyId, sql.ref("x.hwbno"))} limit 1) taken) = 0
        and number_key(x.hwbno) <> all(select number_key(t) from unnest(${avoid}::text[]) t)
      order by x.at
      limit ${count}
    )`;
}

/** The waybills that have a number: house waybills and their separate versions. Rule HB-15 */
function holders(companyId: string, hwbno: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select from house_bill b
    where b.company_id = ${companyId} and b.family = ${families.air.letter}
      and number_key(b.hwbno) = number_key(${hwbno}) and not b.is_canceled
    union all
    select from separate_bill_no w
    where w.company_id = ${companyId} and number_key(w.hwbno) = number_key(${hwbno})`;
}

/**
 * Gives back a number that was drawn last and that no waybill has any more: the next one gets it.
 *
 * Locks: the counter of the company.
 * Source: rule HB-15
 */
export async function giveBackWaybillNo(
  tx: Tx,
  { companyId }: Actor,
  hwbno: string,
): Promise<void> {
  await run(
    tx,
    sql`update waybill_counter k set last = k.last - 1
      from company c
      where k.company_id = ${companyId} and c.company_id = ${companyId} and c.id = ${companyId}
        and k.last > 0
        and coalesce(c.hawb_prefix, c.code) || lpad(k.last::text, 4, '0') = ${hwbno}
        and not exists (${holders(companyId, sql`${hwbno}`)})`,
  );
}

async function rangeFull(tx: Tx, companyId: string) {
  const facts = await one<{ prefix: string; least: string; most: string }>(
    tx,
    sql`select coalesce(hawb_prefix, code) as prefix, coalesce(hawb_from, '0001') as least,
        coalesce(hawb_to, '9999') as most
      from company where company_id = ${companyId} and id = ${companyId}`,
  );
  return refuseHouseBill("houseBill.rangeFull", facts, { field: "hwbno" });
}
