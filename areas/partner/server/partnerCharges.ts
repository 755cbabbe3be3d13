import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { PartnerCharge, PartnerChargeForm } from "../model/partnerCharge.ts";
import { type KnownPartnerCharge, whyNotPartnerCharges } from "../model/partnerCharge.ts";
import { guardedPartner } from "./partnerPermit.ts";

/** The usual charges of a partner, in their order. Refuses: record.notFound · access.forbidden */
export async function listPartnerCharges(
  tx: Tx,
  actor: Actor,
  ask: { readonly partnerId: string },
): Promise<PartnerCharge[]> {
  await guardedPartner(tx, actor, ask.partnerId, "detail");
  return readCharges(tx, actor, ask.partnerId);
}

/**
 * Stores the whole list of a partner's usual charges: lines with an id are changed, others added,
 * and what is not sent goes.
 *
 * Locks: the partner.
 * Refuses: record.notFound · access.forbidden · record.conflict · ask.invalid
 */
export async function savePartnerCharges(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly partnerId: string;
    readonly lines: readonly PartnerChargeForm[];
    readonly seen?: readonly string[] | null | undefined;
  },
) {
  const { partnerId, lines, seen } = ask;
  const { companyId } = actor;
  await guardedPartner(tx, actor, partnerId, "write", true);
  const stored = new Map((await readCharges(tx, actor, partnerId)).map((each) => [each.id, each]));
  const stale = lines.some((line) => line.id && stored.get(line.id)?.version !== line.version);
  // A line that another user has added meanwhile must not be deleted unseen.
  const unseen = seen ? [...stored.keys()].some((id) => !seen.includes(id)) : false;
  if (stale || unseen) throw refuse("record.conflict");
  refuseFields(whyNotPartnerCharges(lines, await knownCharges(tx, actor, lines)));
  const kept = lines.flatMap((line) => (line.id ? [line.id] : []));
  await run(
    tx,
    sql`with gone as (
        update partner_charge set user_modified = ${actor.userId}
        where company_id = ${companyId} and partner_id = ${partnerId}
          and id <> all(${kept}::uuid[]) returning id)
      select count(*) from gone`,
  );
  await run(
    tx,
    sql`delete from partner_charge
      where company_id = ${companyId} and partner_id = ${partnerId}
        and id <> all(${kept}::uuid[])`,
  );
  const changed = lines.flatMap((line, at) => {
    const was = line.id ? stored.get(line.id) : undefined;
    if (!was || !line.id) return [];
    const row = { id: line.id, version: was.version + 1, ...valuesOf(line, at) };
    return [{ ...row, userModified: actor.userId, datetimeModified: "now" }];
  });
  await updateRows(tx, "partner_charge", companyId, changed);
  const added = lines.flatMap((line, at) =>
    line.id
      ? []
      : [
          {
            companyId,
            id: newId(),
            partnerId,
            ...valuesOf(line, at),
            userCreated: actor.userId,
            userModified: actor.userId,
          },
        ],
  );
  await insertRows(tx, "partner_charge", added);
  return { status: true as const, data: await readCharges(tx, actor, partnerId) };
}

function valuesOf(line: PartnerChargeForm, at: number) {
  const { id: _, version: __, ...values } = line;
  return { ...values, lineNo: at + 1 };
}

function readCharges(tx: Tx, actor: Actor, partnerId: string): Promise<PartnerCharge[]> {
  const name = (alias: string, en: string, vn: string) =>
    sql.ref(`${alias}.${actor.language === "vi" ? vn : en}`);
  return rows<PartnerCharge>(
    tx,
    sql`select t.id, t.version, t.charge_id, c.code as charge_code,
        ${name("c", "charge_name_en", "charge_name_vn")} as charge_name,
        trim_scale(t.quantity)::text as quantity, t.quantity_type, t.unit_id, u.code as unit_code,
        ${name("u", "unit_name_en", "unit_name_vn")} as unit_name,
        trim_scale(t.unit_price)::text as unit_price, t.currency_id,
        trim_scale(t.vatrate)::text as vatrate
      from partner_charge t
      join charge c on c.company_id = ${actor.companyId} and c.id = t.charge_id
      left join unit u on u.company_id = ${actor.companyId} and u.id = t.unit_id
      where t.company_id = ${actor.companyId} and t.partner_id = ${partnerId}
      order by t.line_no, t.id`,
  );
}

async function knownCharges(tx: Tx, actor: Actor, lines: readonly PartnerChargeForm[]) {
  const found = await rows<KnownPartnerCharge & { id: string }>(
    tx,
    sql`select id, code, type, active, service_type_id from charge
      where company_id = ${actor.companyId}
        and id = any(${lines.map((line) => line.chargeId)}::uuid[])`,
  );
  return new Map(found.map((each) => [each.id, each]));
}
