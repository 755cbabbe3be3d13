import { parseArgs } from "node:util";
import { startServer } from "../apps/server/startServer.ts";
import { freePort } from "../engine/db/freePort.ts";
import { startEmbeddedPostgres } from "../engine/db/launcher.ts";
import { buildWeb, webDir } from "./buildWeb.ts";
import { whenAskedToStop } from "./stopping.ts";

const USUAL_PORT = 3000;
const began = performance.now();
const stops: (() => Promise<void>)[] = [];

whenAskedToStop(async () => {
  process.stdout.write("\nStopping …\n");
  // The last thing started stops first; the database goes last.
  for (const stop of stops.toReversed()) await stop();
  process.stdout.write("Fairway has stopped.\n");
});

try {
  await start();
} catch (error) {
  process.stderr.write(`Fairway did not start: ${(error as Error).message}\n`);
  for (const stop of stops.toReversed()) await stop().catch(() => {});
  process.exit(1);
}

async function start(): Promise<void> {
  const { demo, port } = readFlags();
  const given = process.env["DATABASE_URL"];
  const building = buildWeb();
  // Both may fail; the first failure is told, the other must not go unheard.
  building.catch(() => {});
  const databaseUrl = given ?? (await startDatabase());
  const { built } = await building;
  if (built) process.stdout.write("The web application has been built.\n");
  const server = await startServer({
    databaseUrl,
    port: await port,
    demo: demo || !given,
    webDir,
  });
  stops.push(() => server.close());
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`\nFairway is ready after ${seconds} s: ${server.address}\n`);
  for (const line of signInLines(server.signIns)) process.stdout.write(`${line}\n`);
  process.stdout.write("Stop with Ctrl+C.\n");
}

async function startDatabase(): Promise<string> {
  const database = await startEmbeddedPostgres();
  stops.push(() => database.stop());
  return database.url;
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

function signInLines(signIns: readonly object[]): string[] {
  if (signIns.length === 0) return [];
  return ["Sign in as:", ...signIns.map((signIn) => `  ${Object.values(signIn).join("  ·  ")}`)];
}
