import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { getRecord, readRecord } from "@fairway/engine/resource/getRecord.ts";
import { mustOn } from "@fairway/engine/resource/permit.ts";
import type { RecordRow } from "@fairway/engine/resource/recordRow.ts";
import { changeRecord, type RecordChange } from "@fairway/engine/resource/updateRecord.ts";
import { declaredConnection } from "../contract.ts";
import { refuseEcus } from "../model/ecusRefusals.ts";
import { hasPassword, keepPassword } from "./ecusSecretTable.ts";

type Ask = Readonly<Record<string, unknown>> & {
  readonly dbpassword?: string | null | undefined;
};

/**
 * Adds a connection; without a user it is the actor's own.
 *
 * Refuses: as any record · ecus.noKey
 * Source: rule CU-7
 */
export async function addConnection(tx: Tx, actor: Actor, ask: Ask) {
  const { dbpassword, ...fields } = ask;
  const userId = fields["userId"] || actor.userId;
  const data = await createRecord(tx, actor, declaredConnection, { ...fields, userId });
  if (dbpassword) await keepPassword(tx, actor.companyId, data.id, dbpassword);
  return { status: true as const, data };
}

/**
 * Changes a connection; without a password the kept one stays, but only for the same person,
 * computer, database and account.
 *
 * Locks: the connection.
 * Refuses: as any record · ecus.noKey · ecus.passwordAgain
 * Source: rule CU-7
 */
export async function updateConnection(tx: Tx, actor: Actor, ask: RecordChange & Ask) {
  const before = await readRecord(tx, actor, declaredConnection, ask.id, true);
  mustOn(actor, declaredConnection, "write", before);
  const { dbpassword, ...change } = ask;
  const data = await changeRecord(tx, actor, declaredConnection, before, change as RecordChange);
  if (dbpassword) await keepPassword(tx, actor.companyId, ask.id, dbpassword);
  else if (isElsewhere(before, await readRecord(tx, actor, declaredConnection, ask.id))) {
    const isKept = await hasPassword(tx, actor.companyId, ask.id);
    if (isKept) refuseFields([refuseEcus.field("dbpassword", "ecus.passwordAgain")]);
  }
  return { status: true as const, data };
}

/** Returns a connection, and whether it has a password. Refuses: record.notFound · access.forbidden */
export async function getConnection(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  const row = await getRecord(tx, actor, declaredConnection, id);
  return { ...row, hasPassword: await hasPassword(tx, actor.companyId, id) };
}

const placing = ["userId", "kind", "serverName", "port", "dbname", "dbusername"];

function isElsewhere(before: RecordRow, after: RecordRow): boolean {
  return placing.some((name) => before[name] !== after[name]);
}
