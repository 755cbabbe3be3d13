import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.sql", "*.typ"], {
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .map((name) => ({ name, lines: readFileSync(name, "utf8").split("\n").length }))
  .sort((a, b) => a.lines - b.lines);

const at = (share: number) =>
  files[Math.min(files.length - 1, Math.floor(files.length * share))]?.lines ?? 0;
console.log(`files ${files.length}  median ${at(0.5)}  p90 ${at(0.9)}  p99 ${at(0.99)} lines`);
for (const { name, lines } of files.slice(-15).reverse())
  console.log(`${String(lines).padStart(5)}  ${name}`);
