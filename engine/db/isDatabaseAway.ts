// Refused, cut or timed out on the way; shutting down, crashed, starting; no connection left.
const away = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|57P0[123]|08\d{3}|53300)$/;

/** Says whether an error means that the database cannot be reached, whatever was asked of it. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === "string" && away.test(code)) return true;
  // The driver says this in words alone.
  return /^(Connection terminated|Client has encountered a connection error)/.test(error.message);
}
