import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { channel } from "./tell.ts";

/** What is done with what is heard. */
export interface Ear {
  heard(message: Record<string, unknown>): void;
  /** The connection was lost and stands again: something may have been missed. */
  missed(): void;
}

const RETRY_MS = 1000;
const KEEP_ALIVE_MS = 10_000;

/**
 * Hears what other processes tell, on a connection of its own, until stopped.
 *
 * Shape: answers once it hears. A lost connection is opened again, second by second.
 */
export async function listen(url: string, ear: Ear): Promise<() => Promise<void>> {
  let stopped = false;
  let current: Client | null = null;
  const open = async (): Promise<void> => {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      // So that the operator knows it in the list of connections.
      application_name: "fairway listens",
    });
    // A connection lost while idle says so here and nowhere else.
    client.on("error", () => {});
    client.on("notification", ({ payload }) => {
      ear.heard(JSON.parse(payload ?? "{}") as Record<string, unknown>);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    current = client;
    client.on("end", () => void again());
  };
  const again = async (): Promise<void> => {
    await pause(RETRY_MS, null, { ref: false });
    if (stopped) return;
    try {
      await open();
    } catch {
      return again();
    }
    ear.missed();
  };
  await open();
  // A dead network is noticed by asking; the error ends the connection, and it is opened again.
  const beat = setInterval(() => {
    current?.query("select 1").catch(() => current?.end().catch(() => {}));
  }, KEEP_ALIVE_MS);
  beat.unref();
  return async () => {
    stopped = true;
    clearInterval(beat);
    await current?.end();
  };
}
