import { startScratchServer } from "../setup/scratchServer.ts";

/** Starts the product once for all journeys; they find it through FAIRWAY_BASE. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const server = await startScratchServer({ demo: true });
  process.env["FAIRWAY_BASE"] = server.address;
  process.env["FAIRWAY_SIGN_INS"] = JSON.stringify(server.signIns);
  return () => server.stop();
}
