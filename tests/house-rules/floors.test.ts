import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { importsOf, type Source, sources } from "./sources.ts";

const floors = JSON.parse(readFileSync("floors.json", "utf8")) as Record<string, number>;
const code = sources(".ts", ".tsx").filter((each) => !each.path.startsWith("tests/"));

const areaOf = (path: string) => /^areas\/([^/]+)\//.exec(path)?.[1] ?? null;
const sideOf = (path: string) =>
  /^areas\/[^/]+\/(model|server|web|contract)/.exec(path)?.[1] ?? null;
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Each import that breaks a rule, as "file → import". */
function breaches(files: Source[], broken: (from: string, to: string) => boolean): string[] {
  return files.flatMap((source) =>
    importsOf(source)
      .filter((to) => broken(source.path, to))
      .map((to) => `${source.path} → ${to}`),
  );
}

/** The files that keep functions at their top, other than in a map by name. */
function keepers(files: readonly Source[]): string[] {
  const types = files.flatMap(({ text }) =>
    [...text.matchAll(/\btype (\w+) = \(\s*(?:\w+: |\)\s*=>)/g)].map((found) => found[1]),
  );
  const kept = `(?:${types.join("|")})\\b`;
  const broken = new RegExp(
    `^(?:let \\w+: (?:null \\| |undefined \\| )?(?:${kept}|\\(?\\((?:\\w+: |\\)))` +
      `|const \\w+(?:: (?:readonly )?${kept}\\[\\]|: Set<${kept}| = new Set<${kept}))`,
    "m",
  );
  return files.filter(({ text }) => broken.test(text)).map(({ path }) => path);
}

describe("the floor plan", () => {
  test("every area has its floor", () => {
    const areas = new Set(code.map((each) => areaOf(each.path)).filter((area) => area !== null));
    expect([...areas].filter((area) => !(area in floors))).toEqual([]);
  });

  test("an area imports only areas on lower floors", () => {
    const broken = breaches(code, (from, to) => {
      const here = areaOf(from);
      const there = areaOf(to);
      if (!here || !there || here === there) return false;
      return (floors[there] ?? 99) >= (floors[here] ?? 0);
    });
    expect(broken).toEqual([]);
  });

  test("the ground knows no business", () => {
    const broken = breaches(code, (from, to) => {
      const ground = from.startsWith("core/") ? "core" : /^(engine|ui)\//.exec(from)?.[1];
      if (!ground || isTest(from)) return false;
      if (areaOf(to) || to.startsWith("apps/")) return true;
      if (ground === "core") return /^(engine|ui)\//.test(to);
      return to.startsWith(ground === "engine" ? "ui/" : "engine/");
    });
    expect(broken).toEqual([]);
  });

  test("a model is pure: it imports core and lower models", () => {
    const broken = breaches(code, (from, to) => {
      if (sideOf(from) !== "model" || isTest(from)) return false;
      return !(to.startsWith("core/") || sideOf(to) === "model");
    });
    expect(broken).toEqual([]);
  });

  test("a contract imports models and contracts only", () => {
    const broken = breaches(code, (from, to) => {
      if (sideOf(from) !== "contract") return false;
      return !(to.startsWith("core/") || sideOf(to) === "model" || sideOf(to) === "contract");
    });
    expect(broken).toEqual([]);
  });

  test("server and web never meet", () => {
    const broken = breaches(code, (from, to) => {
      if (sideOf(from) === "server") return sideOf(to) === "web" || to.startsWith("ui/");
      if (sideOf(from) === "web") return sideOf(to) === "server" || to.startsWith("engine/");
      return false;
    });
    expect(broken).toEqual([]);
  });

  // A rule that a higher area hands down runs in the transaction of a lower one, where no import
  // shows it, and is missing wherever nobody has loaded its file. What is found by a name that a
  // record holds (a map by key, such as the owners of files) is a declaration and may stay.
  test("an area keeps no function that a higher area registers", () => {
    const servers = code.filter((each) => sideOf(each.path) === "server" && !isTest(each.path));
    // What a company is given when it is founded: no record of anybody depends on it.
    expect(keepers(servers)).toEqual(["areas/access/server/addCompany.ts"]);
  });

  test("a kept function is found whatever it takes, and a map by name is none", () => {
    const rule = "type Rule = (actor: Actor, id: Sql) => Sql;\n";
    const fileOf = (path: string, kept: string): Source => ({ path, text: `${rule}${kept}` });
    const kept = [
      fileOf("one", "let registered: Rule | null = null;"),
      fileOf("later", "let registered: null | Rule;"),
      fileOf("inline", "let registered: ((actor: Actor) => Sql) | null = null;"),
      fileOf("list", "const all: Rule[] = [];"),
      fileOf("set", "const all = new Set<Rule>();"),
    ];
    const named = fileOf("map", 'const rules = new Map<"job", Rule>();');
    expect(keepers([...kept, named])).toEqual(kept.map(({ path }) => path));
  });

  test("the SQL of a table stays inside its area", () => {
    const broken = breaches(
      code,
      (from, to) => to.endsWith("Table.ts") && areaOf(to) !== null && areaOf(from) !== areaOf(to),
    );
    expect(broken).toEqual([]);
  });

  test("the apps open areas by their doors", () => {
    const broken = breaches(code, (from, to) => {
      if (!from.startsWith("apps/") || !areaOf(to)) return false;
      // Here the tabs of higher areas are put on the pages of lower ones.
      if (from === "apps/web/src/places.ts") return sideOf(to) !== "web";
      // A page besides the application is a part of an area alone.
      if (from === "apps/web/src/pod.tsx") return !to.startsWith("areas/trip/web/driver/");
      // What runs by the clock has a door of its own: no person asks for it.
      return !/\/server\/(handlers|byTheClock)\.ts$|\/web\/screens\.tsx$|\/contract\w*\.ts$/.test(
        to,
      );
    });
    expect(broken).toEqual([]);
  });
});
