import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

const NONCE = 12;
const TAG = 16;

/** The stored marks of a key and its request, from which neither can be recovered. */
export interface KeyMarks {
  /** Identifies the key. */
  readonly keyHash: string;
  /** Identifies the request. */
  readonly askHash: string;
}

/** Makes the marks of a key and its request. */
export function marksOf(key: string, ask: string): KeyMarks {
  return {
    keyHash: createHash("sha256").update(`key ${key}`).digest("base64url"),
    // Includes the key, so that e.g. a password cannot be guessed from the mark of the request.
    askHash: createHash("sha256").update(`ask ${key}\0${ask}`).digest("base64url"),
  };
}

/** Encrypts an answer with the key, because it may contain a one-time password. */
export function sealAnswer(key: string, answer: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", secretOf(key), nonce);
  const sealed = Buffer.concat([cipher.update(answer, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts a sealed answer. */
export function openAnswer(key: string, sealed: Buffer): string {
  const decipher = createDecipheriv("aes-256-gcm", secretOf(key), sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  const opened = decipher.update(sealed.subarray(NONCE + TAG));
  return Buffer.concat([opened, decipher.final()]).toString("utf8");
}

function secretOf(key: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", "answer", 32));
}
