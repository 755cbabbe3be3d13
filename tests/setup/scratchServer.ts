import { join } from "node:path";
import { startServer } from "../../apps/server/startServer.ts";
import { createScratchDatabase } from "../../engine/db/scratchDatabase.ts";
import { workingUrl } from "../../engine/db/workingRole.ts";
import { startScratchPostgres } from "./scratchPostgres.ts";

/** A running product on a database of its own. */
export interface ScratchServer {
  readonly address: string;
  readonly databaseUrl: string;
  readonly signIns: Awaited<ReturnType<typeof startServer>>["signIns"];
  stop(): Promise<void>;
}

/**
 * Starts the whole product on a scratch database, with the demonstration company or with a first
 * administrator only, and removes every trace when stopped. Uses the server of DATABASE_URL when
 * that is set.
 */
export async function startScratchServer(options: { demo: boolean }): Promise<ScratchServer> {
  const postgres = await startScratchPostgres();
  const database = await createScratchDatabase(postgres.url);
  const server = await startServer({
    ...(postgres.workUrl
      ? { databaseUrl: workingUrl(postgres.workUrl, database.url), ownerUrl: database.url }
      : { databaseUrl: database.url }),
    port: 0,
    demo: options.demo,
    webDir: join(import.meta.dirname, "..", "..", "apps", "web", "dist"),
    quiet: true,
  });
  return {
    address: server.address,
    databaseUrl: database.url,
    signIns: server.signIns,
    async stop() {
      await server.close();
      await database.drop();
      await postgres.stop();
    },
  };
}
