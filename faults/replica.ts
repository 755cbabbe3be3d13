import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { programOptions } from "@fairway/engine/db/cluster.ts";
import { openFolder } from "@fairway/engine/db/dataPlace.ts";
import { freePort } from "@fairway/engine/db/freePort.ts";
import { readyBinaries } from "@fairway/engine/db/postgresBinaries.ts";
import { onServer } from "@fairway/engine/db/scratchDatabase.ts";

/** A PostgreSQL that follows another by streaming, and only reads. */
export interface Replica {
  readonly url: string;
  /** Lets what streams in lie, so that the copy stays behind, or goes on. */
  hold(): Promise<void>;
  follow(): Promise<void>;
  /** Waits until everything written so far has arrived. */
  arrived(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Copies a running PostgreSQL, as pg_basebackup does, and starts the copy as its follower.
 *
 * Source: PostgreSQL 18, 25.3.3 "Making a base backup using the low level API", 26.2.5 streaming.
 */
export async function startReplica(primaryUrl: string, dataDir: string): Promise<Replica> {
  const { uid, gid } = statSync(dataDir);
  const account = process.getuid?.() === 0 ? { uid, gid } : null;
  const copy = `${dataDir}-copy`;
  await onServer(primaryUrl, async (client) => {
    await client.query("select pg_backup_start('copy', true)");
    execFileSync("cp", ["-a", dataDir, copy]);
    const ended = await client.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(wait_for_archive => false)",
    );
    const primary = new URL(primaryUrl);
    const source = ["host", "port", "user", "password"].map((name) => {
      const value = { host: primary.hostname, port: primary.port, user: primary.username }[name];
      return `${name}=${value ?? primary.password}`;
    });
    writeFileSync(join(copy, "backup_label"), ended.rows[0]?.labelfile ?? "");
    writeFileSync(join(copy, "standby.signal"), "");
    appendFileSync(
      join(copy, "postgresql.auto.conf"),
      `primary_conninfo = '${source.join(" ")}'\n`,
    );
    await rm(join(copy, "postmaster.pid"), { force: true });
    if (account) execFileSync("chown", ["-R", `${uid}:${gid}`, copy]);
  });
  const port = await freePort(0);
  const bin = await readyBinaries(account ? await openFolder() : dirname(copy), account);
  const settings = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories="];
  const flags = [...settings, "max_connections=200"].flatMap((each) => ["-c", each]);
  const server = spawn(join(bin, "postgres"), ["-D", copy, ...flags], {
    ...programOptions(dirname(copy), account),
    stdio: "ignore",
  });
  const ended = new Promise<void>((over) => server.once("exit", () => over()));
  const address = new URL(primaryUrl);
  address.port = String(port);
  const url = address.toString();
  const ask = (text: string) => onServer(url, (client) => client.query(text));
  await until(() => ask("select pg_is_in_recovery()").then(Boolean, () => false));
  return {
    url,
    hold: async () => void (await ask("select pg_wal_replay_pause()")),
    follow: async () => void (await ask("select pg_wal_replay_resume()")),
    async arrived() {
      const now = await onServer(primaryUrl, (client) =>
        client.query<{ at: string }>("select pg_current_wal_lsn()::text as at"),
      );
      const at = now.rows[0]?.at;
      await until(async () => {
        const found = await ask(`select pg_last_wal_replay_lsn() >= '${at}'::pg_lsn as there`);
        return (found.rows[0] as { there: boolean }).there;
      });
    },
    async stop() {
      server.kill("SIGINT");
      await ended;
      await rm(copy, { recursive: true, force: true });
    },
  };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (await isSo()) return;
    await pause(50);
  }
  throw new Error("the copy does not follow");
}
