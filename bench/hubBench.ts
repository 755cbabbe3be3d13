import { setTimeout as pause } from "node:timers/promises";
import { connectHub, type HubConnection } from "@fairway/ui/live/connectHub.ts";
import { openDatabase } from "../engine/db/database.ts";
import { inTransaction } from "../engine/db/tx.ts";
import { castActor } from "../tests/cast/actors.ts";
import { type CastName, companyId, people } from "../tests/cast/people.ts";
import { castPassword, seedCast } from "../tests/cast/seedCast.ts";
import { notify } from "../areas/notification/server/notify.ts";
import { migrate } from "../engine/db/migrate.ts";
import { startEmbeddedPostgres } from "../engine/db/launcher.ts";
import { createScratchDatabase } from "../engine/db/scratchDatabase.ts";
import { startServerProcess } from "../tests/setup/serverProcess.ts";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const sockets = Number(process.argv[2] ?? 1000);
const rounds = Number(process.argv[3] ?? 20);
const names = Object.keys(people) as CastName[];

const folder = await mkdtemp(join(tmpdir(), "fairway-hub-"));
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "postgres") });
const scratch = await createScratchDatabase(postgres.url);
const database = openDatabase(scratch.url, { poolSize: 4 });
await migrate(database, join(import.meta.dirname, "..", "db", "migrations"));
await inTransaction(database, (tx) => seedCast(tx, { signIns: true }));
const servers = [await startServerProcess(scratch.url), await startServerProcess(scratch.url)];
const open: HubConnection[] = [];
try {
  const tokens = new Map<CastName, string>();
  for (const name of names) tokens.set(name, await enter(name));

  /** The arrival time and the connection of each message. */
  const arrivals: { who: CastName; title: string; at: number }[] = [];
  const stood: number[] = [];
  let began = performance.now();
  for (let at = 0; at < sockets; at += 1) {
    const who = names[at % names.length] as CastName;
    open.push(
      connectHub({
        base: servers[at % servers.length]?.address ?? "",
        path: "/notification",
        token: () => tokens.get(who) ?? null,
        connected: () => {
          stood.push(performance.now());
        },
        heard: {
          NotificationWhenChange: ({ title }: { title: string }) =>
            arrivals.push({ who, title, at: performance.now() }),
        },
      }),
    );
  }
  while (stood.length < sockets) await pause(10);
  console.log(`${sockets} sockets over 2 processes stood after ${ms(performance.now() - began)}`);

  const waits: number[] = [];
  let wrong = 0;
  const everybody = names.map((name) => people[name].id);
  for (const toAll of [true, false]) {
    waits.length = 0;
    for (let round = 0; round < rounds; round += 1) {
      const one = names[round % names.length] as CastName;
      const title = `${toAll ? "all" : one} ${round}`;
      const expected = open.filter((_, at) => toAll || names[at % names.length] === one).length;
      arrivals.length = 0;
      began = performance.now();
      await inTransaction(database, (tx) =>
        notify(tx, castActor("manager"), {
          title,
          userIds: toAll ? everybody : [people[one].id],
        }),
      );
      const patience = performance.now() + 5000;
      while (arrivals.length < expected && performance.now() < patience) await pause(1);
      // Duplicate or misdirected messages have arrived by then.
      await pause(100);
      wrong += Math.abs(arrivals.length - expected);
      wrong += arrivals.filter(
        (each) => each.title !== title || !(toAll || each.who === one),
      ).length;
      waits.push(...arrivals.map(({ at }) => at - began));
    }
    waits.sort((a, b) => a - b);
    const at = (share: number) => ms(waits[Math.ceil(waits.length * share) - 1] ?? 0);
    const what = toAll ? "a message to all" : "a message to one person";
    console.log(
      `${what.padEnd(24)} ${waits.length} deliveries: p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`,
    );
  }
  console.log(`missed, doubled or astray: ${wrong}`);
} finally {
  for (const each of open) each.close();
  await Promise.all(servers.map((each) => each.stop()));
  await database.close();
  await scratch.drop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Signs a user of the cast in. */
async function enter(username: CastName): Promise<string> {
  const answer = await fetch(`${servers[0]?.address}/connect/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "password",
      username,
      password: castPassword,
      companyId,
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`;
}
