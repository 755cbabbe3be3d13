import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { type KeptDefaults, keepDefaults } from "./arrivalTable.ts";

interface Kept {
  readonly status: true;
  readonly data: { readonly type: ServiceCode };
}

/** Keeps the lines of a notice as the user's own beginning of further ones. Rule AR-4 */
export function setArrivalChargeDefault(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.setArrivalChargeDefault>,
): Promise<Kept> {
  // A typed rate belongs to the day of its notice.
  const arrivalCharges = ask.csArrivalFrieghtChargeDefaults.map((line) => ({
    ...line,
    exchangeRate: null,
  }));
  return keep(tx, actor, ask.type, { arrivalCharges });
}

/** Keeps the header and footer of a notice in the same way. */
export function setArrivalHeaderFooterDefault(
  tx: Tx,
  actor: Actor,
  { type, ...texts }: Ask<typeof contract.setArrivalHeaderFooterDefault>,
): Promise<Kept> {
  return keep(tx, actor, type, texts);
}

/** Keeps the texts of a delivery order or authorize letter in the same way. */
export function setDeliveryOrderHeaderFooterDefault(
  tx: Tx,
  actor: Actor,
  { type, ...texts }: Ask<typeof contract.setDeliveryOrderHeaderFooterDefault>,
): Promise<Kept> {
  return keep(tx, actor, type, texts);
}

async function keep(tx: Tx, actor: Actor, type: ServiceCode, kept: KeptDefaults): Promise<Kept> {
  actor.mustHave(`${serviceOf(type).menu}.write`);
  await keepDefaults(tx, actor, type, kept);
  return { status: true, data: { type } };
}
