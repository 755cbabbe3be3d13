import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { startServer } from "../../apps/server/startServer.ts";
import { createScratchDatabase } from "../../engine/db/scratchDatabase.ts";
import { testServerUrl } from "../../engine/db/testDatabase.ts";
import { whoAmI } from "../../scripts/api/callServer.ts";
import { openServer } from "../../scripts/api/openServer.ts";
import { playStory } from "../../scripts/story/playStory.ts";
import { storyOf } from "../../scripts/story/story.ts";
import { explainEveryStatement } from "../setup/everyStatement.ts";

explainEveryStatement();

const scratch = await createScratchDatabase(testServerUrl());
const server = await startServer({ databaseUrl: scratch.url, port: 0, demo: false, quiet: true });
const papers = await mkdtemp(join(tmpdir(), "fairway-clock-test-"));
const client = new Client(scratch.url);
await client.connect();
afterAll(async () => {
  await client.end();
  await server.close();
  await scratch.drop();
  await rm(papers, { recursive: true, force: true });
});

test("what the clock runs after a day's work succeeds; its statements name their company", async () => {
  const signed = await openServer(server);
  const story: unknown = JSON.parse(
    await readFile(join(import.meta.dirname, "stories", "notes.json"), "utf8"),
  );
  await playStory(storyOf(story), { signed, me: await whoAmI(signed) }, papers);
  const { rows: tasks } = await client.query<{ task: string }>(
    `select split_part(identifier, ' ', 2) as task from graphile_worker._private_known_crontabs`,
  );
  expect(tasks.length).toBeGreaterThan(10);
  for (const { task } of tasks) {
    await client.query("select graphile_worker.add_job($1, job_key := $1, max_attempts := 1)", [
      task,
    ]);
  }
  const left = async () => {
    const names = tasks.map((each) => each.task);
    const found = await client.query<{ task: string; error: string | null }>(
      `select task_identifier as task, last_error as error from graphile_worker.jobs
        where key = any($1)`,
      [names],
    );
    return found.rows;
  };
  await expect
    .poll(async () => (await left()).filter(({ error }) => !error), { timeout: 60_000 })
    .toEqual([]);
  expect(await left()).toEqual([]);
}, 180_000);
