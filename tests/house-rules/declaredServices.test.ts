import { describe, expect, test } from "vitest";
import type { Service } from "../../areas/service/model/serviceDeclaration.ts";
import { services } from "../../areas/service/model/services.ts";
import { importsOf, sources } from "./sources.ts";

const declared: readonly Service[] = services;
const codes = declared.flatMap(({ code, formerCode }) => [
  code,
  ...(formerCode ? [formerCode] : []),
]);
const words = declared.flatMap(({ menu, route, formerMenu }) => [
  menu,
  route,
  ...(formerMenu ? [formerMenu.id, formerMenu.route] : []),
]);

// Declarations, seed, benches and what tests or plays the product from outside.
const mayName = /^(areas\/service\/model|db|bench|faults|tests|scripts)\/|\.test\.tsx?$/;
const code = sources(".ts", ".tsx", ".typ").filter((each) => !mayName.test(each.path));
const comment = /^\s*(\/\/|\/?\*|\{\/\*)/;

/** Each line that one of these expressions finds, as "file:line text". */
const linesWith = (pattern: RegExp) =>
  code.flatMap(({ path, text }) =>
    text
      .split("\n")
      .map((line, at) => ({ line, place: `${path}:${at + 1}` }))
      .filter(({ line }) => !comment.test(line) && pattern.test(line))
      .map(({ line, place }) => `${place} ${line.trim()}`),
  );

const either = (list: readonly string[]) => list.join("|");

describe("services", () => {
  test("a service's menu and address stand in its declaration alone", () => {
    expect(linesWith(new RegExp(`\\b(${either(words)})\\b`))).toEqual([]);
  });

  test("a service's code stands in its declaration alone", () => {
    const long = codes.filter((each) => each.length > 2);
    // A word of two letters may mean something else; as a text or a key it is a code.
    const short = codes.filter((each) => each.length === 2);
    const pattern = new RegExp(
      `\\b(${either(long)})\\b|["'\`](${either(short)})["'\`]|^\\s*(${either(short)}):|services?\\.(${either(codes)})\\b`,
    );
    expect(linesWith(pattern)).toEqual([]);
  });

  test("a single declaration is imported by the list of services alone", () => {
    // The templates of roles name screens one by one.
    const roles = "areas/access/model/rightsFor.ts";
    const singles = new Set(
      importsOf({
        path: "areas/service/model/services.ts",
        text: sources("areas/service/model/services.ts")[0]?.text ?? "",
      }),
    );
    expect(singles.size).toBe(declared.length);
    const wrong = code
      .filter(({ path }) => path !== roles)
      .flatMap((each) =>
        importsOf(each)
          .filter((to) => singles.has(to))
          .map((to) => `${each.path} → ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  test("codes, menus, addresses and number prefixes are each used once", () => {
    const facts = (["code", "menu", "route", "jobPrefix"] as const).map((fact) =>
      declared.map((each) => each[fact]),
    );
    for (const values of facts) expect(new Set(values).size).toBe(values.length);
  });

  test("the rule looks at the whole program", () => {
    expect(code.length).toBeGreaterThan(800);
  });
});
