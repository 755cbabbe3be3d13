import { startServer } from "../apps/server/startServer.ts";
import { webDir } from "./buildWeb.ts";
import { whenAskedToStop } from "./stopping.ts";

const databaseUrl = process.env["DATABASE_URL"];
if (!databaseUrl) throw new Error("DATABASE_URL is not set");

const server = await startServer({
  databaseUrl,
  ownerUrl: process.env["DATABASE_OWNER_URL"] || undefined,
  port: Number(process.env["PORT"] ?? 3000),
  demo: true,
  webDir,
});
process.stdout.write(`Server: ${server.address}\n`);
whenAskedToStop(() => server.close());
