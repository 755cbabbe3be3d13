/**
 * Runs a function once when this process is asked to stop, then ends it.
 *
 * Asked means: Ctrl+C, a signal, or the end of the process that started this one. A second
 * Ctrl+C does not wait.
 */
export function whenAskedToStop(stop: () => Promise<void>): void {
  let askedAt: number | null = null;
  const ask = async () => {
    if (askedAt !== null) return;
    askedAt = performance.now();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`);
      process.exit(1);
    }
  };
  for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"] as const) {
    process.on(signal, () => {
      // One Ctrl+C may arrive twice, from the terminal and from the process above.
      const isSecond = askedAt !== null && performance.now() - askedAt > 1000;
      if (isSecond && signal === "SIGINT") process.exit(130);
      void ask();
    });
  }
  process.once("disconnect", () => void ask());
}
