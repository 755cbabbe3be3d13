import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import {
  incotermChargeFields,
  type IncotermChargeLine,
  type IncotermChargeRow,
  type IncotermSide,
  incotermSides,
  type KnownCharge,
  whyNotIncotermCharges,
} from "../model/incotermCharge.ts";

/** The sent or stored lines of both sides. */
export type IncotermCharges = Readonly<
  Record<(typeof incotermSides)[IncotermSide]["list"], readonly IncotermChargeLine[]>
>;

const sides = Object.keys(incotermSides) as IncotermSide[];

/** Returns the usual charges of an incoterm, by side, in order. Does not check permissions; the caller does. */
export async function incotermCharges(
  tx: Tx,
  actor: Actor,
  incotermId: string,
): Promise<{ sellings: IncotermChargeRow[]; buyings: IncotermChargeRow[] }> {
  const name = (alias: string, en: string, vn: string) =>
    sql.ref(`${alias}.${actor.language === "vi" ? vn : en}`);
  const found = await rows<IncotermChargeRow & { type: IncotermSide }>(
    tx,
    sql`select t.type, t.id, t.charge_id, c.code as charge_code,
        ${name("c", "charge_name_en", "charge_name_vn")} as charge_name, t.quantity_type,
        t.unit_id, u.code as unit_code, ${name("u", "unit_name_en", "unit_name_vn")} as unit_name,
        t.charge_to, t.currency_id, t.fee_type
      from incoterm_charge t
      join charge c on c.company_id = ${actor.companyId} and c.id = t.charge_id
      join unit u on u.company_id = ${actor.companyId} and u.id = t.unit_id
      where t.company_id = ${actor.companyId} and t.incoterm_id = ${incotermId}
      order by t.type, t.line_no, t.id`,
  );
  const linesOn = (side: IncotermSide) =>
    found.filter((each) => each.type === side).map(({ type: _, ...row }) => row);
  return { sellings: linesOn("SELL"), buyings: linesOn("BUY") };
}

/**
 * Stores the usual charges of an incoterm: known lines are changed, others added, and lines that are
 * not sent are deleted.
 *
 * Shape: the caller has locked the incoterm, whose version covers its lines.
 * Refuses: ask.invalid, with the line and field
 */
export async function saveIncotermCharges(
  tx: Tx,
  actor: Actor,
  incoterm: { readonly id: string; readonly services: readonly string[] },
  sent: IncotermCharges,
): Promise<void> {
  const { companyId } = actor;
  const stored = await incotermCharges(tx, actor, incoterm.id);
  const charges = await knownCharges(tx, companyId, [...sent.sellings, ...sent.buyings]);
  refuseFields(
    sides.flatMap((side) => {
      const { list } = incotermSides[side];
      return whyNotIncotermCharges(side, sent[list], {
        services: incoterm.services,
        charges,
        stored: new Set(stored[list].map((each) => each.chargeId)),
      });
    }),
  );
  const known = new Set([...stored.sellings, ...stored.buyings].map((each) => each.id));
  const lines = sides.flatMap((type) =>
    sent[incotermSides[type].list].map((line, at) => ({
      id: line.id && known.has(line.id) ? line.id : null,
      type,
      lineNo: at + 1,
      ...Object.fromEntries(incotermChargeFields.map((field) => [field, line[field]])),
    })),
  );
  const kept = new Set(lines.map((each) => each.id));
  const gone = [...known].filter((id) => !kept.has(id));
  await deleteRows(tx, "incoterm_charge", companyId, gone, actor.userId);
  await updateRows(
    tx,
    "incoterm_charge",
    companyId,
    lines.flatMap((line) =>
      line.id
        ? [{ ...line, id: line.id, userModified: actor.userId, datetimeModified: "now" }]
        : [],
    ),
  );
  await insertRows(
    tx,
    "incoterm_charge",
    lines
      .filter((line) => line.id === null)
      .map((line) => ({
        ...line,
        companyId,
        id: newId(),
        incotermId: incoterm.id,
        userCreated: actor.userId,
        userModified: actor.userId,
      })),
  );
}

async function knownCharges(
  tx: Tx,
  companyId: string,
  lines: readonly IncotermChargeLine[],
): Promise<ReadonlyMap<string, KnownCharge>> {
  const ids = lines.flatMap((line) => line.chargeId ?? []);
  const found = await rows<KnownCharge & { id: string }>(
    tx,
    sql`select id, code, type, active, service_type_id from charge
      where company_id = ${companyId} and id = any(${ids}::uuid[])`,
  );
  return new Map(found.map((each) => [each.id, each]));
}
