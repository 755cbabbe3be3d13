import { describe, expect, test } from "vitest";
import { handlers } from "../../apps/server/handlers.ts";
import { sources } from "./sources.ts";

describe("routes", () => {
  test("only engine/http registers routes, and it makes them from contracts", () => {
    const registering =
      /\b(?:server|app|fastify|instance)\.(?:get|post|put|patch|delete|all|route)\(\s*["'`{]/;
    const elsewhere = sources(".ts")
      .filter((each) => !each.path.startsWith("engine/http/") && !each.path.endsWith(".test.ts"))
      .filter((each) => registering.test(each.text))
      .map((each) => each.path);
    expect(elsewhere).toEqual([]);
  });

  test("every call that a contract declares is answered", () => {
    const answered = new Set<unknown>(handlers.map(({ call }) => `${call.method} ${call.path}`));
    const declared = sources("/contract.ts").flatMap(({ path, text }) =>
      [...text.matchAll(/=\s*call\(\{([\s\S]*?)\n\}\);/g)].flatMap(([, body = ""]) => {
        const method = /method:\s*"(\w+)"/.exec(body)?.[1];
        const address = /path:\s*"([^"]+)"/.exec(body)?.[1];
        return method && address ? [{ contract: path, name: `${method} ${address}` }] : [];
      }),
    );
    expect(declared.length).toBeGreaterThan(100);
    expect(declared.filter((each) => !answered.has(each.name))).toEqual([]);
  });

  test("every call has a summary and an address of its own", () => {
    expect(
      handlers.filter(({ call }) => call.summary.length < 8).map(({ call }) => call.path),
    ).toEqual([]);
  });
});
