import { isPartyTo } from "@fairway/areas/approval/server/approvalOf.ts";
import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import type {
  PriceForm,
  SurchargeForm,
  WorkOrder,
  WorkOrderPrice,
  WorkOrderSurcharge,
} from "../model/workOrder.ts";
import { workOrderKind } from "../model/workOrderKind.ts";

/**
 * How work orders are read, with the salesman's name in a language. Who takes part in the approval of one
 * may open it (WO-5).
 */
export const workOrdersIn = (language: Language): DocumentSource<WorkOrder> => ({
  kind: workOrderKind,
  mustSee: async (tx, actor, order) => {
    const right = workOrderKind.rights.detail;
    if (actor.may(right, order) || (await isPartyTo(tx, actor, order.id))) return;
    actor.must(right, order);
  },
  columns: (companyId) => sql`
    o.transaction_type, o.shipper_id, sh.short_name as shipper_name, o.shipper_description,
    o.consignee_id, co.short_name as consignee_name, o.consignee_description, o.agent_id,
    ag.short_name as agent_name, o.agent_description, o.pol, lp.code as pol_code,
    lp.name_en as pol_name, o.pol_description, o.pod, dp.code as pod_code, dp.name_en as pod_name,
    o.pod_description, o.pickup_place, o.route, o.incoterm_id, ic.code as incoterm_code,
    o.shipment_type, o.effective_date, o.expired_date, o.schedule, o.transit, o.payment_method,
    o.notes, o.active, ${named(language)("sm.employee_name")} as sale_man_name, (select count(*)::int from work_order_price w
      where w.company_id = ${companyId} and w.work_order_id = d.id) as price_count`,
  joins: (companyId) => {
    const partner = (alias: string, column: string) =>
      sql`left join partner ${sql.ref(alias)} on ${sql.ref(`${alias}.company_id`)} = ${companyId}
        and ${sql.ref(`${alias}.id`)} = ${sql.ref(`o.${column}`)}`;
    return sql`${partner("sh", "shipper_id")} ${partner("co", "consignee_id")}
      ${partner("ag", "agent_id")}
      join place lp on lp.company_id = ${companyId} and lp.id = o.pol
      join place dp on dp.company_id = ${companyId} and dp.id = o.pod
      left join person sm on sm.company_id = ${companyId} and sm.id = d.sale_man_id
      left join incoterm ic on ic.company_id = ${companyId} and ic.id = o.incoterm_id`;
  },
});

/** Work orders for what shows no name of a person. */
export const workOrderSource = workOrdersIn("en");

/** Reads prices `w` of orders `d` in their order. */
export function readPrices(
  tx: Tx,
  { companyId, language }: Actor,
  where: RawBuilder<unknown>,
): Promise<WorkOrderPrice[]> {
  const name = named(language);
  return rows<WorkOrderPrice>(
    tx,
    sql`select w.id, w.work_order_id, d.number as work_order_no,
        row_number() over (partition by w.work_order_id order by w.line_no)::int as price_no,
        w.coloader_id, p.account_no as coloader_code, p.short_name as coloader_name, w.type,
        w.quantity_type, w.quantity_from, w.quantity_to, w.unit_id, u.code as unit_code,
        ${name("u.unit_name")} as unit_name, u.unit_type, w.buying_charge_id, b.code as buying_charge_code,
        ${name("b.charge_name")} as buying_charge_name,
        trim_scale(w.unit_price_buying)::text as unit_price_buying, w.selling_charge_id,
        s.code as selling_charge_code, ${name("s.charge_name")} as selling_charge_name,
        trim_scale(w.unit_price_selling)::text as unit_price_selling,
        trim_scale(w.vatrate)::text as vatrate, w.currency_id, w.notes
      from work_order_price w
      join document d on d.company_id = ${companyId} and d.id = w.work_order_id
      join partner p on p.company_id = ${companyId} and p.id = w.coloader_id
      join unit u on u.company_id = ${companyId} and u.id = w.unit_id
      join charge b on b.company_id = ${companyId} and b.id = w.buying_charge_id
      join charge s on s.company_id = ${companyId} and s.id = w.selling_charge_id
      where w.company_id = ${companyId} and ${where}
      order by d.number, w.work_order_id, w.line_no`,
  );
}

/** Reads what comes with the prices of orders, in its order, with the partners of orders and prices. */
export function readWorkOrderSurcharges(
  tx: Tx,
  { companyId, language }: Actor,
  where: RawBuilder<unknown>,
): Promise<WorkOrderSurcharge[]> {
  const name = named(language);
  return rows<WorkOrderSurcharge>(
    tx,
    sql`select l.id, l.price_id, w.price_no, l.type, l.partner_type, p.id as partner_id,
        p.account_no as partner_code, p.short_name as partner_name, l.charge_id,
        c.code as charge_code, ${name("c.charge_name")} as charge_name,
        trim_scale(l.unit_price)::text as unit_price, l.currency_id,
        trim_scale(l.vatrate)::text as vatrate, l.unit_id, u.code as unit_code,
        ${name("u.unit_name")} as unit_name, u.unit_type, l.is_primary, l.kick_back
      from work_order_surcharge l
      join (select id, coloader_id,
          row_number() over (partition by work_order_id order by line_no)::int as price_no
        from work_order_price where company_id = ${companyId}) w on w.id = l.price_id
      join work_order o on o.company_id = ${companyId} and o.id = l.work_order_id
      join document d on d.company_id = ${companyId} and d.id = l.work_order_id
      left join partner p on p.company_id = ${companyId} and p.id = case l.partner_type
        when 'Customer' then d.partner_id when 'Agent' then o.agent_id
        when 'Carrier' then w.coloader_id else l.partner_id end
      join charge c on c.company_id = ${companyId} and c.id = l.charge_id
      left join unit u on u.company_id = ${companyId} and u.id = l.unit_id
      where l.company_id = ${companyId} and ${where}
      order by l.work_order_id, w.price_no, l.type desc, l.line_no`,
  );
}

const named = (language: Actor["language"]) => (column: string) =>
  sql.ref(`${column}_${language === "vi" ? "vn" : "en"}`);

/** The prices and surcharges of an order as they are keyed. */
interface Lines {
  readonly prices: readonly PriceForm[];
  readonly surcharges: readonly SurchargeForm[];
}

/**
 * Stores the prices of an order and what comes with them: known lines are changed, others added, and
 * lines that are not sent are deleted.
 *
 * Shape: the caller has locked the order, whose version covers its lines.
 */
export async function saveWorkOrderLines(
  tx: Tx,
  actor: Actor,
  workOrderId: string,
  { prices, surcharges }: Lines,
): Promise<void> {
  const ofOrder = { workOrderId, userModified: actor.userId };
  const priceRows = prices.map((price, at) => ({
    ...price,
    ...(price.quantityType === "RANGE" ? {} : { quantityFrom: 1, quantityTo: 1 }),
    ...ofOrder,
    lineNo: at + 1,
  }));
  const priceIds = await saveLines(tx, actor, "work_order_price", workOrderId, priceRows);
  const surchargeRows = surcharges.map(({ priceNo, ...line }, at) => ({
    ...line,
    partnerId: line.partnerType === "Other" ? line.partnerId : null,
    priceId: priceIds[(priceNo ?? 0) - 1],
    ...ofOrder,
    lineNo: at + 1,
  }));
  await saveLines(tx, actor, "work_order_surcharge", workOrderId, surchargeRows);
}

/** Stores the lines of one table and returns their ids in the order of the lines. */
async function saveLines(
  tx: Tx,
  { companyId, userId }: Actor,
  table: "work_order_price" | "work_order_surcharge",
  workOrderId: string,
  lines: readonly (Readonly<Record<string, unknown>> & { readonly id: string | null })[],
): Promise<string[]> {
  const stored = await rows<{ id: string }>(
    tx,
    sql`select id from ${sql.table(table)}
      where company_id = ${companyId} and work_order_id = ${workOrderId}`,
  );
  const known = new Set(stored.map(({ id }) => id));
  const seen = new Set<string>();
  const withIds = lines.map((line) => {
    const isKnown = line.id !== null && known.has(line.id) && !seen.has(line.id);
    const id = isKnown && line.id ? line.id : newId();
    seen.add(id);
    return { ...line, id };
  });
  const gone = [...known].filter((id) => !seen.has(id));
  await deleteRows(tx, table, companyId, gone, userId);
  await updateRows(
    tx,
    table,
    companyId,
    withIds.filter(({ id }) => known.has(id)),
  );
  const added = withIds.filter(({ id }) => !known.has(id));
  await insertRows(
    tx,
    table,
    added.map((line) => ({ ...line, companyId })),
  );
  return withIds.map(({ id }) => id);
}

/** Deletes a price with what comes with it. */
export function deletePriceRow(tx: Tx, { companyId, userId }: Actor, id: string): Promise<number> {
  return deleteRows(tx, "work_order_price", companyId, [id], userId);
}
