import { startScratchServer } from "../setup/scratchServer.ts";

/**
 * Starts the product once for all journeys; they find it through FAIRWAY_BASE. A product that is
 * named there already is used as it is.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env["FAIRWAY_BASE"]) return async () => {};
  const server = await startScratchServer({ demo: true });
  process.env["FAIRWAY_BASE"] = server.address;
  process.env["FAIRWAY_SIGN_INS"] = JSON.stringify(server.signIns);
  return () => server.stop();
}
