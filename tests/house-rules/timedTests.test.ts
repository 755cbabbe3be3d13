import { describe, expect, test } from "vitest";
import { parseSync } from "vite";
import { dotted, type SyntaxNode, walk } from "./functions.ts";
import { type Source, sources } from "./sources.ts";

// A limit of time fails on a loaded machine and passes on a fast one; bench/ measures instead. A
// test that would hang has a time limit of its own.

const clocks = /^(?:(?:performance|Date)\.now|process\.(?:hrtime|hrtime\.bigint|cpuUsage|uptime))$/;
const named =
  /^(?:ms|milliseconds|seconds|elapsed|took|duration|lasted)$|[a-z](?:Ms|Milliseconds|Seconds|Elapsed|Took|Duration)$/;
const bounds = /^to(?:BeLess|BeGreater|BeCloseTo)/;

/** The assertions of a test file on how long something took, by their lines. */
function timedAssertions({ path, text }: Source): number[] {
  const { program } = parseSync(path, text);
  const read = new Set<string>();
  const lasting = new Set<string>();
  const holds = (node: unknown, matches: (each: SyntaxNode) => boolean) => {
    let found = false;
    walk(node, (each) => {
      found ||= matches(each);
    });
    return found;
  };
  const readsClock = (node: unknown) =>
    holds(
      node,
      (each) =>
        (each.type === "CallExpression" && clocks.test(dotted(each["callee"]))) ||
        (each.type === "NewExpression" &&
          dotted(each["callee"]) === "Date" &&
          (each["arguments"] as unknown[]).length === 0) ||
        (each.type === "Identifier" && read.has(dotted(each))),
    );
  const lasts = (node: unknown) =>
    holds(
      node,
      (each) =>
        (each.type === "BinaryExpression" &&
          each["operator"] === "-" &&
          readsClock(each["left"]) &&
          holds(each["right"], (at) => at.type === "Identifier")) ||
        (each.type === "CallExpression" &&
          /^process\.(?:hrtime|cpuUsage)$/.test(dotted(each["callee"])) &&
          (each["arguments"] as unknown[]).length > 0) ||
        (each.type === "Identifier" && lasting.has(dotted(each))),
    );
  const store = (name: string, value: unknown) => {
    if (!name) return;
    if (lasts(value)) lasting.add(name);
    else if (readsClock(value)) read.add(name);
  };
  for (let before = -1; before < read.size + lasting.size; ) {
    before = read.size + lasting.size;
    walk(program, (each) => {
      if (each.type === "VariableDeclarator") store(dotted(each["id"]), each["init"]);
      if (each.type === "AssignmentExpression") store(dotted(each["left"]), each["right"]);
      if (each.type === "FunctionDeclaration") store(dotted(each["id"]), each["body"]);
      const pushed = /^(\w+)\.push$/.exec(
        each.type === "CallExpression" ? dotted(each["callee"]) : "",
      );
      if (pushed?.[1]) for (const value of each["arguments"] as unknown[]) store(pushed[1], value);
    });
  }
  const found: number[] = [];
  walk(program, (each) => {
    if (each.type !== "CallExpression") return;
    const callee = each["callee"] as SyntaxNode;
    const expected = expectedBy(callee);
    const isBound = bounds.test(dotted(callee["property"]));
    const isNamed = holds(expected, (at) => at.type === "Identifier" && named.test(dotted(at)));
    if (lasts(expected) || (isBound && isNamed))
      found.push(text.slice(0, each["start"] as number).split("\n").length);
  });
  return found;
}

/** What the chain of an assertion was given by `expect(…)`; null for any other call. */
function expectedBy(callee: SyntaxNode): unknown {
  let at: SyntaxNode | undefined = callee;
  if (at.type !== "MemberExpression") return null;
  while (at?.type === "MemberExpression") at = at["object"] as SyntaxNode;
  return at?.type === "CallExpression" && /^expect\b/.test(dotted(at["callee"]))
    ? at["arguments"]
    : null;
}

describe("tests", () => {
  test("no test asserts how long something takes", () => {
    const tests = sources(".test.ts", ".test.tsx", ".journey.ts");
    expect(tests.length).toBeGreaterThan(200);
    const timed = tests.flatMap((each) =>
      timedAssertions(each).map((line) => `${each.path}:${line}`),
    );
    expect(timed).toEqual([]);
  });

  test.each([
    ["expect(performance.now() - began).toBeLessThan(9);", 1],
    ["const began = Date.now(); expect(Date.now() - began).toBe(9);", 1],
    ["const began = Date.now(); const gone = Date.now() - began; expect(gone).toBeLessThan(9);", 1],
    ["const a = performance.now(), b = performance.now(); expect((b - a) / 2).not.toBe(0);", 1],
    ["const a = new Date(); const since = () => new Date() - a; expect(since()).toBe(0);", 1],
    ["const a = Date.now(); all.push(Date.now() - a); expect(Math.max(...all)).toBe(9);", 1],
    ["const a = process.hrtime(); expect(process.hrtime(a)[0]).toBe(0);", 1],
    ["expect(measured.elapsed).toBeLessThan(100);", 1],
    ["expect(answer.tookMs).toBeLessThanOrEqual(100);", 1],
    ["expect(terms).toBeLessThan(100); expect(row.seconds).toEqual(5);", 0],
    ["expect(Date.parse(body.until) - Date.now()).toBeLessThan(31);", 0],
  ])("%s asserts %i durations", (text, count) => {
    expect(timedAssertions({ path: "some.test.ts", text })).toHaveLength(count);
  });
});
