import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startScratchServer } from "../tests/setup/scratchServer.ts";
import { whoAmI } from "./api/callServer.ts";
import { openServer } from "./api/openServer.ts";
import { compareStory } from "./story/compareStory.ts";
import { playStory } from "./story/playStory.ts";
import { StoryFault, storyOf } from "./story/story.ts";

const usage =
  "npm run story -- story.json [--base http://127.0.0.1:PORT --user U --password P] [--expect expected.json] [--papers FOLDER]";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: "string" },
    user: { type: "string" },
    password: { type: "string" },
    expect: { type: "string" },
    papers: { type: "string" },
  },
});
const [file] = positionals;
if (!file) {
  console.error(usage);
  process.exit(2);
}

const story = await readStory(file);
const folder = values.papers ?? (await mkdtemp(join(tmpdir(), "fairway-story-")));
await mkdir(folder, { recursive: true });
// A system that calls back has an encrypted key.
process.env["SECRETS_KEY"] ??= randomBytes(32).toString("hex");
const scratch = values.base ? null : await startScratchServer({ demo: false });
try {
  const signed = await openServer(scratch, values);
  const outcome = await playStory(story, { signed, me: await whoAmI(signed) }, folder);
  console.log(JSON.stringify(outcome, null, 2));
  if (values.expect) {
    const wrong = compareStory(JSON.parse(await readFile(values.expect, "utf8")), outcome);
    for (const each of wrong) console.error(each);
    if (wrong.length > 0) process.exitCode = 1;
  }
} finally {
  await scratch?.stop();
}

/** Reads the story; one that cannot be played ends the command with every reason. */
async function readStory(path: string) {
  try {
    return storyOf(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if (!(error instanceof StoryFault)) throw error;
    console.error(`${path} cannot be played:\n${error.message}`);
    process.exit(2);
  }
}
