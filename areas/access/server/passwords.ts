import { availableParallelism } from "node:os";
import { fairTurns } from "@fairway/engine/http/fairTurns.ts";
import { counter } from "@fairway/engine/http/metrics.ts";
import { isRefusedOften } from "@fairway/engine/http/refusedOften.ts";
import { hash, verify } from "@node-rs/argon2";

// Argon2id is what the library does unless told otherwise.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How sign-ins of one address wait: an office comes at eight, a flood of guesses is stopped. */
export const signInQueue = { mostFrom: 200, mostSeconds: 10, isClosed: isRefusedOften };

// Every hash takes a core for some milliseconds; more at once would only delay the other calls.
const inTurn = fairTurns({ ...signInQueue, atOnce: Math.max(1, availableParallelism() - 1) });

const checks = counter("password_checks_total", "How many passwords were compared with a hash");

/** Hashes a password for keeping. */
export function hashPassword(password: string): Promise<string> {
  return inTurn("", () => hash(password.normalize("NFC"), strength));
}

/**
 * Says whether a password fits its hash; without a hash it takes just as long and says no.
 * `from` is the client's address: addresses take turns.
 *
 * Refuses: request.tooMany
 */
export async function fitsPassword(
  password: string,
  kept: string | null,
  from: string,
): Promise<boolean> {
  const against = kept ?? (await noPassword());
  checks.inc();
  const fits = await inTurn(from, () => verify(against, password.normalize("NFC")));
  return fits && kept !== null;
}

let dummy: Promise<string> | null = null;
function noPassword(): Promise<string> {
  dummy ??= hash(crypto.randomUUID(), strength);
  return dummy;
}
