const lostCodes = new Set([
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08001",
  "08003",
  "08006",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
]);

/** Did an error only come because the connection to the database is lost? */
export function isLostConnection(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === "string" && lostCodes.has(code)) return true;
  return typeof message === "string" && message.startsWith("Connection terminated");
}

let isKept = false;

/**
 * Keeps the process alive when the database goes away while the worker marks a job as done or failed:
 * nobody awaits that promise, and the job runs again. Any other rejection ends the process as before.
 */
export function outliveLostConnections(): void {
  if (isKept) return;
  isKept = true;
  process.on("unhandledRejection", (reason) => {
    if (!isLostConnection(reason)) throw reason;
  });
}
