import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startServer } from "../apps/server/startServer.ts";
import { freePort } from "../engine/db/freePort.ts";
import { startEmbeddedPostgres } from "../engine/db/launcher.ts";
import { buildWeb, webDir } from "./buildWeb.ts";
import { whenAskedToStop } from "./stopping.ts";

const USUAL_PORT = 3000;
const PATIENCE_MS = 20_000;
const repository = join(import.meta.dirname, "..");
const began = performance.now();
const stops: (() => Promise<void>)[] = [];

const starting = start();

whenAskedToStop(async () => {
  process.stdout.write("\nStopping …\n");
  // A half started server cannot be stopped properly, but it does not take long to start.
  await Promise.race([starting.catch(() => {}), pause(PATIENCE_MS, null, { ref: false })]);
  // The last thing started stops first; the database goes last.
  for (const stop of stops.toReversed()) await stop();
  process.stdout.write("Fairway has stopped.\n");
});

try {
  await starting;
} catch (error) {
  process.stderr.write(`Fairway did not start: ${(error as Error).message}\n`);
  for (const stop of stops.toReversed()) await stop().catch(() => {});
  process.exit(1);
}

async function start(): Promise<void> {
  const { demo, port } = readFlags();
  const given = process.env["DATABASE_URL"];
  const building = buildWeb();
  // Both may fail; the first failure is reported, the other must not be lost.
  building.catch(() => {});
  const database = given
    ? { databaseUrl: given, ownerUrl: process.env["DATABASE_OWNER_URL"] || undefined }
    : await startDatabase();
  const { built } = await building;
  if (built) process.stdout.write("The web application has been built.\n");
  // The lines below are for a person; the log is shown on request.
  process.env["LOG_LEVEL"] ??= "warn";
  const server = await startServer({
    ...database,
    port: await port,
    demo: demo || !given,
    openDemo: demo,
    webDir,
  });
  stops.push(() => server.close());
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`\nFairway is ready after ${seconds} s: ${server.address}\n`);
  for (const line of signInLines(server.signIns, !given)) process.stdout.write(`${line}\n`);
  process.stdout.write("Stop with Ctrl+C.\n");
}

async function startDatabase(): Promise<{ databaseUrl: string; ownerUrl: string }> {
  const database = await startEmbeddedPostgres({ revive: true });
  stops.push(() => database.stop());
  return { databaseUrl: database.workUrl, ownerUrl: database.url };
}

function readFlags(): { demo: boolean; port: Promise<number> } {
  const options = { demo: { type: "boolean" }, port: { type: "string" } } as const;
  const { values } = parseArgs({ options, allowPositionals: false });
  const asked = values.port ?? process.env["PORT"];
  if (asked !== undefined && !/^\d{1,5}$/.test(asked))
    throw new Error(`--port ${asked} is no port`);
  const port = asked === undefined ? freePort(USUAL_PORT) : Promise.resolve(Number(asked));
  return { demo: values.demo ?? false, port };
}

type SignIn = { role: string; company: string; username: string; password: string };

/** Prints the first user's name and password; later starts of the embedded database repeat them. */
function signInLines(made: readonly SignIn[], isOwnDatabase: boolean): string[] {
  const kept = join(repository, ".fairway", "sign-ins.json");
  if (isOwnDatabase && made.length > 0) writeFileSync(kept, JSON.stringify(made), { mode: 0o600 });
  const remembered = isOwnDatabase && made.length === 0 && existsSync(kept);
  const signIns = remembered ? (JSON.parse(readFileSync(kept, "utf8")) as SignIn[]) : made;
  if (signIns.length === 0) return [];
  const wide = (field: keyof SignIn) => Math.max(...signIns.map((each) => each[field].length));
  const line = (each: SignIn) =>
    `  ${each.username.padEnd(wide("username"))}  ${each.password.padEnd(wide("password"))}  ` +
    `${each.company.padEnd(wide("company"))}  ${each.role}`;
  return ["Sign in as (name, password, company, role):", ...signIns.map(line)];
}
