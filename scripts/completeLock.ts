import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockHoles, type Lock } from "./lockHoles.ts";

// A registry that lacks the packages of other platforms makes npm leave them out of the lock
// file, and `npm ci` then refuses the file everywhere. This file lists what npm leaves out.

const file = join(import.meta.dirname, "..", "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8")) as Lock;
const holes = lockHoles(lock);
Object.assign(lock.packages, holes);
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en"));
lock.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${Object.keys(holes).length} entries added\n`);
