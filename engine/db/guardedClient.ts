import { Client } from "pg";

/** What PostgreSQL says when a program begins to write into a schema that is newer than itself. */
export const OUTDATED = "FW001";

/** The lock that every writing transaction shares and a migration takes for itself. */
export const SCHEMA_LOCK = 704_223;

/**
 * Makes connections that begin no transaction in a schema newer than the program, and that are
 * given up when the database stays silent beyond every limit.
 */
export function guardedClient(Base: typeof Client, migrations: number | undefined): typeof Client {
  class GuardedClient extends Base {
    // The driver declares eight overloads; what is not a beginning passes through.
    // oxlint-disable-next-line typescript/no-explicit-any
    override query(...args: any[]): any {
      const isBegin = args[0] === "begin" && migrations !== undefined;
      const sent: unknown = isBegin
        ? this.#begin()
        : (super.query as (...all: unknown[]) => unknown).apply(this, args);
      if (!(sent instanceof Promise)) return sent;
      return sent.catch((error: unknown) => {
        // The answer may still come one day; nobody else shall be given it.
        if ((error as Error).message === "Query read timeout") this.#giveUp();
        throw error;
      });
    }

    // In one round trip, so that it costs a transaction next to nothing.
    async #begin(): Promise<unknown> {
      try {
        const both: unknown = await super.query(`begin; select must_know_schema(${migrations})`);
        return (both as unknown[])[0];
      } catch (error) {
        await super.query("rollback");
        throw error;
      }
    }

    #giveUp(): void {
      (
        this as unknown as { connection: { stream: { destroy(): void } } }
      ).connection.stream.destroy();
    }
  }
  return GuardedClient as unknown as typeof Client;
}
