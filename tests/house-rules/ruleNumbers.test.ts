import { describe, expect, test } from "vitest";
import { type Source, sources } from "./sources.ts";

/** The numbers of the rules that a README lists, such as HB-5. */
const numbersOf = ({ text }: Source) =>
  [...text.matchAll(/^- ([A-Z]{2}-\d+) /gm)].map(([, number = ""]) => number);

/** The rule numbers that several lines have, with their READMEs. */
function repeated(readmes: readonly Source[]): string[] {
  const listed = readmes.flatMap((each) =>
    numbersOf(each).map((number) => ({ number, path: each.path })),
  );
  return [...Map.groupBy(listed, ({ number }) => number)]
    .filter(([, lines]) => lines.length > 1)
    .map(([number, lines]) => `${number}: ${lines.map(({ path }) => path).join(", ")}`);
}

const readmes = sources("README.md").filter(({ path }) => /^(areas|engine)\//.test(path));

describe("rule numbers", () => {
  test("a number belongs to one rule of all areas", () => {
    expect(readmes.flatMap(numbersOf).length).toBeGreaterThan(300);
    expect(repeated(readmes)).toEqual([]);
  });

  test("every rule is listed in the form in which its number is found", () => {
    const other = readmes.filter(({ text }) => /^\s*[-*] [*_`]+[A-Z]{2}-\d+/m.test(text));
    expect(other.map(({ path }) => path)).toEqual([]);
  });

  test("a number that two rules have is found in one README and in two", () => {
    const one = { path: "one", text: "# One\n\n- AA-1 First.\n- AA-1 Again.\n" };
    const two = { path: "two", text: "- AB-1 First, see AA-1.\n- AA-1 Third.\n" };
    expect(repeated([one, two])).toEqual([`AA-1: ${one.path}, ${one.path}, ${two.path}`]);
    expect(repeated([two])).toEqual([]);
  });
});
