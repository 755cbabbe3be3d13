import { randomBytes } from "node:crypto";
import { refuseOutbox } from "@fairway/areas/outbox/model/refusals.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { lockRow } from "@fairway/engine/db/lockRow.ts";
import { stampChange, stampNew } from "@fairway/engine/db/stamp.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRow, newId, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseCallBack } from "../model/callBackRefusals.ts";
import { accountingSettings } from "./accountingSettings.ts";
import { insertKey, keyName, readKeys } from "./callingSystemTable.ts";

type Shown = Answer<typeof contract.listSystems>;

/** Lists the systems that may call, with their keys. Refuses: access.forbidden */
export async function listSystems(tx: Tx, actor: Actor): Promise<Shown> {
  actor.mustHave("sysCompany.detail");
  const { companyId } = actor;
  const systems = await rows<Omit<Shown[number], "keys">>(
    tx,
    sql`select s.id, s.version, s.name, s.user_id, u.username as user_name, s.office_ids, s.active
      from calling_system s
      join person u on u.company_id = ${companyId} and u.id = s.user_id
      where s.company_id = ${companyId} order by s.name, s.id`,
  );
  const keys = await readKeys(tx, companyId);
  return systems.map((system) => ({
    ...system,
    keys: keys
      .filter(({ systemId }) => systemId === system.id)
      .map(({ id, datetimeCreated }) => ({ id, key: keyName(companyId, id), datetimeCreated })),
  }));
}

/**
 * Adds a system or changes it.
 *
 * Locks: the system.
 * Refuses: access.forbidden · record.conflict · callBack.nameTaken · callBack.unknownUser
 * Source: rule SY-1, areas/sync/README.md
 */
export async function saveSystem(
  tx: Tx,
  actor: Actor,
  { id, version, ...system }: Ask<typeof contract.saveSystem>,
) {
  actor.mustHave("sysCompany.write");
  const { companyId } = actor;
  await mustKnowOffices(tx, actor, system.officeIds);
  const before = (await listSystems(tx, actor)).find((each) => each.id === id);
  if (id) {
    const changes = { ...system, ...stampChange(actor) };
    await updateVersioned(tx, "calling_system", { companyId, id, version }, changes);
  } else {
    const { userCreated, userModified } = stampNew(actor);
    const stamp = { companyId, userCreated, userModified };
    await insertRow(tx, "calling_system", { ...stamp, id: newId(), ...system });
  }
  await audit(tx, actor, {
    kind: "permissionChange",
    object: system.name,
    ...(before ? { before: rightsOf(before) } : {}),
    after: rightsOf(system),
  });
  return { status: true as const, data: await listSystems(tx, actor) };
}

/** What decides what the calls of a system may do. */
const rightsOf = ({ name, userId, officeIds, active }: Rights) => ({
  name,
  userId,
  officeIds,
  active,
});
type Rights = Pick<Shown[number], "name" | "userId" | "officeIds" | "active">;

async function mustKnowOffices(
  tx: Tx,
  { companyId }: Actor,
  officeIds: readonly string[],
): Promise<void> {
  const [unknown] = await rows<{ id: string }>(
    tx,
    sql`select x.id from unnest(${[...officeIds]}::uuid[]) x (id)
      where not exists (select from office o where o.company_id = ${companyId} and o.id = x.id)`,
  );
  if (unknown) throw refuseCallBack("callBack.unknownOffice", {}, { field: "officeIds" });
}

/**
 * Makes a key of a system; its secret is answered once and never again. A system has two keys while
 * they are exchanged.
 *
 * Locks: the system.
 * Refuses: access.forbidden · record.notFound · callBack.mostKeys · outbox.noKey
 */
export async function addKey(tx: Tx, actor: Actor, { systemId }: Ask<typeof contract.addKey>) {
  actor.mustHave("sysCompany.write");
  const { companyId } = actor;
  const { secretsKey } = accountingSettings();
  if (!secretsKey) throw refuseOutbox("outbox.noKey");
  await lockRow(tx, "calling_system", { companyId, id: systemId });
  const system = (await listSystems(tx, actor)).find((each) => each.id === systemId);
  if (!system) throw refuse("record.notFound");
  if (system.keys.length >= 2) throw refuseCallBack("callBack.mostKeys");
  const id = newId();
  const secret = randomBytes(32).toString("hex");
  await insertKey(tx, { companyId, id, systemId, secret, secretsKey });
  const key = keyName(companyId, id);
  await audit(tx, actor, { kind: "permissionChange", object: system.name, after: { key } });
  return { status: true as const, data: { key, secret } };
}

/** Deletes a key; calls that it signs are refused from then on. Refuses: access.forbidden · record.notFound */
export async function removeKey(tx: Tx, actor: Actor, { id }: Ask<typeof contract.removeKey>) {
  actor.mustHave("sysCompany.write");
  const gone = await deleteRows(tx, "calling_key", actor.companyId, [id]);
  if (gone === 0) throw refuse("record.notFound");
  await audit(tx, actor, { kind: "permissionChange", object: id, before: { key: id } });
  return { status: true as const, data: await listSystems(tx, actor) };
}

registerConstraints({
  calling_system_once: () => refuseCallBack("callBack.nameTaken", {}, { field: "name" }),
  calling_system_user_fk: () => refuseCallBack("callBack.unknownUser", {}, { field: "userId" }),
});
