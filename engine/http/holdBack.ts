import { networkOf } from "./networkOf.ts";

const HOLD_MS = 1000;
// However many connections an address opens, it gets forty answers a second: fewer than
// REQUESTS_PER_MINUTE lets it have, so that the sessions of its other users are still renewed.
const EACH_MS = 25;
const mostFrom = 2000;
const mostInAll = 5000;

const held = new Map<string, number>();
let inAll = 0;

/**
 * Holds a refusal back for a second, and longer the more of its address are held, so that a program
 * that repeats its request at once waits instead of using up the processor. A held answer costs a
 * timer and its connection.
 *
 * Returns false at once when too many answers are held, of the address or in all.
 */
export async function holdBack(address: string): Promise<boolean> {
  const from = networkOf(address);
  const before = held.get(from) ?? 0;
  if (before >= mostFrom || inAll >= mostInAll) return false;
  held.set(from, before + 1);
  inAll += 1;
  // Spread, because answers that go out together bring the next requests together.
  const ms = HOLD_MS * (1 + Math.random() / 2) + before * EACH_MS;
  await new Promise((over) => setTimeout(over, ms));
  inAll -= 1;
  const left = (held.get(from) ?? 1) - 1;
  if (left > 0) held.set(from, left);
  else held.delete(from);
  return true;
}
