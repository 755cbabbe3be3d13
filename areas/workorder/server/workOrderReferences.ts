import { listSalesmen } from "@fairway/areas/agreement/server/listSalesmen.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseWorkOrder } from "../model/refusals.ts";
import type { WorkOrderDetail, WorkOrderForm } from "../model/workOrder.ts";

interface Known {
  readonly kind: "charge" | "unit" | "partner" | "place" | "incoterm" | "currency";
  readonly id: string;
  readonly code: string;
  readonly active: boolean;
  /** The side of a charge, the type of a unit. */
  readonly type: string | null;
  readonly services: readonly string[];
}

interface Named {
  readonly field: string;
  readonly kind: Known["kind"];
  readonly id: string | null;
  /** The side that a charge has to be of. */
  readonly side?: string;
}

/**
 * Returns the references of an order that cannot be, by field: unknown records, charges of another
 * service or side, units that do not fit the type of the price, and a salesman without an agreement.
 * What the stored order has already stays.
 *
 * Shape: two statements, whatever the number of lines.
 * Source: rules WO-1 to WO-4
 */
export async function whyNotReferences(
  tx: Tx,
  actor: Actor,
  form: WorkOrderForm,
  stored: WorkOrderDetail | null,
): Promise<FieldRefusal[]> {
  const named = namedIn(form);
  const known = await readKnown(tx, actor, named);
  const kept = new Set(
    stored
      ? [
          ...stored.prices.flatMap((each) => [each.buyingChargeId, each.sellingChargeId]),
          ...stored.surcharges.map((each) => each.chargeId),
        ]
      : [],
  );
  return [
    ...named.flatMap(({ field, kind, id, side }) => {
      if (id === null) return [];
      const found = known.get(`${kind} ${id}`);
      if (!found) return [refuse.field(field, "field.unknown", { value: id })];
      if (kind !== "charge" || kept.has(id)) return [];
      const fits =
        found.active &&
        (found.type === side || found.type === "OTHER") &&
        (found.services.length === 0 || found.services.includes(form.transactionType));
      const { code } = found;
      return fits ? [] : [refuseWorkOrder.field(field, "workOrder.chargeOfOther", { code })];
    }),
    ...form.prices.flatMap(({ type, unitId }, at) => {
      const unit = known.get(`unit ${unitId}`);
      if (!unit || type === null) return [];
      const isContainer = unit.type === "Container";
      if (isContainer === (type === "FCL")) return [];
      const code = isContainer ? "workOrder.unitContainer" : "workOrder.unitNotContainer";
      return [refuseWorkOrder.field(`prices.${at}.unitId`, code)];
    }),
    ...(await whyNotSalesman(tx, actor, form, stored)),
  ];
}

async function whyNotSalesman(
  tx: Tx,
  actor: Actor,
  form: WorkOrderForm,
  stored: WorkOrderDetail | null,
): Promise<FieldRefusal[]> {
  const { customerId: partnerId, saleManId, transactionType, shipmentType } = form;
  if (stored?.saleManId === saleManId && stored.customerId === partnerId) return [];
  const office = stored?.officeId ?? actor.officeId;
  const ask = { partnerId, transactionType, shipmentType, ...(office ? { office } : {}) };
  const salesmen = await listSalesmen(tx, actor, ask);
  return salesmen.some(({ id }) => id === saleManId)
    ? []
    : [refuseWorkOrder.field("saleManId", "workOrder.noSalesman")];
}

const sides = { BUY: "CREDIT", SELL: "DEBIT" } as const;

function namedIn(form: WorkOrderForm): Named[] {
  return [
    ...(["customerId", "shipperId", "consigneeId", "agentId"] as const).map(
      (field): Named => ({ field, kind: "partner", id: form[field] }),
    ),
    ...(["pol", "pod"] as const).map((field): Named => ({ field, kind: "place", id: form[field] })),
    { field: "incotermId", kind: "incoterm", id: form.incotermId },
    ...form.prices.flatMap((price, at): Named[] => {
      const path = (field: string) => `prices.${at}.${field}`;
      return [
        { field: path("coloaderId"), kind: "partner", id: price.coloaderId },
        { field: path("unitId"), kind: "unit", id: price.unitId },
        { field: path("currencyId"), kind: "currency", id: price.currencyId },
        {
          field: path("buyingChargeId"),
          kind: "charge",
          id: price.buyingChargeId,
          side: sides.BUY,
        },
        {
          field: path("sellingChargeId"),
          kind: "charge",
          id: price.sellingChargeId,
          side: sides.SELL,
        },
      ];
    }),
    ...form.surcharges.flatMap((line, at): Named[] => {
      const path = (field: string) => `surcharges.${at}.${field}`;
      const side = line.type === null ? "" : sides[line.type];
      return [
        { field: path("partnerId"), kind: "partner", id: line.partnerId },
        { field: path("unitId"), kind: "unit", id: line.unitId },
        { field: path("currencyId"), kind: "currency", id: line.currencyId },
        { field: path("chargeId"), kind: "charge", id: line.chargeId, side },
      ];
    }),
  ];
}

async function readKnown(tx: Tx, { companyId }: Actor, named: readonly Named[]) {
  const idsOf = (kind: Known["kind"]) => [
    ...new Set(named.flatMap((each) => (each.kind === kind && each.id ? each.id : []))),
  ];
  const plain = (kind: "partner" | "place" | "incoterm", code: string) => sql`
    select ${kind} as kind, id::text, ${sql.ref(code)} as code, true as active, null::text as type,
      '{}'::text[] as services
    from ${sql.table(kind)} where company_id = ${companyId} and id = any(${idsOf(kind)}::uuid[])`;
  const found = await rows<Known>(
    tx,
    sql`select 'charge' as kind, id::text, code, active, type, service_type_id as services
      from charge where company_id = ${companyId} and id = any(${idsOf("charge")}::uuid[])
      union all
      select 'unit', id::text, code, active, unit_type, '{}'
      from unit where company_id = ${companyId} and id = any(${idsOf("unit")}::uuid[])
      union all
      select 'currency', id, id, true, null, '{}'
      from currency where id = any(${idsOf("currency")}::text[])
      union all ${plain("partner", "account_no")}
      union all ${plain("place", "code")}
      union all ${plain("incoterm", "code")}`,
  );
  return new Map(found.map((each) => [`${each.kind} ${each.id}`, each]));
}
