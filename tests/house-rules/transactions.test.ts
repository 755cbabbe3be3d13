import { expect, test } from "vitest";
import { type ModuleShape, shapeOf, type SyntaxNode, walk } from "./functions.ts";
import { sources } from "./sources.ts";

// A function that has a transaction holds a connection. If it opens a second transaction, as many of
// them at once as the pool has connections wait for one another until they are given up.

/** Functions that use the database although they have a transaction, and why they do not wait. */
const mayUse: Readonly<Record<string, string>> = {
  "areas/edoc/server/documentsOfJob.ts downloadDocuments": "parts are read after the transaction",
  "areas/file/server/recordFiles.ts downloadAllFiles": "parts are read after the transaction",
  "areas/file/server/recordFiles.ts downloadAttachedFile": "parts are read after the transaction",
  "areas/file/server/recordFiles.ts handOut": "parts are read after the transaction",
  "areas/file/server/recordFiles.ts openAttachedFile": "parts are read after the transaction",
  "areas/file/server/recordFiles.ts openEdoc": "parts are read after the transaction",
  "engine/http/answerCall.ts answerCall": "reads from a copy, which has a pool of its own",
};

const modules = new Map<string, ModuleShape>(
  sources(".ts")
    .filter(({ path }) => /^(areas\/[^/]+\/server|engine|apps\/server)\//.test(path))
    .filter(({ path }) => !path.endsWith(".test.ts"))
    .map((each) => [each.path, shapeOf(each)]),
);

/** The functions of the server that a node names, as `path name`. */
function named(module: ModuleShape, node: unknown): string[] {
  const found: string[] = [];
  walk(node, (each) => {
    if (each.type !== "Identifier") return;
    const name = String(each["name"]);
    const from = module.imports.get(name);
    if (from) found.push(`${from.path} ${from.name}`);
    else if (module.declared.has(name)) found.push(`${module.path} ${name}`);
  });
  return found;
}

/** All that open a transaction: themselves, or by a function that they name. */
const opening = new Set(["inTransaction", "readOnly"].map((name) => `engine/db/tx.ts ${name}`));
const namedBy = [...modules.values()].flatMap((module) =>
  [...module.declared].map(([name, node]) => ({
    function: `${module.path} ${name}`,
    names: named(module, node),
  })),
);
for (let before = 0; before < opening.size; ) {
  before = opening.size;
  for (const each of namedBy) {
    if (each.names.some((name) => opening.has(name))) opening.add(each.function);
  }
}

const takesTx = (node: SyntaxNode) =>
  Array.isArray(node["params"]) &&
  node["params"].some((each: SyntaxNode) => each.type === "Identifier" && each["name"] === "tx");

test("what has a transaction opens no other", () => {
  const found = [...modules.values()].flatMap((module) =>
    [...module.declared].flatMap(([name, node]) => {
      const inside: string[] = [];
      walk(node, (each) => {
        if (takesTx(each)) inside.push(...named(module, each["body"]));
      });
      return inside.some((each) => opening.has(each)) ? [`${module.path} ${name}`] : [];
    }),
  );
  expect(opening.size).toBeGreaterThan(20);
  expect(found.sort(), "do it before the transaction (serveAfter)").toEqual(Object.keys(mayUse));
});
