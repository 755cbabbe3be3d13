import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@fairway/engine/db/freePort.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@fairway/engine/db/launcher.ts";
import { createScratchDatabase } from "@fairway/engine/db/scratchDatabase.ts";
import { changePassword } from "../scripts/api/callServer.ts";
import { killDatabase } from "./killDatabase.ts";
import { type ServerProcess, startServerProcess } from "./serverProcess.ts";

/** The product as it runs in an office, in processes that can be killed. */
export interface Product {
  readonly address: string;
  readonly databaseUrl: string;
  /** Where its own PostgreSQL keeps its data. */
  readonly dataDir: string;
  /** The process of the server that runs at the moment. */
  readonly pid: () => number;
  readonly admin: { readonly user: string; readonly password: string };
  /** Faults that the server has logged, which no person may ever cause. */
  readonly faults: string[];
  killServer(): Promise<void>;
  /** Asks the server to stop and waits until it has. */
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  /** Starts a further server on the same database. */
  openServer(settings?: Readonly<Record<string, string>>, port?: number): Promise<ServerProcess>;
  /** Only where the product brought its own PostgreSQL. */
  killDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL that runs already, and the database to copy. */
export interface GivenPostgres {
  readonly url: string;
  readonly template?: string;
}

/** How the product is started: the settings of its server and of its own PostgreSQL. */
export interface ProductSettings {
  readonly server?: Readonly<Record<string, string>>;
  readonly postgres?: Record<string, string>;
  /** Where its PostgreSQL keeps its data, when not in a folder of its own. */
  readonly dataDir?: string;
  /** Its PostgreSQL is started again when it ends by itself, as `npm start` does. */
  readonly revive?: boolean;
}

/**
 * Starts the product on a database of its own, with its first administrator only.
 *
 * Without a given PostgreSQL it starts one that writes through to the disk, as in an office.
 */
export async function startProduct(
  given?: GivenPostgres,
  settings: ProductSettings = {},
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "fairway-faults-"));
  await chmod(folder, 0o711);
  const dataDir = settings.dataDir ?? join(folder, "postgres");
  const databasePort = await freePort(0);
  const launch = () =>
    startEmbeddedPostgres({
      dataDir,
      port: databasePort,
      settings: settings.postgres ?? {},
      revive: settings.revive ?? false,
    });
  let postgres: EmbeddedPostgres | null = given ? null : await launch();
  const scratch = await createScratchDatabase(
    given?.url ?? (postgres?.url as string),
    given?.template,
  );
  const faults: string[] = [];
  const port = await freePort(0);
  const open = (env: Readonly<Record<string, string>>, at: number) =>
    startServerProcess(scratch.url, at, (fault) => faults.push(fault), env);
  const serve = () => open(settings.server ?? {}, port);
  let server: ServerProcess = await serve();
  const further: ServerProcess[] = [];
  const { address, signIns } = server;
  const first = signIns[0] ?? { username: "", password: "" };
  const admin = { user: first.username, password: "Nothing is lost 1" };
  await changePassword(address, { ...admin, from: first.password });
  return {
    address,
    databaseUrl: scratch.url,
    dataDir,
    pid: () => server.pid,
    admin,
    faults,
    killServer: () => server.end("SIGKILL"),
    stopServer: () => server.end("SIGTERM"),
    async startServer() {
      server = await serve();
    },
    async openServer(env = {}, at = 0) {
      const opened = await open({ ...settings.server, ...env }, at);
      further.push(opened);
      return opened;
    },
    killDatabase: () => killDatabase(dataDir),
    async startDatabase() {
      postgres = await launch();
    },
    async stop() {
      await Promise.all([server, ...further].map((each) => each.end("SIGTERM")));
      await scratch.drop();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
