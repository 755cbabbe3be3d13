const LONGEST_MS = 1500;
const PAUSE_MS = 50;

let underWay = 0;

/** Notes that an answer is awaited (1) or has come (-1). */
export function noteAwaited(change: 1 | -1): void {
  underWay += change;
}

/**
 * Waits until the browser rests and no answer is awaited: a rest while the rows are on their way is
 * none. Nothing waits for long, however many answers are.
 */
export async function whenQuiet(): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  for (;;) {
    await idle();
    if (underWay === 0 || Date.now() >= until) return;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

// Not every browser says when it rests.
function idle(): Promise<unknown> {
  if (!("requestIdleCallback" in globalThis)) return Promise.resolve();
  return new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
}
