import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

const NONCE = 12;
const TAG = 16;

/** What is kept of a key and its request: neither can be read back from it. */
export interface KeyMarks {
  /** Finds the key again. */
  readonly keyHash: string;
  /** Tells the same request from another. */
  readonly askHash: string;
}

/** Makes the marks of a key and its request. */
export function marksOf(key: string, ask: string): KeyMarks {
  return {
    keyHash: createHash("sha256").update(`key ${key}`).digest("base64url"),
    // With the key in it nobody can guess, say, a password from the mark of the request.
    askHash: createHash("sha256").update(`ask ${key}\0${ask}`).digest("base64url"),
  };
}

/** Seals an answer so that only somebody with the key can read it; it may hold a one-time password. */
export function sealAnswer(key: string, answer: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", secretOf(key), nonce);
  const sealed = Buffer.concat([cipher.update(answer, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Opens a sealed answer. */
export function openAnswer(key: string, sealed: Buffer): string {
  const decipher = createDecipheriv("aes-256-gcm", secretOf(key), sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  const opened = decipher.update(sealed.subarray(NONCE + TAG));
  return Buffer.concat([opened, decipher.final()]).toString("utf8");
}

function secretOf(key: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", "answer", 32));
}
