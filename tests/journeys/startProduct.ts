import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FullConfig } from "@playwright/test";
import { createScratchDatabase } from "../../engine/db/scratchDatabase.ts";
import { workingUrl } from "../../engine/db/workingRole.ts";
import { startMailServer } from "../setup/mailServer.ts";
import { startScratchPostgres } from "../setup/scratchPostgres.ts";
import { startServerProcess } from "../setup/serverProcess.ts";

/**
 * Starts a product for each project of journeys, with a company of its own: the demonstration is
 * filled once and copied. Journeys find the addresses through FAIRWAY_PRODUCTS, and what the products
 * have mailed in the folder FAIRWAY_MAILS; a product that FAIRWAY_BASE names already is used as it is.
 */
export default async function startProduct({ projects }: FullConfig): Promise<() => Promise<void>> {
  if (process.env["FAIRWAY_BASE"]) return async () => {};
  const postgres = await startScratchPostgres();
  const mails = await mkdtemp(join(tmpdir(), "fairway-mails-"));
  const post = await startMailServer(mails);
  process.env["FAIRWAY_MAILS"] = mails;
  const sends = { MAIL_URL: post.url, MAIL_SENDER: "mail@fairway.example" };
  const serve = (url: string) =>
    postgres.workUrl
      ? startServerProcess(workingUrl(postgres.workUrl, url), { ...sends, DATABASE_OWNER_URL: url })
      : startServerProcess(url, sends);
  const filled = await createScratchDatabase(postgres.url);
  // A server fills an empty database when it starts; without a connection it can be copied.
  await (await serve(filled.url)).stop();
  const template = new URL(filled.url).pathname.slice(1);
  const products = await Promise.all(
    projects.map(async ({ name }) => {
      const database = await createScratchDatabase(postgres.url, template);
      return { name, database, server: await serve(database.url) };
    }),
  );
  process.env["FAIRWAY_PRODUCTS"] = JSON.stringify(
    Object.fromEntries(products.map(({ name, server }) => [name, server.address])),
  );
  return async () => {
    await Promise.all(products.map(({ server }) => server.stop()));
    for (const { drop } of [filled, ...products.map(({ database }) => database)]) await drop();
    await postgres.stop();
    await post.stop();
    await rm(mails, { recursive: true, force: true });
  };
}
