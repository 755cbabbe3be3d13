import { glob } from "node:fs/promises";
import { join } from "node:path";
import type { Paper } from "../../engine/paper/paper.ts";

const root = join(import.meta.dirname, "../..");

/** Every paper of the product, found by the name of its file. */
export async function everyPaper(): Promise<Paper<unknown>[]> {
  const papers: Paper<unknown>[] = [];
  for await (const path of glob("areas/*/server/paper/*.paper.ts", {
    cwd: root,
  })) {
    const exported: Record<string, unknown> = await import(join(root, path));
    const found = Object.values(exported).filter(isPaper);
    if (found.length !== 1) throw new Error(`${path} must export one paper`);
    papers.push(...found);
  }
  return papers.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isPaper(value: unknown): value is Paper<unknown> {
  return typeof value === "object" && value !== null && "sheet" in value && "sample" in value;
}
