import { setTimeout as pause } from "node:timers/promises";

/** Waits until a condition holds, at most ten seconds; the caller checks whether it does. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1) await pause(50);
}
