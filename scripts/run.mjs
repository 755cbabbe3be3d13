import { resolve } from "node:path";
import { runOnNode24 } from "./ground.mjs";

const [file, ...args] = process.argv.slice(2);
if (!file) {
  process.stderr.write("Say which file to run: node scripts/run.mjs <file.ts> …\n");
  process.exit(2);
}
runOnNode24(resolve(file), args);
