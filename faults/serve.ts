import { startServer } from "../apps/server/startServer.ts";
import { whenAskedToStop } from "../scripts/stopping.ts";

const databaseUrl = process.env["DATABASE_URL"];
if (!databaseUrl) throw new Error("DATABASE_URL is not set");

const server = await startServer({
  databaseUrl,
  ownerUrl: process.env["DATABASE_OWNER_URL"] || undefined,
  port: Number(process.env["PORT"] ?? 0),
  demo: false,
});
const { address, signIns } = server;
process.stdout.write(`${JSON.stringify({ ready: { address, signIns } })}\n`);
whenAskedToStop(() => server.close());
