import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE = 12;
const TAG = 16;

/**
 * Encrypts a secret that the database keeps, with a key that the database does not have.
 *
 * Shape: `place` names the record, so that a sealed secret cannot be moved to another record.
 */
export function sealSecret(key: string, place: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", keyOf(key), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts a sealed secret; null when the key or the record is another one. */
export function openSecret(key: string, place: string, sealed: Buffer): string | null {
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(key), sealed.subarray(0, NONCE));
    decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    const opened = decipher.update(sealed.subarray(NONCE + TAG));
    return Buffer.concat([opened, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function keyOf(key: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", "secret", 32));
}
