import { availableParallelism } from "node:os";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { fairTurns, QueueFull } from "@fairway/engine/http/fairTurns.ts";
import { counter } from "@fairway/engine/http/metrics.ts";
import { hash, verify } from "@node-rs/argon2";

// Argon2id is what the library does unless told otherwise.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Every hash takes a core for some milliseconds; more at once would only delay the other calls.
const turns = fairTurns({ atOnce: Math.max(1, availableParallelism() - 1), mostFrom: 40 });

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
  dummy ??= hashPassword(crypto.randomUUID());
  return dummy;
}

async function inTurn<T>(from: string, work: () => Promise<T>): Promise<T> {
  try {
    return await turns(from, work);
  } catch (error) {
    if (error instanceof QueueFull) throw refuse("request.tooMany", { seconds: 5 });
    throw error;
  }
}
