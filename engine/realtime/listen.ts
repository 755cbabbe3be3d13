import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { NOT_COMPILED } from "../db/database.ts";
import { channel } from "./tell.ts";

/** What happens with received messages. */
export interface Ear {
  heard(message: Record<string, unknown>): void;
  /** The connection was lost and is back: messages may have been missed. */
  missed(): void;
}

const RETRY_MS = 1000;
const KEEP_ALIVE_MS = 10_000;

/**
 * Receives the messages of other processes, on its own connection, until stopped.
 *
 * Shape: resolves once it is listening. A lost connection is reopened, with one attempt a second.
 */
export async function listen(url: string, ear: Ear): Promise<() => Promise<void>> {
  let stopped = false;
  let current: Client | null = null;
  const open = async (): Promise<void> => {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      // So that the operator recognises it in the list of connections.
      application_name: "fairway listens",
    });
    // The loss of an idle connection is reported only here.
    client.on("error", () => {});
    client.on("notification", ({ payload }) => {
      ear.heard(JSON.parse(payload ?? "{}") as Record<string, unknown>);
    });
    try {
      await client.connect();
      await client.query(`${NOT_COMPILED}; listen ${channel}`);
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
  // Only a query detects a dead network; its error ends the connection, which is then reopened.
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
