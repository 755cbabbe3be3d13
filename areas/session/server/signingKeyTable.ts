import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import type { JWK } from "jose";
import { sql } from "kysely";

/** A key pair; it signs until one day and is known a little longer. */
export interface SigningKey {
  kid: string;
  publicJwk: JWK;
  privateJwk: JWK;
  signs: boolean;
}

/** Reads the keys that are still known, the newest first. */
export function readKeys(tx: Tx): Promise<SigningKey[]> {
  return rows<SigningKey>(
    tx,
    sql`select kid, public_jwk, private_jwk, signs_until > now() as signs
      from signing_key where known_until > now() order by created_at desc, kid`,
  );
}

/** Lets one process at a time make a key; the others then find it. */
export async function lockKeys(tx: Tx): Promise<void> {
  await run(tx, sql`lock table signing_key in share row exclusive mode`);
}

/** Keeps a new key: it signs for 30 days and is known for 31. */
export async function insertKey(
  tx: Tx,
  key: { kid: string; publicJwk: JWK; privateJwk: JWK },
): Promise<void> {
  await run(
    tx,
    sql`insert into signing_key (kid, public_jwk, private_jwk, signs_until, known_until)
      values (${key.kid}, ${JSON.stringify(key.publicJwk)}::jsonb,
        ${JSON.stringify(key.privateJwk)}::jsonb, now() + interval '30 days',
        now() + interval '31 days')`,
  );
}
