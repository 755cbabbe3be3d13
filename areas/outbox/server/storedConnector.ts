import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { openSecret, sealSecret } from "@fairway/engine/secrets/sealedSecret.ts";
import { sql } from "kysely";
import type { ConnectorKind, ConnectorSettings } from "../model/connectors.ts";

/** The connector that a company chose. */
export interface StoredConnector {
  readonly id: string;
  readonly version: number;
  readonly connector: ConnectorKind;
  readonly address: string | null;
  readonly userName: string | null;
  readonly settings: ConnectorSettings;
  readonly sealed: Buffer | null;
}

/** Reads the connector of a company; null where accountants enter everything by hand. */
export function readConnector(tx: Tx, companyId: string): Promise<StoredConnector | null> {
  return maybe<StoredConnector>(
    tx,
    sql`select c.id, c.version, c.connector, c.address, c.user_name, c.settings, s.sealed
      from accounting_connector c
      left join accounting_secret s on s.company_id = ${companyId} and s.connector_id = c.id
      where c.company_id = ${companyId}`,
  );
}

const placeOf = (companyId: string, id: string) => `accounting ${companyId} ${id}`;

/** Keeps the secret of a connector, encrypted. */
export async function keepSecret(
  tx: Tx,
  at: { readonly companyId: string; readonly id: string; readonly secretsKey: string },
  secret: string,
): Promise<void> {
  const sealed = sealSecret(at.secretsKey, placeOf(at.companyId, at.id), secret);
  await run(
    tx,
    sql`insert into accounting_secret (company_id, connector_id, sealed)
      values (${at.companyId}, ${at.id}, ${sealed})
      on conflict (company_id, connector_id) do update set sealed = excluded.sealed`,
  );
}

/** Reads the secret of a connector; null without one, or when it has another key. */
export function secretOf(
  companyId: string,
  { id, sealed }: Pick<StoredConnector, "id" | "sealed">,
  secretsKey: string | null,
): string | null {
  return secretsKey && sealed ? openSecret(secretsKey, placeOf(companyId, id), sealed) : null;
}
