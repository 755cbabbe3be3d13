import type { FullConfig } from "@playwright/test";
import { createScratchDatabase } from "../../engine/db/scratchDatabase.ts";
import { workingUrl } from "../../engine/db/workingRole.ts";
import { startScratchPostgres } from "../setup/scratchPostgres.ts";
import { startServerProcess } from "../setup/serverProcess.ts";

/**
 * Starts a product for each project of journeys, with a company of its own: the demonstration is
 * filled once and copied. Journeys find the addresses through FAIRWAY_PRODUCTS; a product that
 * FAIRWAY_BASE names already is used as it is.
 */
export default async function startProduct({ projects }: FullConfig): Promise<() => Promise<void>> {
  if (process.env["FAIRWAY_BASE"]) return async () => {};
  const postgres = await startScratchPostgres();
  const serve = (url: string) =>
    postgres.workUrl
      ? startServerProcess(workingUrl(postgres.workUrl, url), { DATABASE_OWNER_URL: url })
      : startServerProcess(url);
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
  };
}
