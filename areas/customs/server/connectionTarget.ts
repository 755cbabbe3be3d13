import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { type ecusKinds, usualPorts } from "../model/ecusConnection.ts";
import { refuseEcus } from "../model/ecusRefusals.ts";
import { passwordOf } from "./ecusSecretTable.ts";
import { reachableHost } from "./reachableHost.ts";
import type { SourceTarget } from "./sources/declarationSource.ts";

interface Stored {
  readonly kind: keyof typeof ecusKinds;
  readonly serverName: string;
  readonly port: string | null;
  readonly dbname: string;
  readonly dbusername: string;
}

/** The active connections of a user. */
export function connectionsOf(tx: Tx, companyId: string, userId: string) {
  return rows<{ id: string; name: string }>(
    tx,
    sql`select id, name from ecus_connection
      where company_id = ${companyId} and user_id = ${userId} and active order by name, id`,
  );
}

/** The users with connections that are read every night, each with the unit of the first one. */
export function nightlyUsers(tx: Tx, companyId: string) {
  return rows<{
    userId: string;
    officeId: string | null;
    departmentId: string | null;
    groupId: string | null;
  }>(
    tx,
    sql`select distinct on (c.user_id) c.user_id, c.office_id, c.department_id, c.group_id
      from ecus_connection c
      join sys_user u on u.company_id = ${companyId} and u.id = c.user_id and u.active
      where c.company_id = ${companyId} and c.active and c.nightly order by c.user_id, c.id`,
  );
}

/** The connections of a user that are read every night. */
export function nightlyConnections(tx: Tx, companyId: string, userId: string) {
  return rows<{ id: string; name: string }>(
    tx,
    sql`select id, name from ecus_connection
      where company_id = ${companyId} and user_id = ${userId} and active and nightly
      order by name, id`,
  );
}

/** A connection with its password, as it is stored. Refuses: ecus.noPassword */
export async function storedTarget(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<(Stored & { readonly password: string }) | null> {
  const found = await maybe<Stored>(
    tx,
    sql`select kind, server_name, port, dbname, dbusername from ecus_connection
      where company_id = ${companyId} and id = ${id} and active`,
  );
  if (!found) return null;
  const password = await passwordOf(tx, companyId, id);
  if (password === null) throw refuseEcus("ecus.noPassword", {}, { field: "dbpassword" });
  return { ...found, password };
}

/** Resolves the host of a connection. Refuses: ecus.hostNotAllowed · ecus.unknownHost */
export async function dialled(
  stored: Stored & { readonly password: string },
): Promise<SourceTarget> {
  const { kind, serverName: host, dbname, dbusername, password } = stored;
  const port = Number(stored.port ?? usualPorts[kind]);
  const address = await reachableHost(host, port);
  return { host, address, port, dbname, dbusername, password };
}
