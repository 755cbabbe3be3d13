import { openDatabase, type Database } from "@fairway/engine/db/database.ts";
import { startServerProcess, type ServerProcess } from "../../tests/setup/serverProcess.ts";
import { demonstrationPassword } from "../../db/seed/demonstrationPeople.ts";
import { type LargeCompany, openLargeCompany } from "../largeCompany/openLargeCompany.ts";
import { type Caller, openCaller } from "./caller.ts";

/** The ground of benches: the filled company, a server of its own process, and bare connections. */
export interface Ground {
  readonly large: LargeCompany;
  readonly server: ServerProcess;
  readonly companyId: string;
  /** Reads rows of a statement, e.g. the ids to request. */
  find<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Sends a prepared statement over a bare connection; rows are lists. */
  bare(name: string, text: string, values: readonly unknown[]): Promise<unknown>;
  /** A separate connection for work of several statements. */
  readonly database: Database;
  as(user: string): Promise<Caller>;
  stop(): Promise<void>;
}

/** Opens the company of a size and starts a server on it, without a limit on the rate of calls. */
export async function openGround(size: string, env: Record<string, string> = {}): Promise<Ground> {
  const large = await openLargeCompany(size);
  const server = await startServerProcess(large.workUrl, {
    DATABASE_OWNER_URL: large.ownerUrl,
    REQUESTS_PER_MINUTE: "1000000",
    SIGN_INS_PER_MINUTE: "1000000",
    ...env,
  });
  const database = openDatabase(large.ownerUrl, { poolSize: 40 });
  const found = await database.pool.query<{ id: string }>("select id from company");
  const callers = new Map<string, Promise<Caller>>();
  return {
    large,
    server,
    database,
    companyId: found.rows[0]?.id ?? "",
    find: async (text, values = []) => (await database.pool.query(text, [...values])).rows as never,
    bare: (name, text, values) =>
      database.pool.query({ name, text, values: [...values], rowMode: "array" }),
    as(user) {
      const known = callers.get(user) ?? openCaller(server.address, user, demonstrationPassword);
      callers.set(user, known);
      return known;
    },
    async stop() {
      await server.stop();
      await database.close();
      await large.stop();
    },
  };
}
