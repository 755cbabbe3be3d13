import { Client } from "pg";

/** PostgreSQL's error when a program starts to write into a schema newer than the program. */
export const OUTDATED = "FW001";

/** The lock that every writing transaction shares and a migration takes exclusively. */
export const SCHEMA_LOCK = 704_223;

/**
 * Makes connections that start no transaction in a schema newer than the program, and that are
 * closed when the database does not answer within its limits.
 */
export function guardedClient(Base: typeof Client, migrations: number | undefined): typeof Client {
  class GuardedClient extends Base {
    // The driver declares eight overloads; everything except `begin` passes through.
    // oxlint-disable-next-line typescript/no-explicit-any
    override query(...args: any[]): any {
      const isBegin = args[0] === "begin" && migrations !== undefined;
      const sent: unknown = isBegin
        ? this.#begin()
        : (super.query as (...all: unknown[]) => unknown).apply(this, args);
      if (!(sent instanceof Promise)) return sent;
      return sent.catch((error: unknown) => {
        // A late answer must not reach another caller.
        if ((error as Error).message === "Query read timeout") this.#giveUp();
        throw error;
      });
    }

    // One round trip, so that the check adds almost no cost to a transaction.
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
