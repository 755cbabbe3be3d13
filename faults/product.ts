import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@fairway/engine/db/freePort.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@fairway/engine/db/launcher.ts";
import { createScratchDatabase } from "@fairway/engine/db/scratchDatabase.ts";
import { changePassword } from "../scripts/mainjob/callServer.ts";
import { killDatabase } from "./killDatabase.ts";
import { type ServerProcess, startServerProcess } from "./serverProcess.ts";

/** The product as it runs in an office, in processes that can be killed. */
export interface Product {
  readonly address: string;
  readonly databaseUrl: string;
  readonly admin: { readonly user: string; readonly password: string };
  /** Faults that the server has logged, which no person may ever cause. */
  readonly faults: string[];
  killServer(): Promise<void>;
  startServer(): Promise<void>;
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

/**
 * Starts the product on a database of its own, with its first administrator only.
 *
 * Without a given PostgreSQL it starts one that writes through to the disk, as in an office.
 */
export async function startProduct(given?: GivenPostgres): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "fairway-faults-"));
  await chmod(folder, 0o711);
  const dataDir = join(folder, "postgres");
  const databasePort = await freePort(0);
  const launch = () => startEmbeddedPostgres({ dataDir, port: databasePort });
  let postgres: EmbeddedPostgres | null = given ? null : await launch();
  const scratch = await createScratchDatabase(
    given?.url ?? (postgres?.url as string),
    given?.template,
  );
  const faults: string[] = [];
  const port = await freePort(0);
  const serve = () => startServerProcess(scratch.url, port, (fault) => faults.push(fault));
  let server: ServerProcess = await serve();
  const { address, signIns } = server;
  const first = signIns[0] ?? { username: "", password: "" };
  const admin = { user: first.username, password: "Nothing is lost 1" };
  await changePassword(address, { ...admin, from: first.password });
  return {
    address,
    databaseUrl: scratch.url,
    admin,
    faults,
    killServer: () => server.end("SIGKILL"),
    async startServer() {
      server = await serve();
    },
    killDatabase: () => killDatabase(dataDir),
    async startDatabase() {
      postgres = await launch();
    },
    async stop() {
      await server.end("SIGTERM");
      await scratch.drop();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
