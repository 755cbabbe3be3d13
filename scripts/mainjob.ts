import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type ScratchServer, startScratchServer } from "../tests/setup/scratchServer.ts";
import { changePassword, signIn, whoAmI } from "./mainjob/callServer.ts";
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
  const signed = await open(scratch);
  const result = await runMainjob(signed, await whoAmI(signed), scenario, folder);
  console.log(JSON.stringify(result, null, 2));
} finally {
  await scratch?.stop();
}

/** Signs in to the given server, or as the first administrator of the scratch one. */
async function open(server: ScratchServer | null) {
  if (!server) {
    const { base = "", user = "", password = "" } = values;
    return signIn(base.replace(/\/$/, ""), { user, password });
  }
  const [first] = server.signIns;
  if (!first) throw new Error("the scratch server names nobody who can sign in");
  const person = { user: first.username, password: "Main job, booking to cash 1" };
  await changePassword(server.address, { ...person, from: first.password });
  return signIn(server.address, person);
}
