import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../db/testDatabase.ts";
import { buildServer } from "./buildServer.ts";

const database = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), "fairway-web-"));
await mkdir(join(folder, "vi"));
await mkdir(join(folder, "assets"));
await writeFile(join(folder, "index.html"), "<!doctype html><html lang=en>");
await writeFile(join(folder, "vi", "index.html"), "<!doctype html><html lang=vi>");
await writeFile(join(folder, "assets", "main-1a2b.js"), "export {};".repeat(300));
await writeFile(join(folder, "..", "fairway-outside.txt"), "secret");
await writeFile(join(folder, "assets", "packed-3c4d.js"), "export {};");
await writeFile(join(folder, "assets", "packed-3c4d.js.br"), "packed by the build");
const server = await buildServer({
  database,
  handlers: [],
  authenticate: () => Promise.reject(new Error("nobody signs in here")),
  webDir: folder,
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
  await rm(join(tmpdir(), "fairway-outside.txt"));
});

test.each([
  ["/", "lang=en"],
  ["/vi/", "lang=vi"],
  ["/index.html", "lang=en"],
])("%s serves the screens and is revalidated each time", async (url, found) => {
  const answer = await server.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(found);
  expect(answer.headers["cache-control"]).toBe("no-cache");
});

test("/vi leads to /vi/", async () => {
  const answer = await server.inject("/vi");
  expect([200, 301, 302]).toContain(answer.statusCode);
});

test("what carries a fingerprint may be kept forever and comes compressed", async () => {
  const answer = await server.inject({
    url: "/assets/main-1a2b.js",
    headers: { "accept-encoding": "gzip" },
  });
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(answer.headers["content-encoding"]).toBe("gzip");
});

test("what the build has packed is given as it lies there", async () => {
  const answer = await server.inject({
    url: "/assets/packed-3c4d.js",
    headers: { "accept-encoding": "gzip, br" },
  });
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(answer.headers["content-type"]).toMatch(/javascript/);
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(answer.body).toBe("packed by the build");
  expect((await server.inject("/assets/packed-3c4d.js")).body).toBe("export {};");
});

test.each(["/../fairway-outside.txt", "/%2e%2e/fairway-outside.txt", "/assets/", "/missing.js"])(
  "%s gives nothing",
  async (url) => {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain("secret");
  },
);
