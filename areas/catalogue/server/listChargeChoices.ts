import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import { findByKey } from "@fairway/engine/resource/findRecords.ts";
import { charge } from "../model/charge.ts";

/** Returns the charges of the actor's company with one of these codes. */
export async function defaultsByChargeCodes(
  tx: Tx,
  actor: Actor,
  ask: { readonly codes: readonly string[] },
) {
  const found = await findByKey(tx, actor.companyId, charge, ask.codes);
  const ids = [...found.values()].map((row) => row.id);
  return ids.length ? chooseRecords(tx, actor, charge, { ids }) : [];
}

/** Returns the charges for settlements: those of the actor's company of every type except selling. */
export async function settlementCharges(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly keySearch?: string | undefined;
    readonly active?: "true" | "false" | undefined;
    readonly size: number;
  },
) {
  return chooseRecords(tx, actor, charge, {
    keyword: ask.keySearch,
    type: ["CREDIT", "OBH", "OTHER"],
    size: ask.size,
    active: ask.active === undefined ? undefined : ask.active === "true",
  });
}
