import { expect, test } from "vitest";
import { sources } from "./sources.ts";

// A limit of time fails on a loaded machine and passes on a fast one; bench/ measures instead. A
// test that would hang has a time limit of its own.
const compares = /(?:performance|Date)\.now\(\) - \w+\)\s*\.\s*to(?:Be|Equal)/;

test("no test asserts how long something takes", () => {
  const tests = sources(".test.ts", ".test.tsx", ".journey.ts");
  expect(tests.length).toBeGreaterThan(200);
  expect(tests.filter(({ text }) => compares.test(text)).map(({ path }) => path)).toEqual([]);
});
