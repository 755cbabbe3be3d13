import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { spoolFile } from "./spoolFile.ts";

const most = { bytes: 100_000_000, refusal: () => new Error("too large") };
const named = { name: "scan.pdf", mime: "application/pdf" };
const usual = process.env["TMPDIR"];
const place = mkdtempSync(join(tmpdir(), "fairway-small-disk-"));
let isMounted = false;

async function* pieces(count: number) {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(700 * 1024 + 13, at + 1);
}

beforeAll(() => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", place], { stdio: "ignore" });
    isMounted = true;
  } catch {
    // Without the right to mount the disk of the machine is used, which has room.
  }
  process.env["TMPDIR"] = place;
});
afterAll(() => {
  if (usual === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = usual;
  if (isMounted) execFileSync("umount", ["-l", place]);
  rmSync(place, { recursive: true, force: true });
});

test("a spooled file is read as it was sent, and frees its place", async () => {
  for (let time = 0; time < 3; time += 1) {
    const file = await spoolFile(pieces(2), named, most);
    const read: Uint8Array[] = [];
    for await (const piece of file.read()) read.push(piece);
    expect(Buffer.concat(read).length).toBe(file.size);
    await file.close();
  }
});

test("a file for which the disk has no room is refused, also where its end is cut off", async (context) => {
  if (!isMounted) context.skip();
  // The last piece of three fits in part: the disk takes this part without an error.
  for (const count of [3, 5]) {
    const refused = spoolFile(pieces(count), named, most);
    await expect(refused).rejects.toMatchObject({ code: "request.diskFull" });
  }
  const after = await spoolFile(pieces(2), named, most);
  await after.close();
});
