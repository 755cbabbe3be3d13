const LONGEST_MS = 1500;
const PAUSE_MS = 50;

let underWay = 0;

/** Counts a pending answer (1) or a received one (-1). */
export function noteAwaited(change: 1 | -1): void {
  underWay += change;
}

/**
 * Waits until the browser is idle and no answer is pending. The wait is limited, however many
 * answers are pending.
 */
export async function whenQuiet(): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  for (;;) {
    await idle();
    if (underWay === 0 || Date.now() >= until) return;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

// Not every browser reports when it is idle.
function idle(): Promise<unknown> {
  if (!("requestIdleCallback" in globalThis)) return Promise.resolve();
  return new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
}
