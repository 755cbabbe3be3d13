import { authenticateWith } from "@fairway/areas/access/server/handlers.ts";
import { forgetWhatHasEnded } from "@fairway/areas/access/server/byTheClock.ts";
import { hourlyWork } from "@fairway/areas/operation/server/byTheClock.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { buildServer } from "@fairway/engine/http/buildServer.ts";
import { forgetKeys } from "@fairway/engine/idempotency/forgetKeys.ts";
import { startJobs } from "@fairway/engine/jobs/jobs.ts";
import { openHub } from "@fairway/engine/realtime/openHub.ts";
import { handlers, hubs } from "./handlers.ts";
import type { SignInHint } from "../../db/seed/seedWhenEmpty.ts";
import { prepareDatabase } from "./prepareDatabase.ts";
import { directorySettings, readSettings } from "./settings.ts";

/** What a server is started with. */
export interface StartOptions {
  readonly databaseUrl: string;
  /** The owner of the tables, who migrates; without it the role of `databaseUrl` does. */
  readonly ownerUrl?: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  /** An empty database gets the demonstration company instead of a bare administrator. */
  readonly demo: boolean;
  readonly webDir?: string;
  readonly quiet?: boolean;
}

/** A running server. */
export interface RunningServer {
  readonly address: string;
  /** As whom somebody can sign in; empty when the database was filled before. */
  readonly signIns: readonly SignInHint[];
  /** Answers what is in flight, then stops. */
  close(): Promise<void>;
}

/** Migrates, fills an empty database, starts jobs and HTTP, and listens. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const settings = readSettings(process.env);
  const database = openDatabase(options.databaseUrl, {
    poolSize: settings.POOL_SIZE,
    namedStatements: settings.NAMED_STATEMENTS === "true",
  });
  try {
    const signIns = await prepareDatabase(database, options);
    const hourly = {
      ...hourlyWork(database, { warningHours: settings.STAGE_WARNING_HOURS }),
      ...forgetWhatHasEnded(database),
      forgetKeys: async () => void (await forgetKeys(database)),
    };
    const jobs = await startJobs(database, hourly, { hourly: Object.keys(hourly) });
    const authenticate = authenticateWith(database, directorySettings(settings));
    const server = await buildServer({
      database,
      handlers,
      authenticate,
      webDir: options.webDir,
      logger: options.quiet ? false : { level: settings.LOG_LEVEL },
      trustProxy: settings.TRUST_PROXY,
      checkAnswers: !settings.TRUST_ANSWERS,
      requestsPerMinute: settings.REQUESTS_PER_MINUTE,
      signInsPerMinute: settings.SIGN_INS_PER_MINUTE,
      bodyMegabytes: settings.BODY_MEGABYTES,
      fileMegabytes: settings.FILE_MEGABYTES,
      processMetrics: true,
    });
    const openHubs = await Promise.all(
      hubs.map((hub) =>
        openHub(server.server, {
          database,
          authenticate,
          hub,
          recheckSeconds: settings.RECHECK_SECONDS,
          trustProxy: settings.TRUST_PROXY,
          failed: (error) => server.log.error({ err: error }, "the hub failed"),
        }),
      ),
    );
    const address = await server.listen({ host: settings.HOST, port: options.port });
    const close = async () => {
      // Browsers that are told first come back to another process at once.
      await Promise.all(openHubs.map((hub) => hub.close()));
      await server.close();
      await jobs.stop();
      await database.close();
    };
    return { address, signIns, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
