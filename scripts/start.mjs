import { join } from "node:path";
import { repository, runOnNode24 } from "./ground.mjs";

runOnNode24(join(repository, "scripts", "startFairway.ts"), process.argv.slice(2));
