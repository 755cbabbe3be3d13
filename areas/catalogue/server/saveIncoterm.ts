import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { getRecord, readRecord } from "@fairway/engine/resource/getRecord.ts";
import { type RecordChange, updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { incoterm as declared } from "../model/incoterm.ts";
import type { IncotermChargeLine } from "../model/incotermCharge.ts";
import { incotermCharges, saveIncotermCharges } from "./incotermCharges.ts";

const incoterm = declared as unknown as Resource;

type Ask = Readonly<Record<string, unknown>> & {
  readonly sellings?: readonly IncotermChargeLine[] | null | undefined;
  readonly buyings?: readonly IncotermChargeLine[] | null | undefined;
};

/**
 * Adds an incoterm with its usual charges.
 *
 * Refuses: as any record, incoterm.serviceTaken, and the errors of each line
 */
export async function addIncoterm(tx: Tx, actor: Actor, ask: Ask) {
  actor.mustHave("commercialIncoterm.add");
  const added = await createRecord(tx, actor, incoterm, named(ask));
  await saveLines(tx, actor, added.id, ask);
  return { status: true as const, data: added };
}

/**
 * Changes an incoterm; a sent side replaces the stored charges of that side.
 *
 * Locks: the incoterm.
 * Refuses: record.notFound · access.forbidden · record.conflict · ask.invalid ·
 *   incoterm.serviceTaken
 */
export async function updateIncoterm(tx: Tx, actor: Actor, ask: RecordChange & Ask) {
  actor.mustHave("commercialIncoterm.write");
  const changed = await updateRecord(tx, actor, incoterm, named(ask));
  await saveLines(tx, actor, ask.id, ask);
  return { status: true as const, data: changed };
}

/** Returns an incoterm with its usual charges. Refuses: record.notFound · access.forbidden */
export async function getIncoterm(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  actor.mustHave("commercialIncoterm.detail");
  const row = await getRecord(tx, actor, incoterm, ask.id);
  return { ...row, ...(await incotermCharges(tx, actor, ask.id)) };
}

/** An incoterm without a Vietnamese name uses its English name. */
function named<Given extends Ask>(ask: Given): Given {
  const local = ask["nameLocal"];
  const isBlank = local === null || (typeof local === "string" && local.trim() === "");
  const isMissing = local === undefined && !("id" in ask);
  return (isBlank || isMissing) && ask["nameEn"] ? { ...ask, nameLocal: ask["nameEn"] } : ask;
}

// Stored lines are checked again, too: the services may have changed.
async function saveLines(tx: Tx, actor: Actor, id: string, ask: Ask): Promise<void> {
  const stored = await incotermCharges(tx, actor, id);
  const { service } = await readRecord(tx, actor, incoterm, id);
  await saveIncotermCharges(
    tx,
    actor,
    { id, services: service as string[] },
    { sellings: ask.sellings ?? stored.sellings, buyings: ask.buyings ?? stored.buyings },
  );
}
