import { commissionGroup } from "@fairway/areas/catalogue/model/commissionGroup.ts";
import { lookUpPrices } from "@fairway/areas/tariff/server/lookUpPrices.ts";
import { mostCharges, unsaid } from "@fairway/areas/tariff/model/lookup.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getTariffCharges } from "../contract.ts";
import { chargeTypeOf } from "../model/chargeLine.ts";
import type { FilledLine } from "../model/offeredLine.ts";
import { billFigures } from "./billFigures.ts";
import { type ChargedBill, chargedBill, mustChangeCharges } from "./chargedBill.ts";
import { twinOf } from "./readShownCharges.ts";

interface Ground {
  readonly serviceDate: string;
  readonly customerId: string | null;
  readonly agentId: string | null;
  readonly coloaderId: string | null;
  readonly pol: string | null;
  readonly pod: string | null;
}

interface Partner {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

type Named = Pick<
  FilledLine,
  | "chargeId"
  | "chargeCode"
  | "chargeName"
  | "chargeGroupName"
  | "isCommission"
  | "twinId"
  | "twinCode"
  | "twinName"
>;

/**
 * Returns the charges that the tariffs of the day price for a side of a bill, as lines with these
 * prices and quantities.
 *
 * Shape: a supplier's price is owed to the supplier, an agent's by the agent; the rest is paid to the
 *   carrier and owed by the customer. At most 500 charges.
 * Refuses: record.notFound · access.forbidden
 * Source: rule CH-17, areas/charge/README.md; TF-9 to TF-12
 */
export async function tariffCharges(
  tx: Tx,
  actor: Actor,
  { hblid, type }: Ask<typeof getTariffCharges>,
): Promise<Answer<typeof getTariffCharges>> {
  const bill = await chargedBill(tx, actor, hblid);
  mustChangeCharges(actor, bill);
  const ground = await readGround(tx, actor, bill);
  const named = await pricedCharges(tx, actor, bill, { type, serviceDate: ground.serviceDate });
  if (named.length === 0) return [];
  const figures = await billFigures(tx, actor, bill);
  const goods = figures[type === "BUY" ? "BUY" : "SELL"];
  const prices = await lookUpPrices(tx, actor, {
    type,
    ...ground,
    transactionType: bill.transactionType,
    officeId: bill.billOfficeId,
    ...unsaid,
    goods: {
      gw: goods.gw,
      nw: goods.nw,
      cbm: goods.cbm,
      packages: goods.package,
      customClearance: null,
      containers: Object.entries(goods.contOfType).map(([unitId, quantity]) => ({
        unitId,
        quantity,
      })),
    },
    charges: named.map(({ chargeId }) => ({ chargeId, partnerId: null, payerId: null })),
  });
  const usual = type === "BUY" ? ground.coloaderId : ground.customerId;
  const partners = await namesOf(tx, actor, [usual, ...prices.map((each) => each?.partnerId)]);
  return named.flatMap((charge, at) => {
    const price = prices[at];
    if (!price) return [];
    const partner = partners.get(price.partnerId ?? usual ?? "");
    const { quantity, unitPrice, unitId, unitCode, currencyId, vatrate } = price;
    return [
      {
        ...charge,
        type,
        quantity,
        quantityType: null,
        unitId,
        unitCode,
        unitPrice,
        priceSource: "tariff" as const,
        priceReference: price.tariffName.slice(0, 250),
        currencyId,
        vatrate,
        partnerId: partner?.id ?? null,
        partnerCode: partner?.code ?? null,
        partnerName: partner?.name ?? null,
        payerId: null,
        payerCode: null,
        payerName: null,
        notes: null,
      },
    ];
  });
}

async function readGround(tx: Tx, actor: Actor, { hblid }: ChargedBill): Promise<Ground> {
  const { companyId } = actor;
  const found = await maybe<Ground>(
    tx,
    sql`select coalesce(j.service_date, ${actor.today}::date)::text as service_date, b.customer_id,
        j.agent_id, j.coloader_id, j.pol, j.pod
      from house_bill b join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      where b.company_id = ${companyId} and b.id = ${hblid}`,
  );
  if (!found) throw new Error(`Bill ${hblid} is gone within its own transaction`);
  return found;
}

/** The charges of the side that a tariff of the day and service has a line for. */
export function pricedCharges(
  tx: Tx,
  actor: Actor,
  {
    transactionType: service,
    billOfficeId: office,
  }: Pick<ChargedBill, "transactionType" | "billOfficeId">,
  on: { readonly type: FilledLine["type"]; readonly serviceDate: string },
): Promise<Named[]> {
  const { companyId } = actor;
  const vi = actor.language === "vi";
  const name = (charge: string) => sql.ref(`${charge}.${vi ? "charge_name_vn" : "charge_name_en"}`);
  return rows<Named>(
    tx,
    sql`with of_day as materialized (
        select distinct l.charge_id from tariff t
        join tariff_line l on l.company_id = ${companyId} and l.tariff_id = t.id
        where t.company_id = ${companyId} and t.status and t.product_service = ${service}
          and t.apply_office_id = ${office} and t.effective_date <= ${on.serviceDate}
          and t.expired_date >= ${on.serviceDate}
      )
      select c.id as charge_id, c.code as charge_code, ${name("c")} as charge_name,
        ${sql.ref(vi ? "g.name_vn" : "g.name")} as charge_group_name,
        coalesce(g.name = ${commissionGroup}, false) as is_commission,
        w.id as twin_id, w.code as twin_code, ${name("w")} as twin_name
      from of_day
      join charge c on c.company_id = ${companyId} and c.id = of_day.charge_id and c.active
        and c.type in (${chargeTypeOf[on.type]}, 'OTHER')
        and (c.service_type_id = '{}' or ${service} = any(c.service_type_id))
        and (c.office_ids = '{}' or ${office} = any(c.office_ids))
      left join charge w on w.company_id = ${companyId} and w.id = ${twinOf("c")}
      left join charge_group g on g.company_id = ${companyId} and g.id = c.charge_group
      order by c.code limit ${mostCharges}`,
  );
}

async function namesOf(tx: Tx, actor: Actor, ids: readonly (string | null | undefined)[]) {
  const found = await rows<Partner>(
    tx,
    sql`select id, account_no as code, short_name as name from partner
      where company_id = ${actor.companyId} and active
        and id = any(${[...new Set(ids.filter((each) => each != null))]}::uuid[])`,
  );
  return new Map(found.map((each) => [each.id, each]));
}
