import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const assets = "apps/web/dist/assets";

/** Words that only server machinery has; none may reach the browser. */
const serverOnly = [
  "graphile_worker",
  "document_sequence",
  "jsonb_populate_recordset",
  "argon2",
  "insert into",
  "company_id =",
];

describe("the built browser bundle", () => {
  test("holds nothing of the server or the engine", () => {
    expect(existsSync(assets), "build the web app first: npm test does").toBe(true);
    const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(3);
    const leaks = scripts.flatMap((name) => {
      const text = readFileSync(join(assets, name), "utf8");
      return serverOnly.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
    });
    expect(leaks).toEqual([]);
  });

  test("English stands at the root and Vietnamese under /vi/", () => {
    expect(readFileSync("apps/web/dist/index.html", "utf8")).toContain('lang="en"');
    expect(readFileSync("apps/web/dist/vi/index.html", "utf8")).toContain('lang="vi"');
  });
});
