import { expect, test } from "vitest";
import { sources } from "./sources.ts";

/** Connections that only create databases and roles, whose statements have no plan. */
const planless = ["engine/db/launcher.ts", "engine/db/scratchDatabase.ts"];

test("every connection runs plans as they are, without compiling them", () => {
  const opening = sources(".ts").filter(
    ({ path, text }) =>
      /^(apps\/server|areas|engine)\//.test(path) &&
      !/\.test\.ts$|testDatabase/.test(path) &&
      /from "pg"/.test(text) &&
      /new (Client|Pool)\(/.test(text),
  );
  const compiling = opening.filter(({ text }) => !text.includes("NOT_COMPILED"));
  expect(compiling.map(({ path }) => path).sort()).toEqual(planless);
  expect(opening.length).toBeGreaterThan(planless.length + 3);
});
