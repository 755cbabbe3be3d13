import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startScratchServer } from "../tests/setup/scratchServer.ts";
import { whoAmI } from "./api/callServer.ts";
import { openServer } from "./api/openServer.ts";
import { runMainjob } from "./mainjob/runMainjob.ts";
import { mainjobScenario } from "./mainjob/scenario.ts";

const usage =
  "npm run mainjob -- scenario.json [--base http://127.0.0.1:PORT --user U --password P] [--papers FOLDER]";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: "string" },
    user: { type: "string" },
    password: { type: "string" },
    papers: { type: "string" },
  },
});
const [file] = positionals;
if (!file) {
  console.error(usage);
  process.exit(2);
}

const scenario = mainjobScenario.parse(JSON.parse(await readFile(file, "utf8")));
const folder = values.papers ?? (await mkdtemp(join(tmpdir(), "fairway-papers-")));
const scratch = values.base ? null : await startScratchServer({ demo: false });
try {
  const signed = await openServer(scratch, values);
  const result = await runMainjob(signed, await whoAmI(signed), scenario, folder);
  console.log(JSON.stringify(result, null, 2));
} finally {
  await scratch?.stop();
}
