import { rm } from "node:fs/promises";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../../engine/db/launcher.ts";
import { scratchFolder } from "./scratchFolder.ts";

/** A PostgreSQL server for tests; one that was given has no role for work. */
export interface ScratchPostgres {
  readonly url: string;
  readonly workUrl: string | null;
  stop(): Promise<void>;
}

// What a test writes need not survive a power cut.
const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Starts a PostgreSQL server in a folder of its own and removes both when stopped. Uses the server
 * of DATABASE_URL when that is set.
 */
export async function startScratchPostgres(): Promise<ScratchPostgres> {
  const given = process.env["DATABASE_URL"];
  if (given) return { url: given, workUrl: null, stop: async () => {} };
  const folder = await scratchFolder();
  const server = await startEmbeddedPostgres({ dataDir: join(folder, "postgres"), settings });
  return {
    url: server.url,
    workUrl: server.workUrl,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
