import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** One source file of the project, path from the root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** All tracked and new sources that are not ignored; `ends` filters by ending. */
export function sources(...ends: string[]): Source[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return [...new Set(listed.trim().split("\n"))]
    .filter((path) => ends.some((end) => path.endsWith(end)))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(path, "utf8") }];
      } catch {
        // Deleted in the working tree but still in the list.
        return [];
      }
    });
}

const imported = /(?:from|import)\s*\(?\s*["']([^"']+)["']/g;

/** The project paths that a source imports, resolved from the root; packages are left out. */
export function importsOf(source: Source): string[] {
  const found: string[] = [];
  for (const [, name = ""] of source.text.matchAll(imported)) {
    if (name.startsWith("@fairway/"))
      found.push(name.slice("@fairway/".length).replace(/^(server|web)\//, "apps/$1/"));
    else if (name.startsWith(".")) {
      const base = new URL(name, `file:///${source.path}`).pathname.slice(1);
      found.push(base);
    }
  }
  return found;
}
