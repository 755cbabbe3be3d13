import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { handlers } from "../../apps/server/handlers.ts";
import { gateParts } from "../../scripts/gateParts.ts";
import { callsIn, type SyntaxNode, shapeOf } from "./functions.ts";
import { namedIn } from "./named.ts";
import { type Source, sources } from "./sources.ts";

const files = sources("");
const documents = files.filter(({ path }) => path.endsWith(".md"));
const code = files.filter(({ path }) => /\.(tsx?|sql|mjs)$/.test(path));
const alsoWritten = files.filter(({ path }) => /\.(json|tsv|css|typ)$/.test(path));
const paths = new Set(files.map(({ path }) => path));
const folders = new Set(
  [...paths].flatMap((path) => {
    const parts = path.split("/");
    return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join("/"));
  }),
);
const every = [...paths, ...folders];

/** Is there a file or folder of this name: from the root, from the document, or somewhere? */
function isThere(name: string, document: string): boolean {
  const plain = name.replace(/\/$/, "");
  const near = posix.normalize(posix.join(posix.dirname(document), plain));
  const isAt = (path: string) => paths.has(path) || folders.has(path);
  if (isAt(plain) || isAt(near)) return true;
  // An ending that many files share is named as one, too.
  return every.some((path) => path.endsWith(/^[A-Z]\w*\.ts$/.test(plain) ? plain : `/${plain}`));
}

/** Every code that a person is refused with. */
const refused = new Set(
  code
    .filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && text.includes("refusals("))
    .flatMap((source) => callsIn(shapeOf(source).body))
    .filter(({ callee }) => callee === "refusals")
    .flatMap(({ node }) => (node["arguments"] as SyntaxNode[])[0]?.["properties"] ?? [])
    .map((entry) => String(((entry as SyntaxNode)["key"] as { value?: unknown }).value)),
);
const nouns = new Set([...refused].map((each) => each.split(".")[0] ?? ""));
const written = [...code, ...alsoWritten]
  .filter(({ path }) => !path.startsWith("tests/house-rules/"))
  .map(({ text }) => text)
  .join("\n");

/** Is it a refusal, a word of the code that no refusal begins like, or a column of a table? */
function isCode(name: string): boolean {
  const [noun = "", word = ""] = name.split(".");
  if (refused.has(name) || written.includes(`"${name}"`)) return true;
  if (name.includes("_")) return [noun, word].every((each) => written.includes(each));
  return !nouns.has(noun) && written.includes(name);
}

const calls = handlers.map(({ call }) => `${call.path}/`.toLowerCase());

/** Is it a call, the beginning of several, or the module and folder of files? */
function isAddress(name: string): boolean {
  if (calls.some((each) => each.startsWith(`${name}/`.toLowerCase()))) return true;
  return name.split("/").every((each) => written.includes(`"${each}"`));
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
const partsOf: Readonly<Record<string, readonly string[]>> = {
  gate: gateParts.map(({ name }) => name),
  faults: [...read("faults/faults.ts").matchAll(/^async function (\w+)\(product/gm)].map(
    ([, name = ""]) => name,
  ),
  bench: [...read("bench/bench.ts").matchAll(/\b([a-z]+)\b/gi)].map(([, name = ""]) => name),
};

function read(path: string): string {
  return readFileSync(path, "utf8");
}

// What stands for any file or code of its kind, and what a build makes.
const anything = /(^|\/)x\.|^noun\.reason$|(^|\/)dist\/$|^vi\/index\.html$/;
/** Programs and settings of PostgreSQL that are told about. */
const ofPostgres = ["pg_dump", "pg_restore", "archive_mode"];
/** Commands of npm itself. */
const ofNpm = ["ci", "install", "audit"];

function isCommand(name: string): boolean {
  const [script = "", part] = name.split(" ");
  if (ofNpm.includes(script)) return true;
  if (!scripts[script]) return false;
  return part === undefined || (partsOf[script]?.includes(part) ?? true);
}

function wrongIn({ path, text }: Source, kind: string, isRightly: (name: string) => boolean) {
  return namedIn(text)
    .filter((each) => each.kind === kind && !isRightly(each.name))
    .map(({ line, name }) => `${path}:${line} ${name}`);
}

describe("what a document names is there", () => {
  test("files and folders", () => {
    const wrong = documents.flatMap((each) =>
      wrongIn(
        each,
        "path",
        (name) => anything.test(name) || isThere(name, each.path) || isAddress(name),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("calls, and places of files", () => {
    expect(documents.flatMap((each) => wrongIn(each, "address", isAddress))).toEqual([]);
  });

  test("commands, and the parts that they are given", () => {
    expect(documents.flatMap((each) => wrongIn(each, "command", isCommand))).toEqual([]);
  });

  test("codes of refusals, rights and what else has a dot", () => {
    expect(refused.size).toBeGreaterThan(200);
    expect(
      documents.flatMap((each) =>
        wrongIn(each, "code", (name) => anything.test(name) || isCode(name)),
      ),
    ).toEqual([]);
  });

  test("functions, fields, tables and columns", () => {
    const words = new Set(written.match(/\w+/g));
    const isWord = (name: string) => words.has(name) || ofPostgres.includes(name);
    expect(documents.flatMap((each) => wrongIn(each, "word", isWord))).toEqual([]);
  });

  test("documents and decisions that the code refers to", () => {
    const decisions = new Set(
      [...paths].flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []),
    );
    const wrong = code.flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /\b(?:docs|areas|core|ui|engine)\/[\w/-]+\.md\b|\bdecisions?[ /](\d{4})\b/g,
        ),
      ]
        .filter(([name, number]) => (number ? !decisions.has(number) : !paths.has(name)))
        .map(([name]) => `${path} ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});
