import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { type RecordChange, updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { charge } from "../model/charge.ts";
import { type AccountLine, accountsOf, replaceAccounts } from "./chargeAccounts.ts";

type WithAccounts = { readonly defaultAccounts?: readonly AccountLine[] | null | undefined };

/** Adds a charge with its default accounts. Refuses: as any record, and the lines' own faults */
export async function addCharge(
  tx: Tx,
  actor: Actor,
  ask: Readonly<Record<string, unknown>> & WithAccounts,
) {
  actor.mustHave("catCharge.add");
  const added = await createRecord(tx, actor, charge, ask);
  if (ask.defaultAccounts?.length) await replaceAccounts(tx, actor, added.id, ask.defaultAccounts);
  return { status: true as const, data: added };
}

/** Changes a charge; default accounts that are sent replace the stored ones. */
export async function updateCharge(tx: Tx, actor: Actor, ask: RecordChange & WithAccounts) {
  actor.mustHave("catCharge.write");
  const changed = await updateRecord(tx, actor, charge, ask);
  if (ask.defaultAccounts) await replaceAccounts(tx, actor, ask.id, ask.defaultAccounts);
  return { status: true as const, data: changed };
}

/** Opens a charge with its default accounts. Refuses: record.notFound · access.forbidden */
export async function getCharge(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  actor.mustHave("catCharge.detail");
  const row = await getRecord(tx, actor, charge, ask.id);
  const accounts = await accountsOf(tx, actor.companyId, [ask.id]);
  return { ...row, defaultAccounts: accounts.map(({ chargeId: _, ...line }) => line) };
}
