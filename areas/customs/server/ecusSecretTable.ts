import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { openSecret, sealSecret } from "@fairway/engine/secrets/sealedSecret.ts";
import { sql } from "kysely";
import { refuseEcus } from "../model/ecusRefusals.ts";
import { ecusSettings } from "./ecusSettings.ts";

const placeOf = (companyId: string, id: string) => `ecus ${companyId} ${id}`;

/** Keeps the password of a connection, encrypted. Refuses: ecus.noKey */
export async function keepPassword(
  tx: Tx,
  companyId: string,
  id: string,
  password: string,
): Promise<void> {
  const { secretsKey } = ecusSettings();
  if (!secretsKey) throw refuseEcus("ecus.noKey", {}, { field: "dbpassword" });
  const sealed = sealSecret(secretsKey, placeOf(companyId, id), password);
  await run(
    tx,
    sql`insert into ecus_secret (company_id, connection_id, sealed)
      values (${companyId}, ${id}, ${sealed})
      on conflict (company_id, connection_id) do update set sealed = excluded.sealed`,
  );
}

/** Has the connection a password? */
export async function hasPassword(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const found = await maybe(
    tx,
    sql`select 1 from ecus_secret where company_id = ${companyId} and connection_id = ${id}`,
  );
  return found !== null;
}

/** Reads the password of a connection; null without one, or when it has another key. */
export async function passwordOf(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const { secretsKey } = ecusSettings();
  const found = await maybe<{ sealed: Buffer }>(
    tx,
    sql`select sealed from ecus_secret where company_id = ${companyId} and connection_id = ${id}`,
  );
  return secretsKey && found ? openSecret(secretsKey, placeOf(companyId, id), found.sealed) : null;
}
