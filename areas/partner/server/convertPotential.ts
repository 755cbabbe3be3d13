import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { mustOn } from "@fairway/engine/resource/permit.ts";
import { type Potential, potential as declared } from "../model/potential.ts";
import { refusePotential } from "../model/potentialRefusals.ts";
import { addPartner } from "./savePartner.ts";

const potential = declared as unknown as Resource;

/**
 * Makes a potential customer a customer with what is known of it; the potential one retires.
 *
 * Locks: the potential customer.
 * Refuses: access.forbidden · potential.customerAlready · potential.addressMissing · record.exists,
 *   when a partner has the tax code
 */
export async function convertPotential(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  const row = await readRecord(tx, actor, potential, ask.id, true);
  mustOn(actor, potential, "write", row);
  const { nameEn, nameLocal, taxcode, tel, address, email, customerId } =
    row as unknown as Potential;
  if (customerId) throw refusePotential("potential.customerAlready", { name: nameEn });
  if (!address) throw refusePotential("potential.addressMissing", {}, { field: "address" });
  const { data } = await addPartner(tx, actor, {
    partnerType: "Customer",
    taxCode: taxcode,
    shortName: nameEn.slice(0, 100),
    partnerNameEn: nameEn,
    partnerNameVn: nameLocal ?? nameEn,
    addressEn: address,
    addressVn: address,
    tel,
    email,
  });
  const retired = row["active"] ? { active: false, inactiveOn: "now" } : {};
  const key = { companyId: actor.companyId, id: row.id, version: row.version };
  const change = { customerId: data.id, ...retired, ...stampChange(actor) };
  await updateVersioned(tx, "potential", key, change);
  return { status: true as const, data };
}
