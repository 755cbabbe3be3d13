import { refuse } from "@fairway/core/refusal/commonRefusals.ts";

/** The limits of a queue in which addresses take turns. */
interface Turns {
  readonly atOnce: number;
  /** How many pieces of work of one address may wait. */
  readonly mostFrom?: number;
  /** How long a piece of work may wait. */
  readonly mostSeconds?: number;
  /** Refuses the work of an address when it comes and, if it had to wait, when its turn comes. */
  readonly isClosed?: (from: string) => boolean;
}

// The longest that a timer can wait: 24 days.
const LONGEST_MS = 2 ** 31 - 1;
const tooMany = () => refuse("request.tooMany", { seconds: 5 });

/**
 * Runs work that takes a core, a few pieces at a time; addresses take turns, so that a flood from
 * one of them delays another by one piece of work and not by the flood.
 *
 * Refuses: request.tooMany
 */
export function fairTurns({
  atOnce,
  mostFrom = Number.POSITIVE_INFINITY,
  mostSeconds = Number.POSITIVE_INFINITY,
  isClosed = () => false,
}: Turns) {
  // Each address with its waiting work; the first one is served next and goes to the end.
  const waiting = new Map<string, Set<() => void>>();
  let busy = 0;

  function wakeNext(): boolean {
    const [first] = waiting;
    if (!first) return false;
    const [from, queue] = first;
    const [wake] = queue;
    waiting.delete(from);
    if (wake) queue.delete(wake);
    if (queue.size > 0) waiting.set(from, queue);
    wake?.();
    return true;
  }

  function turnOf(from: string): Promise<void> {
    const queue = waiting.get(from) ?? new Set();
    if (queue.size >= mostFrom) throw tooMany();
    waiting.set(from, queue);
    return new Promise((resolve, reject) => {
      const wake = () => {
        clearTimeout(over);
        resolve();
      };
      queue.add(wake);
      const giveUp = () => {
        queue.delete(wake);
        if (queue.size === 0) waiting.delete(from);
        reject(tooMany());
      };
      const over = setTimeout(giveUp, Math.min(mostSeconds * 1000, LONGEST_MS));
    });
  }

  return async function inTurn<T>(from: string, work: () => Promise<T>): Promise<T> {
    if (isClosed(from)) throw tooMany();
    if (busy >= atOnce) await turnOf(from);
    else busy += 1;
    try {
      if (isClosed(from)) throw tooMany();
      return await work();
    } finally {
      // The place is handed on, not released, so that no later request takes it first.
      if (!wakeNext()) busy -= 1;
    }
  };
}
