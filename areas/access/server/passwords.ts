import { availableParallelism } from "node:os";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { hash, verify } from "@node-rs/argon2";

// Argon2id is what the library does unless told otherwise.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Every hash takes a core for some milliseconds; more at once would only starve the other calls.
const atOnce = Math.max(1, availableParallelism() - 1);
const waiting: (() => void)[] = [];
let busy = 0;

/** Hashes a password for keeping. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFC"), strength));
}

/** Says whether a password fits its hash; without a hash it takes just as long and says no. */
export async function fitsPassword(password: string, kept: string | null): Promise<boolean> {
  const against = kept ?? (await noPassword());
  const fits = await inTurn(() => verify(against, password.normalize("NFC")));
  return fits && kept !== null;
}

let dummy: Promise<string> | null = null;
function noPassword(): Promise<string> {
  dummy ??= hashPassword(crypto.randomUUID());
  return dummy;
}

const QUEUE = 200;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // Who floods the sign-in is turned away before the queue eats the memory.
  if (waiting.length >= QUEUE) throw refuse("request.tooMany", { seconds: 5 });
  if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place is handed on, not given back, so that nobody slips in between.
    if (next) next();
    else busy -= 1;
  }
}
