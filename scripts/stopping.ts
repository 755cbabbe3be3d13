/**
 * Runs a function once when this process is asked to stop, then ends it.
 *
 * Asked means: Ctrl+C, a signal, or the end of the process that started this one. A second
 * Ctrl+C does not wait.
 */
export function whenAskedToStop(stop: () => Promise<void>): void {
  let asked = false;
  const ask = async () => {
    if (asked) return;
    asked = true;
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
      if (asked && signal === "SIGINT") process.exit(130);
      void ask();
    });
  }
  process.once("disconnect", () => void ask());
}
