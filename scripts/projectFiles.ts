import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const repository = join(import.meta.dirname, "..");

/** Runs git in the repository and gives the lines that it prints. */
export function gitLines(...args: string[]): string[] {
  const printed = execFileSync("git", args, { cwd: repository, encoding: "utf8" });
  return printed.split("\n").filter(Boolean);
}

/** All files of the project in order: tracked ones and new ones that are not ignored. */
export function projectFiles(): string[] {
  const listed = gitLines("ls-files", "--cached", "--others", "--exclude-standard");
  return [...new Set(listed)].filter((path) => existsSync(join(repository, path))).sort();
}
