import { flushCompileCache } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { advancesByTheClock } from "@fairway/areas/advance/server/byTheClock.ts";
import { endWhatHasEnded } from "@fairway/areas/access/server/byTheClock.ts";
import { forgetBrowsers } from "@fairway/areas/session/server/byTheClock.ts";
import { authenticateWith, checkDirectory } from "@fairway/areas/session/server/handlers.ts";
import { nightlyReadings, readEcus } from "@fairway/areas/customs/server/byTheClock.ts";
import { useEcusSettings } from "@fairway/areas/customs/server/handlers.ts";
import { booksByTheClock } from "@fairway/areas/books/server/byTheClock.ts";
import {
  deliverMail,
  hourlyMails,
  mailOfApprovals,
  mailOfNewBills,
  useMailServer,
  usePublicAddress,
} from "@fairway/areas/mail/server/byTheClock.ts";
import { restateAllClocks } from "@fairway/areas/freetime/server/byTheClock.ts";
import { autoRateReplica, retryAutoRates } from "@fairway/areas/replica/server/byTheClock.ts";
import { sweepRadars } from "@fairway/areas/radar/server/byTheClock.ts";
import { hourlyWork } from "@fairway/areas/stage/server/byTheClock.ts";
import { fileProofPaper } from "@fairway/areas/trip/server/byTheClock.ts";
import { lockByTheClock } from "@fairway/areas/unlock/server/byTheClock.ts";
import { carryPartnersOf, sendItem } from "@fairway/areas/sync/server/byTheClock.ts";
import { useAccountingSettings } from "@fairway/areas/sync/server/handlers.ts";
import { foldByTheClock } from "@fairway/areas/report/server/byTheClock.ts";
import { type Database, openDatabase } from "@fairway/engine/db/database.ts";
import { buildServer } from "@fairway/engine/http/buildServer.ts";
import { forgetKeys } from "@fairway/engine/idempotency/forgetKeys.ts";
import { migrateJobs, startJobs } from "@fairway/engine/jobs/jobs.ts";
import { openHub } from "@fairway/engine/realtime/openHub.ts";
import { sql } from "kysely";
import { handlers, hubs } from "./handlers.ts";
import type { SignInHint } from "../../db/seed/seedWhenEmpty.ts";
import { knownMigrations, prepareDatabase } from "./prepareDatabase.ts";
import { directorySettings, mailServerOf, readSettings, type Settings } from "./settings.ts";

/** The parameters of a start. */
export interface StartOptions {
  readonly databaseUrl: string;
  /** The address for the role that owns and migrates the tables; by default `databaseUrl`. */
  readonly ownerUrl?: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  /** An empty database gets the demonstration company instead of a bare administrator. */
  readonly demo: boolean;
  /** The demonstration has public passwords; true lets other machines reach it. */
  readonly openDemo?: boolean;
  readonly webDir?: string;
  readonly quiet?: boolean;
  /** False leaves the jobs of the queue to other processes. */
  readonly worksOnJobs?: boolean;
}

/** A running server. */
export interface RunningServer {
  readonly address: string;
  /** The first sign-ins; empty when the database already contained a company. */
  readonly signIns: readonly SignInHint[];
  /** Answers the requests in flight, then stops. */
  close(): Promise<void>;
}

/** Migrates, fills an empty database, starts jobs and HTTP, and listens. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const settings = readSettings(process.env);
  const migrations = await knownMigrations();
  const { database, copy } = openBoth(options.databaseUrl, settings, migrations);
  let isLeaving = false;
  try {
    const signIns = await prepareDatabase(database, options);
    if (!options.openDemo) await keepDemonstrationHere(database, settings);
    const mails = mailServerOf(settings);
    useMailServer(mails);
    useEcusSettings(settings.SECRETS_KEY ?? null, settings.ECUS_HOSTS);
    useAccountingSettings(settings.SECRETS_KEY ?? null, settings.ACCOUNTING_HOSTS);
    usePublicAddress(settings.PUBLIC_URL ?? null);
    const hourly = {
      ...hourlyWork(database, { warningHours: settings.STAGE_WARNING_HOURS }),
      ...endWhatHasEnded(database),
      ...restateAllClocks(database),
      ...sweepRadars(database),
      ...lockByTheClock(database),
      ...forgetBrowsers(database),
      ...foldByTheClock(database),
      ...hourlyMails(database),
      ...carryPartnersOf(database),
      forgetKeys: async () => void (await forgetKeys(database)),
    };
    const nightly = {
      ...booksByTheClock(database),
      ...nightlyReadings(database),
      ...advancesByTheClock(database),
    };
    const fourHourly = { ...retryAutoRates(database) };
    const work = {
      ...hourly,
      ...nightly,
      ...fourHourly,
      ...autoRateReplica(database),
      ...fileProofPaper(database),
      deliverMail: deliverMail(database),
      sendItem: sendItem(database),
      mailOfApprovals: mailOfApprovals(database),
      mailOfNewBills: mailOfNewBills(database),
      readEcus: readEcus(database),
    };
    const times = {
      hourly: Object.keys(hourly),
      nightly: Object.keys(nightly),
      fourHourly: Object.keys(fourHourly),
    };
    const isWorking = options.worksOnJobs !== false;
    const jobs = isWorking ? await startJobs(database, work, times) : null;
    if (!jobs) await migrateJobs(database);
    const directory = directorySettings(settings);
    const authenticate = authenticateWith(database, directory, (error) =>
      server.log.error(
        { directory: directory?.url, reason: String(error) },
        "the directory cannot be asked",
      ),
    );
    const server = await buildServer({
      database,
      handlers,
      authenticate,
      webDir: options.webDir,
      logger: options.quiet ? false : { level: settings.LOG_LEVEL },
      proxies: settings.TRUST_PROXY,
      checkAnswers: !settings.TRUST_ANSWERS,
      requestsPerMinute: settings.REQUESTS_PER_MINUTE,
      signInsPerMinute: settings.SIGN_INS_PER_MINUTE,
      bodyMegabytes: settings.BODY_MEGABYTES,
      fileMegabytes: settings.FILE_MEGABYTES,
      keptMegabytes: settings.KEPT_MEGABYTES,
      processMetrics: true,
      copy,
      idleSeconds: settings.IDLE_SECONDS,
      isLeaving: () => isLeaving,
      migrations,
    });
    const openHubs = await Promise.all(
      hubs.map((hub) =>
        openHub(server.server, {
          database,
          authenticate,
          hub,
          recheckSeconds: settings.RECHECK_SECONDS,
          proxies: settings.TRUST_PROXY,
          failed: (error) => server.log.error({ err: error }, "the hub failed"),
        }),
      ),
    );
    void checkDirectory(database);
    const address = await server.listen({ host: settings.HOST, port: options.port });
    if (!settings.PUBLIC_URL) usePublicAddress(address);
    // Now instead of at the end, so that a killed server also starts quickly.
    flushCompileCache();
    const close = async () => {
      // The load balancer reads this and sends no more requests; late ones are still answered.
      isLeaving = true;
      await pause(settings.LEAVE_SECONDS * 1000);
      // A browser that is notified before the close connects to another process at once.
      await Promise.all(openHubs.map((hub) => hub.close()));
      const patience = setTimeout(
        () => server.server.closeAllConnections(),
        settings.STOP_SECONDS * 1000,
      );
      await server.close();
      clearTimeout(patience);
      await jobs?.stop();
      mails?.close();
      await Promise.all([database.close(), copy?.close()]);
    };
    return { address, signIns, close };
  } catch (error) {
    await Promise.all([database.close(), copy?.close()]);
    throw error;
  }
}

// After this time without an answer from the replica the database itself is read.
const COPY_WAIT_MS = 2000;

function openBoth(
  url: string,
  settings: Settings,
  migrations: number,
): { database: Database; copy: Database | null } {
  const limits = {
    poolSize: settings.POOL_SIZE,
    namedStatements: settings.NAMED_STATEMENTS === "true",
    statementMs: settings.STATEMENT_SECONDS * 1000,
  };
  const waitMs = settings.WAIT_SECONDS * 1000;
  return {
    database: openDatabase(url, { ...limits, waitMs, migrations }),
    copy: settings.DATABASE_READ_URL
      ? openDatabase(settings.DATABASE_READ_URL, { ...limits, waitMs: COPY_WAIT_MS })
      : null,
  };
}

/**
 * Throws if another machine could reach a demonstration, whose passwords are public: directly, or
 * through a proxy.
 */
async function keepDemonstrationHere(database: Database, settings: Settings): Promise<void> {
  const { HOST: host, TRUST_PROXY: proxies } = settings;
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  if (isLocal && proxies === 0) return;
  const { rows } = await sql`select from company where is_demonstration limit 1`.execute(
    database.kysely,
  );
  if (rows.length === 0) return;
  throw new Error(
    `${isLocal ? "TRUST_PROXY" : `HOST=${host}`} opens this demonstration to other machines, and its passwords are public. ` +
      "Leave HOST and TRUST_PROXY out, set DATABASE_URL to a database of your own, or add --demo to open it.",
  );
}
