import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
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

interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
const manifest: Readonly<Record<string, Built>> = existsSync(`${assets}/../.vite/manifest.json`)
  ? (JSON.parse(readFileSync(`${assets}/../.vite/manifest.json`, "utf8")) as Record<string, Built>)
  : {};

/** The name of an area's file in the manifest. */
function areaFile(path: string): string {
  return `../../areas/${path}`;
}

/** What the first list shows a moment after its rows, when the browser rests. */
const later = [
  "src/shell/Bell.tsx",
  "src/shell/PersonMenu.tsx",
  "../../ui/parts/Overlays.tsx",
  "../../ui/parts/Choice.tsx",
  "../../ui/parts/Tip.tsx",
  "../../ui/form/PickerInput.tsx",
  "../../ui/form/RecordForm.tsx",
  "../../ui/form/useRecordForm.tsx",
  "../../ui/form/fields.tsx",
  "../../ui/table/DateRange.tsx",
  "../../ui/table/SavedViews.tsx",
  "../../ui/table/TableTools.tsx",
  "../../ui/table/Pager.tsx",
];

/** What a source is called in the manifest: parts that several screens share have a name of their own. */
function nameOf(source: string): string {
  const shared = `_${source.replace(/^.*\//, "").replace(/\.\w+$/, "")}-`;
  return source in manifest
    ? source
    : (Object.keys(manifest).find((name) => name.startsWith(shared)) ?? source);
}

/** The built files that some sources bring along, themselves included. */
function closure(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    const built = manifest[name];
    if (!built) throw new Error(`${name} was not built`);
    seen.add(name);
    closure(built.imports ?? [], seen);
  }
  return seen;
}

function compressed(name: string): number {
  return gzipSync(readFileSync(join(assets, "..", manifest[name]?.file ?? ""))).length;
}

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

  test("no built file imports itself through others: its constants would not exist yet", () => {
    const circles = Object.keys(manifest).filter((name) =>
      closure(manifest[name]?.imports ?? []).has(name),
    );
    expect(circles).toEqual([]);
  });

  test("what the first list and a further screen load does not grow", () => {
    const list = areaFile("shipment/web/JobList.tsx");
    const start = closure(["index.html", "src/early.ts", list]);
    const kilobytes = (names: Iterable<string>) =>
      [...names].reduce((sum, name) => sum + compressed(name), 0) / 1024;
    // bench/results/browser.md lists its contents and the aims.
    expect(kilobytes(start)).toBeLessThan(309);
    const shown = closure(later.map(nameOf), new Set(start));
    expect(kilobytes(shown)).toBeLessThan(492);
    const screens = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry);
    const further = screens
      .map((name) => [...closure([name])].filter((each) => !shown.has(each)))
      .map(kilobytes);
    expect(Math.max(...further)).toBeLessThan(95);
    expect(further.filter((each) => each > 60).length).toBeLessThan(35);
    expect(further.sort((a, b) => a - b)[Math.floor(further.length / 2)]).toBeLessThan(29.5);
  });

  test("English stands at the root and Vietnamese under /vi/", () => {
    expect(readFileSync("apps/web/dist/index.html", "utf8")).toContain('lang="en"');
    expect(readFileSync("apps/web/dist/vi/index.html", "utf8")).toContain('lang="vi"');
  });
});
