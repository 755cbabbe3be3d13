import { describe, expect, test } from "vitest";
import { handlers } from "../../apps/server/handlers.ts";
import { callsIn, type SyntaxNode, shapeOf } from "./functions.ts";
import { type Source, sources } from "./sources.ts";

const contracts = sources(".ts").filter(({ path }) => /(^|\/)contract\w*\.ts$/.test(path));

/** The addresses of calls that a value of a contract holds: one call, or several under names. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { method, path, right } = value as Record<string, unknown>;
  if (typeof method === "string" && typeof path === "string" && right) return [`${method} ${path}`];
  return Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).flatMap(addressesIn)
    : [];
}

/** The addresses that a contract writes out, also of calls that it does not export. */
function writtenIn(source: Source): string[] {
  return callsIn(shapeOf(source).body)
    .filter(({ callee }) => callee === "call")
    .flatMap(({ node }) => {
      const spec = (node["arguments"] as SyntaxNode[])[0];
      const fields = new Map(
        ((spec?.["properties"] ?? []) as SyntaxNode[]).map((each) => [
          (each["key"] as { name?: string } | undefined)?.name,
          (each["value"] as { value?: unknown } | undefined)?.value,
        ]),
      );
      const [method, path] = [fields.get("method"), fields.get("path")];
      // An address that is put together is known when the contract is loaded.
      return typeof method === "string" && typeof path === "string" ? [`${method} ${path}`] : [];
    });
}

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

  test("every call that a contract declares is answered", async () => {
    const answered = new Set<string>(handlers.map(({ call }) => `${call.method} ${call.path}`));
    const declared = await Promise.all(
      contracts.map(async (source) => {
        const loaded: object = await import(/* @vite-ignore */ `../../${source.path}`);
        const found = new Set([...addressesIn({ ...loaded }), ...writtenIn(source)]);
        return [...found].map((address) => ({ contract: source.path, address }));
      }),
    );
    expect(declared.flat().filter((each) => !answered.has(each.address))).toEqual([]);
    // As many as are answered: none is declared elsewhere, where this would not look.
    const elsewhere = new Set(declared.flat().map((each) => each.address));
    expect([...answered].filter((each) => !elsewhere.has(each))).toEqual([]);
  });

  test("every call has a summary and an address of its own", () => {
    expect(
      handlers.filter(({ call }) => call.summary.length < 8).map(({ call }) => call.path),
    ).toEqual([]);
  });
});
