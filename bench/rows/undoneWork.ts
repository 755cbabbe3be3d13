import { type Role, rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import { type Actor, makeActor } from "@fairway/core/permission/actor.ts";
import { counted, type Tx } from "@fairway/engine/db/tx.ts";
import type { Ground } from "../load/ground.ts";

/** The accountant or another person of the cast, as verbs inside this process take it. */
export async function actorOf(
  { companyId, find }: Ground,
  username = "lan",
  role: Role = "accountant",
): Promise<Actor> {
  const [found] = await find<{ id: string; officeId: string }>(
    `select u.id, l.office_id as "officeId" from sys_user u
    join user_level l on l.company_id = u.company_id and l.user_id = u.id
      and l.is_default
    where u.company_id = $1 and u.username = $2`,
    [companyId, username],
  );
  if (!found) throw new Error(`nobody is called ${username}`);
  return makeActor({
    userId: found.id,
    companyId,
    officeId: found.officeId,
    departmentId: null,
    groupId: null,
    userName: username,
    nameEn: username,
    userType: "Normal User",
    language: "en",
    timeZone: "Asia/Ho_Chi_Minh",
    sessionId: null,
    rights: rightsFor(role),
  });
}

/** Runs verbs as the accountant, and bare statements, in transactions that are rolled back. */
export async function undoneWork(ground: Ground) {
  const { database } = ground;
  const actor = await actorOf(ground);
  const undone = async (work: (tx: Tx, actor: Actor) => Promise<unknown>) => {
    const transaction = await database.kysely.startTransaction().execute();
    try {
      await work(counted(transaction), actor);
    } finally {
      await transaction.rollback().execute();
    }
  };
  const bareUndone = async (name: string, text: string, values: readonly unknown[]) => {
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      await client.query({ name, text, values: [...values], rowMode: "array" });
      await client.query("rollback");
    } finally {
      client.release();
    }
  };
  return { undone, bareUndone };
}
