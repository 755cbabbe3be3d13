import { expect, test } from "vitest";
import { sources } from "./sources.ts";

// Every element of the spread becomes an argument, and a call with some 100,000 of them has no stack.
const spreads =
  /\.(?:push|unshift)\(\s*\.\.\.|\bMath\.(?:max|min)\([^()]*\.\.\.|String\.from\w+\(\s*\.\.\./;

test("no list becomes the arguments of a call: its length is no stack's", () => {
  const product = sources(".ts", ".tsx").filter(
    ({ path }) => /^(?:areas|core|engine|ui|apps)\//.test(path) && !/\.test\.|\.bench\./.test(path),
  );
  expect(product.length).toBeGreaterThan(500);
  expect(product.filter(({ text }) => spreads.test(text)).map(({ path }) => path)).toEqual([]);
});
