// Connection refused, cut or timed out; server shutting down, crashed or starting; no connection
// or memory left; disk failure.
const away =
  /^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|57P0[123]|08\d{3}|53[023]00|58030)$/;
const saysAway =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect)/;

/** Does an error mean that the database cannot be reached? */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === "string" && away.test(code)) return true;
  // The driver reports this only as text.
  return saysAway.test(error.message);
}
