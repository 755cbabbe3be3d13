// Sixty are what the database lets an address fail; these count every refusal, in this process alone.
const most = 60;
const forgivenMs = 1000;
const mostAddresses = 10_000;

const levels = new Map<string, { readonly level: number; readonly at: number }>();

/** Counts a refused sign-in of an address; one is forgiven every second. */
export function countRefused(from: string): void {
  const level = levelOf(from) + 1;
  // Moved to the end: the first one has been quiet for longest.
  levels.delete(from);
  levels.set(from, { level, at: performance.now() });
  if (levels.size <= mostAddresses) return;
  const [quietest] = levels.keys();
  if (quietest !== undefined) levels.delete(quietest);
}

/** Has an address been refused so often lately that its sign-ins are not looked at? */
export function isRefusedOften(from: string): boolean {
  return levelOf(from) >= most;
}

function levelOf(from: string): number {
  const found = levels.get(from);
  if (!found) return 0;
  return Math.max(0, found.level - (performance.now() - found.at) / forgivenMs);
}
