import { spawn } from "node:child_process";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../engine/db/launcher.ts";
import { whenAskedToStop } from "./stopping.ts";

const repository = join(import.meta.dirname, "..");
const port = process.env["PORT"] ?? "3000";
const given = process.env["DATABASE_URL"];
const database = given ? null : await startEmbeddedPostgres();
const own = database && { DATABASE_URL: database.workUrl, DATABASE_OWNER_URL: database.url };
const env = { ...process.env, PORT: port, ...own };

// The server starts again whenever a file it has read changes; the screens reload by themselves.
const parts = [
  [["--watch", "--watch-preserve-output", "scripts/serve.ts"], repository],
  [[join(repository, "node_modules/vite/bin/vite.js")], join(repository, "apps/web")],
] as const;
const children = parts.map(([args, cwd]) =>
  spawn(process.execPath, [...args], { cwd, env, stdio: "inherit" }),
);

whenAskedToStop(async () => {
  await Promise.all(
    children.map((child) => {
      const ended = new Promise((done) => child.once("exit", done));
      return child.exitCode === null && child.kill("SIGTERM") ? ended : null;
    }),
  );
  await database?.stop();
});
