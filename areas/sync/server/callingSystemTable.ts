import { maybe, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { openSecret, sealSecret } from "@fairway/engine/secrets/sealedSecret.ts";
import { sql } from "kysely";

/** A system that calls, with the key that it signed with. */
export interface KnownSystem {
  readonly companyId: string;
  readonly systemId: string;
  readonly name: string;
  readonly userId: string;
  readonly officeIds: readonly string[];
  readonly secret: string;
}

const placeOf = (companyId: string, keyId: string) => `calling ${companyId} ${keyId}`;

/** The name of a key as a system sends it: company and key. */
export const keyName = (companyId: string, keyId: string) => `${companyId}.${keyId}`;

/** Finds the active system of a key; null for an unknown one. */
export async function systemOfKey(
  tx: Tx,
  name: string,
  secretsKey: string | null,
): Promise<KnownSystem | null> {
  const [, companyId, keyId] = /^([0-9a-f-]{36})\.([0-9a-f-]{36})$/.exec(name) ?? [];
  if (!companyId || !keyId || !secretsKey) return null;
  const found = await maybe<Omit<KnownSystem, "companyId" | "secret"> & { sealed: Buffer }>(
    tx,
    sql`select s.id as system_id, s.name, s.user_id, s.office_ids, k.sealed
      from calling_key k
      join calling_system s on s.company_id = ${companyId}::uuid and s.id = k.system_id and s.active
      where k.company_id = ${companyId}::uuid and k.id = ${keyId}::uuid`,
  );
  if (!found) return null;
  const { sealed, ...system } = found;
  const secret = openSecret(secretsKey, placeOf(companyId, keyId), sealed);
  return secret === null ? null : { ...system, companyId, secret };
}

/** Keeps a new key of a system, encrypted. */
export async function insertKey(
  tx: Tx,
  key: {
    readonly companyId: string;
    readonly id: string;
    readonly systemId: string;
    readonly secret: string;
    readonly secretsKey: string;
  },
): Promise<void> {
  const sealed = sealSecret(key.secretsKey, placeOf(key.companyId, key.id), key.secret);
  await run(
    tx,
    sql`insert into calling_key (company_id, id, system_id, sealed)
      values (${key.companyId}, ${key.id}, ${key.systemId}, ${sealed})`,
  );
}

/** The keys of systems, oldest first. */
export function readKeys(tx: Tx, companyId: string) {
  return rows<{ id: string; systemId: string; datetimeCreated: string }>(
    tx,
    sql`select k.id, k.system_id, k.datetime_created from calling_key k
      where k.company_id = ${companyId} order by k.datetime_created, k.id`,
  );
}

/** A call as it is kept. */
export interface KeptCall {
  readonly id: string;
  readonly call: string;
  readonly nonce: string;
  readonly digest: string;
  readonly subject: string;
  readonly request: unknown;
  readonly status: number;
  readonly answer: unknown;
  readonly isRepeated: boolean;
  /** How the records stood after it; null for a call that was refused. */
  readonly standing: string | null;
}

/** Keeps a call; false where its nonce was used before. Locks: the key of the nonce. */
export async function insertCall(
  tx: Tx,
  { companyId, systemId }: Pick<KnownSystem, "companyId" | "systemId">,
  call: KeptCall,
): Promise<boolean> {
  const written = await run(
    tx,
    sql`insert into system_call (company_id, id, system_id, call, nonce, digest, subject, request,
        status, answer, is_repeated, standing)
      values (${companyId}, ${call.id}, ${systemId}, ${call.call}, ${call.nonce}, ${call.digest},
        ${call.subject}, ${JSON.stringify(call.request)}::jsonb, ${call.status},
        ${JSON.stringify(call.answer ?? null)}::jsonb, ${call.isRepeated}, ${call.standing})
      on conflict (company_id, system_id, nonce) do nothing`,
  );
  return written === 1;
}

/** The answer of the last call about a subject that was done; null without one. */
export function lastDone(
  tx: Tx,
  { companyId, systemId }: Pick<KnownSystem, "companyId" | "systemId">,
  subject: string,
) {
  return maybe<{ call: string; digest: string; answer: unknown; standing: string | null }>(
    tx,
    sql`select c.call, c.digest, c.answer, c.standing from system_call c
      where c.company_id = ${companyId} and c.system_id = ${systemId} and c.subject = ${subject}
        and c.status = 200
      order by c.started_at desc, c.id desc limit 1`,
  );
}
