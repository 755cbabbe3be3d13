import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startServer } from "../../apps/server/startServer.ts";
import { createScratchDatabase } from "../../engine/db/scratchDatabase.ts";
import { testServerUrl } from "../../engine/db/testDatabase.ts";
import { whoAmI } from "../../scripts/api/callServer.ts";
import { openServer } from "../../scripts/api/openServer.ts";
import { compareStory } from "../../scripts/story/compareStory.ts";
import { playStory } from "../../scripts/story/playStory.ts";
import { StoryFault, storyOf } from "../../scripts/story/story.ts";
import { explainEveryStatement } from "../setup/everyStatement.ts";

explainEveryStatement();

// A system that calls back has an encrypted key.
process.env["SECRETS_KEY"] ??= "a key of forty letters outside the data ";
const scratch = await createScratchDatabase(testServerUrl());
// The clock's jobs would run in some minutes of an hour only.
const server = await startServer({
  databaseUrl: scratch.url,
  port: 0,
  demo: false,
  quiet: true,
  worksOnJobs: false,
});
const papers = await mkdtemp(join(tmpdir(), "fairway-stories-test-"));
afterAll(async () => {
  await server.close();
  await scratch.drop();
  await rm(papers, { recursive: true, force: true });
});

const signed = await openServer(server);
const administrator = { signed, me: await whoAmI(signed) };

// Every story has a month of its own, because numbers of jobs count by month.
const folder = join(import.meta.dirname, "stories");
const names = (await readdir(folder))
  .filter((file) => file.endsWith(".json") && !file.endsWith(".expected.json"))
  .map((file) => file.slice(0, -".json".length));
const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, file), "utf8"));

describe("a story over the public API comes to the numbers computed apart from it", () => {
  test.each(names)("%s", { timeout: 120_000 }, async (name) => {
    const story = storyOf(await read(`${name}.json`));
    const outcome = await playStory(story, administrator, papers);
    expect(compareStory(await read(`${name}.expected.json`), outcome)).toEqual([]);
  });
});

describe("a story that cannot be played is stopped before it starts", () => {
  const job = { id: "j", do: "job", service: "SFE", day: "2026-12-05" };
  test.each([
    ["an unknown step", { steps: [{ ...job, do: "jobb" }] }, /j: "jobb" is no step; there are job/],
    ["an unknown field", { steps: [{ ...job, vessel: "A" }] }, /j: .*vessel/],
    ["an unknown field of goods", { steps: [{ ...job, goods: { kg: "1" } }] }, /j: goods: .*kg/],
    ["an unknown field of the story", { steps: [], rate: {} }, /rate/],
    ["an unknown service", { steps: [{ ...job, service: "XX" }] }, /j: service/],
    ["a day that does not exist", { steps: [{ ...job, day: "2026-02-30" }] }, /j: day: a day/],
    ["an unknown person", { steps: [{ ...job, as: "me" }] }, /j: as: "me" is not among people/],
    ["a step before its job", { steps: [{ id: "m", do: "manifest", job: "j" }, job] }, /"j"/],
    [
      "a bill of a manifest",
      {
        steps: [
          job,
          { id: "m", do: "manifest", job: "j" },
          { id: "b", do: "bill", job: "m", customer: "C" },
        ],
      },
      /b: job: "m" is a manifest, not a job/,
    ],
    [
      "a line that no step makes",
      { steps: [job, { id: "r", do: "readLines", lines: ["s1"] }] },
      /r: no step before it makes the line "s1"/,
    ],
    ["two steps of one name", { steps: [job, job] }, /j: two steps have this id/],
    ["a missing field", { steps: [{ id: "b", do: "bill", job: "j" }] }, /b: customer/],
  ])("%s", (_, story, reason) => {
    expect(() => storyOf(story)).toThrow(StoryFault);
    expect(() => storyOf(story)).toThrow(reason);
  });
});

describe("what was expected is compared", () => {
  const outcome = { steps: { a: { no: "A1", gw: "1.50", list: ["1", "2"], extra: "x" } } };
  test.each([
    ["the same", { a: { no: "A1", gw: "1.5", list: ["1.0", "2"] } }, 0],
    ["a pattern", { a: { no: "~[A-Z]\\d" } }, 0],
    ["a pattern of a part only", { a: { no: "~[A-Z]" } }, 1],
    ["another number", { a: { gw: "1.51" } }, 1],
    ["a missing key", { a: { cbm: "1" } }, 1],
    ["a shorter list", { a: { list: ["1"] } }, 1],
    ["a step that was not refused", { a: { refused: {} } }, 1],
    ["a paper that is not there", { a: { no: "<a paper>" } }, 1],
  ])("%s", (_, steps, count) => {
    expect(compareStory({ steps }, outcome)).toHaveLength(count);
  });
});
