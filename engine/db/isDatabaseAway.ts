// Refused, cut or timed out on the way; shutting down, crashed, starting; no connection or memory
// left; the disk does not answer.
const away =
  /^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|57P0[123]|08\d{3}|53[023]00|58030)$/;
const saysAway =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect)/;

/** Says whether an error means that the database cannot be reached, whatever was asked of it. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === "string" && away.test(code)) return true;
  // The driver says this in words alone.
  return saysAway.test(error.message);
}
