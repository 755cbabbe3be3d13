import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, readOnly } from "@fairway/engine/db/tx.ts";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { insertKey, lockKeys, readKeys, type SigningKey } from "./signingKeyTable.ts";

type Key = Awaited<ReturnType<typeof importJWK>>;

const KEPT_MS = 60_000;
const AGAIN_MS = 250;
const rings = new WeakMap<Database, KeyRing>();

/** The keys of one database, kept in memory for a minute. */
export function keyRing(database: Database): KeyRing {
  const ring = rings.get(database) ?? new KeyRing(database);
  rings.set(database, ring);
  return ring;
}

/** Gives the key that signs and the keys that check; makes a new one when the last is about to go. */
class KeyRing {
  private readonly database: Database;
  private keys: SigningKey[] = [];
  private readAt = 0;
  private soon: Promise<void> | null = null;
  private readonly imported = new Map<string, Key>();

  constructor(database: Database) {
    this.database = database;
  }

  /** The key that signs now, made when there is none. */
  async signing(): Promise<{ kid: string; key: Key }> {
    if (Date.now() - this.readAt > KEPT_MS) await this.read();
    const found = this.keys.find((key) => key.signs) ?? (await this.make());
    return { kid: found.kid, key: await this.imports(`sign ${found.kid}`, found.privateJwk) };
  }

  /** The public key of an id; null when no such key is known. */
  async checking(kid: string): Promise<Key | null> {
    const age = Date.now() - this.readAt;
    const known = () => this.keys.find((key) => key.kid === kid);
    if (age > KEPT_MS) await this.read();
    // Another process may have made a key a moment ago; strangers' ids read the table seldom.
    if (!known()) await this.readSoon();
    const found = known();
    return found ? this.imports(`check ${kid}`, found.publicJwk) : null;
  }

  /** All public keys, as they are published. */
  async published(): Promise<JWK[]> {
    await this.signing();
    return this.keys.map((key) => ({ ...key.publicJwk, kid: key.kid, alg: "ES256", use: "sig" }));
  }

  private readSoon(): Promise<void> {
    this.soon ??= delay(Math.max(0, this.readAt + AGAIN_MS - Date.now()))
      .then(() => this.read())
      .finally(() => {
        this.soon = null;
      });
    return this.soon;
  }

  private async read(): Promise<void> {
    this.keys = await readOnly(this.database, readKeys);
    this.readAt = Date.now();
  }

  private async make(): Promise<SigningKey> {
    const pair = await generateKeyPair("ES256", { extractable: true });
    const publicJwk = await exportJWK(pair.publicKey);
    const privateJwk = await exportJWK(pair.privateKey);
    const kid = await calculateJwkThumbprint(publicJwk);
    this.keys = await inTransaction(this.database, async (tx) => {
      await lockKeys(tx);
      const there = await readKeys(tx);
      if (there.some((key) => key.signs)) return there;
      await insertKey(tx, { kid, publicJwk, privateJwk });
      return readKeys(tx);
    });
    this.readAt = Date.now();
    return this.keys.find((key) => key.signs) as SigningKey;
  }

  private async imports(name: string, jwk: JWK): Promise<Key> {
    const key = this.imported.get(name) ?? (await importJWK(jwk, "ES256"));
    this.imported.set(name, key);
    return key;
  }
}
