import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";
import type { PreparedPostgres } from "./preparePostgres.ts";

const shared = globalThis as {
  fairwayPostgres?: { users: number; ready: Promise<PreparedPostgres> };
};

/** Gives each project of the run the one server, which the first of them starts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Vitest loads this file once for each project, so what is shared belongs to the process.
  shared.fairwayPostgres ??= { users: 0, ready: prepare() };
  const server = shared.fairwayPostgres;
  server.users += 1;
  const { provided, stop } = await server.ready;
  for (const [name, value] of Object.entries(provided)) {
    project.provide(name as keyof ProvidedContext, value);
  }
  return async () => {
    server.users -= 1;
    if (server.users > 0) return;
    delete shared.fairwayPostgres;
    await stop();
  };
}

async function prepare(): Promise<PreparedPostgres> {
  const { preparePostgres } = await import("./preparePostgres.ts");
  return preparePostgres();
}
