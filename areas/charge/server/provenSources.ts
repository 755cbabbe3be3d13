import { jobInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ChargeLine } from "../model/chargeLine.ts";
import type { Surcharge, SurchargeType } from "../model/surcharge.ts";
import { type ChargedBill, onMenuOf } from "./chargedBill.ts";

/**
 * Returns the sent lines without price sources that the database does not confirm: such a price is
 * keyed, and a confirmed one has the reference of the record that confirms it. A source that the stored
 * line has already is not asked again, a price made from the other side of a charge has no reference,
 * and splits and merges are named by their verbs only.
 *
 * Shape: one statement, none where no line names a new source.
 * Source: rule CH-26, areas/charge/README.md
 */
export async function provenSources<Tab extends SentTab>(
  tx: Tx,
  actor: Actor,
  bill: ChargedBill,
  { tabs, stored }: { readonly tabs: readonly Tab[]; readonly stored: readonly Surcharge[] },
): Promise<Tab[]> {
  const byId = new Map(stored.map((each) => [each.id, each]));
  const named = tabs.flatMap(({ type, charges }) =>
    charges.flatMap((line) => (isNewSource(line, byId.get(line.id ?? "")) ? [{ type, line }] : [])),
  );
  if (named.length === 0) return [...tabs];
  const proven = await confirmed(tx, actor, bill, named);
  const places = new Map(named.map(({ line }, at) => [line, at]));
  const answered = (line: ChargeLine): ChargeLine => {
    const at = places.get(line);
    if (at === undefined) return line;
    const { priceSource } = line;
    if (priceSource === "buying" || priceSource === "selling") {
      return { ...line, priceReference: null };
    }
    const priceReference = proven.get(at);
    return priceReference === undefined
      ? { ...line, priceSource: "keyed", priceReference: null }
      : { ...line, priceReference };
  };
  return tabs.map((tab) => ({ ...tab, charges: tab.charges.map(answered) }));
}

interface SentTab {
  readonly type: SurchargeType;
  readonly charges: readonly ChargeLine[];
}

function isNewSource(line: ChargeLine, before: Surcharge | undefined): boolean {
  const { priceSource, priceReference } = line;
  if (priceSource === null || priceSource === "keyed") return false;
  return before?.priceSource !== priceSource || before.priceReference !== priceReference;
}

/** The lines whose source has their price in their currency, by position, with its reference. */
async function confirmed(
  tx: Tx,
  actor: Actor,
  bill: ChargedBill,
  named: readonly { readonly type: SurchargeType; readonly line: ChargeLine }[],
): Promise<ReadonlyMap<number, string | null>> {
  const { companyId } = actor;
  const column = (name: keyof ChargeLine) => named.map(({ line }) => line[name]);
  const types = named.map(({ type }) => type);
  const found = await rows<{ at: number; reference: string | null }>(
    tx,
    sql`
      with k as materialized (
        select n.*, (n.place - 1)::int as at from unnest(${types}::text[],
          ${column("priceSource")}::text[], ${column("priceReference")}::text[], ${column("chargeId")}::uuid[],
          ${column("unitPrice")}::numeric[], ${column("currencyId")}::text[])
          with ordinality as n (type, source, reference, charge_id, price, currency_id, place)
      ), priced as materialized (
        select k.at, k.reference from k
        join tariff t on t.company_id = ${companyId} and left(t.tariff_name, 250) = k.reference
          and t.product_service = ${bill.transactionType}
          and t.apply_office_id = ${bill.billOfficeId}
        join tariff_line l on l.company_id = ${companyId} and l.tariff_id = t.id
          and l.charge_id = k.charge_id and l.currency_id = k.currency_id
        where k.source = 'tariff' and (k.price = l.unit_price
          or l.type = 'Min-Max' and k.price in (l.min, l.max)
          or l.type = 'Next Level' and k.price >= l.unit_price
            and mod(k.price - l.unit_price, l.next_unit_price) = 0)
      ), charged as materialized (
        select k.at, s.job_no as reference from k
        join shipment s on s.company_id = ${companyId}
          and number_key(s.job_no) = number_key(k.reference)
          and s.transaction_type = ${bill.transactionType}
          and ${jobInReach(actor, onMenuOf(bill, "detail"))}
        join surcharge x on x.company_id = ${companyId} and x.job_id = s.id
          and x.charge_id = k.charge_id and x.currency_id = k.currency_id
          and x.unit_price = k.price
        where k.source in ('recent', 'copied')
      ), listed as materialized (
        select k.at, null::text as reference from k
        join charge c on c.company_id = ${companyId} and c.id = k.charge_id
          and c.unit_price = k.price and (c.currency_id is null or c.currency_id = k.currency_id)
        where k.source = 'catalogue'
      ), usual as materialized (
        select k.at, i.code as reference from k
        join house_bill b on b.company_id = ${companyId} and b.id = ${bill.hblid}
        join incoterm i on i.company_id = ${companyId} and i.id = b.incoterm_id
        join incoterm_charge t on t.company_id = ${companyId} and t.incoterm_id = i.id
          and t.type = k.type and t.charge_id = k.charge_id and t.currency_id = k.currency_id
        join charge c on c.company_id = ${companyId} and c.id = t.charge_id
          and c.unit_price = k.price and c.currency_id = t.currency_id
        where k.source = 'incoterm'
      ), standard as materialized (
        select k.at, null::text as reference from k
        join standard_charge d on d.company_id = ${companyId} and d.charge_id = k.charge_id
          and d.currency_id = k.currency_id and d.unit_price = k.price
          and d.active and d.transaction_type = ${bill.transactionType}
          and (d.office is null or d.office = ${bill.billOfficeId})
        where k.source = 'standard'
      ), carried as materialized (
        select k.at, p.short_name as reference from k
        join partner p on p.company_id = ${companyId} and p.id = ${bill.coloaderId}
        join partner_charge d on d.company_id = ${companyId} and d.partner_id = p.id
          and d.charge_id = k.charge_id and d.currency_id = k.currency_id
          and d.unit_price = k.price
        where k.source = 'carrier'
      )
      select * from priced union select * from charged union select * from listed
      union select * from usual union select * from standard union select * from carried`,
  );
  return new Map(found.map(({ at, reference }) => [at, reference]));
}
