import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** The parts of a request that a signature covers. */
export interface SignedRequest {
  readonly method: string;
  /** With its query, as sent. */
  readonly path: string;
  /** Unit: seconds since 1970. */
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
}

/**
 * Signs a request: HMAC-SHA-256 over method, path, timestamp, nonce and the SHA-256 of the whole
 * body, each on a line.
 *
 * Shape: 64 hexadecimal digits.
 */
export function signatureOf(secret: string, request: SignedRequest): string {
  const { method, path, timestamp, nonce, body } = request;
  const digest = createHash("sha256").update(body, "utf8").digest("hex");
  const text = [method.toUpperCase(), path, timestamp, nonce, digest].join("\n");
  return createHmac("sha256", secret).update(text, "utf8").digest("hex");
}

/** Checks a signature in a time that does not depend on it. */
export function isSignedWith(secret: string, request: SignedRequest, signature: string): boolean {
  const right = Buffer.from(signatureOf(secret, request), "hex");
  const given = /^[0-9a-f]{64}$/i.test(signature)
    ? Buffer.from(signature, "hex")
    : Buffer.alloc(32);
  return timingSafeEqual(right, given);
}
