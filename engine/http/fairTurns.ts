/** The queue is full for this address. */
export class QueueFull extends Error {}

/**
 * Runs work that takes a core, a few pieces at a time; addresses take turns, so that a flood from
 * one of them delays another by one piece of work and not by the flood.
 *
 * Throws: QueueFull when `mostFrom` pieces of the address wait already
 */
export function fairTurns({ atOnce, mostFrom }: { atOnce: number; mostFrom: number }) {
  // Each address with its waiting work; the first one is served next and goes to the end.
  const waiting = new Map<string, (() => void)[]>();
  let busy = 0;

  function wakeNext(): boolean {
    const [first] = waiting;
    if (!first) return false;
    const [from, queue] = first;
    const wake = queue.shift();
    waiting.delete(from);
    if (queue.length > 0) waiting.set(from, queue);
    wake?.();
    return true;
  }

  return async function inTurn<T>(from: string, work: () => Promise<T>): Promise<T> {
    if (busy >= atOnce) {
      const queue = waiting.get(from) ?? [];
      if (queue.length >= mostFrom) throw new QueueFull();
      waiting.set(from, queue);
      await new Promise<void>((wake) => queue.push(wake));
    } else busy += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, not released, so that no later request takes it first.
      if (!wakeNext()) busy -= 1;
    }
  };
}
