import { describe, expect, test } from "vitest";
import { handlers } from "../../apps/server/handlers.ts";
import {
  askedOfOwners,
  askingFunctions,
  byUserType,
  openToColleagues,
  ownData,
  signedBySystems,
} from "./asking.ts";
import { callsIn, dotted, type ModuleShape, shapeOf, type SyntaxNode, walk } from "./functions.ts";
import { type Source, sources } from "./sources.ts";

const files = new Map(
  sources(".ts")
    .filter(({ path }) => /^(areas\/[^/]+\/server|engine)\//.test(path))
    .filter(({ path }) => !path.endsWith(".test.ts"))
    .map((each) => [each.path, each]),
);
const shapes = new Map<string, ModuleShape>();

function shape(path: string): ModuleShape {
  const known = shapes.get(path) ?? shapeOf(files.get(path) as Source);
  shapes.set(path, known);
  return known;
}

/** A function on the top level of a file. */
interface Place {
  readonly path: string;
  readonly name: string;
}

/** Where the function that a file calls by a name is declared; null for what is not of the server. */
function placeOf(module: ModuleShape, called: string): Place | null {
  const [head = "", member, ...more] = called.split(".");
  if (more.length > 0) return null;
  const from = module.imports.get(head);
  if (!from) return !member && module.declared.has(head) ? { path: module.path, name: head } : null;
  const name = from.name === "*" ? member : member ? undefined : from.name;
  return name && files.has(from.path) ? placeOf(shape(from.path), name) : null;
}

/** A name that a function calls, hands to others to be called, or chooses to call. */
interface Called {
  readonly name: string;
  readonly isUsed: boolean;
}

function calledIn(node: unknown): Called[] {
  const chosen: string[] = [];
  walk(node, (each) => {
    const init = each.type === "VariableDeclarator" ? (each["init"] as SyntaxNode | null) : null;
    if (init?.type !== "ConditionalExpression") return;
    chosen.push(dotted(init["consequent"]), dotted(init["alternate"]));
  });
  return [
    ...chosen.map((name) => ({ name, isUsed: true })),
    ...callsIn(node).flatMap(({ callee, node: call, isUsed }) => [
      { name: callee, isUsed },
      ...(call["arguments"] as SyntaxNode[]).map((each) => ({ name: dotted(each), isUsed: true })),
    ]),
  ];
}

/** Does a function request a permission of the actor itself, and use the answer where there is one? */
const requests = ({ name, isUsed }: Called) =>
  /(^|\.)actor\.(must|mustHave)$/.test(name) ||
  (isUsed && /(^|\.)actor\.(may|allowed|reach)$/.test(name));

/**
 * Does a function ask for permission: itself, through a function of its own file, or through one
 * of those that are declared to ask? An answer that is thrown away does not count.
 */
function asks({ path, name }: Place, seen = new Set<string>()): boolean {
  if (seen.has(name)) return false;
  seen.add(name);
  const module = shape(path);
  return calledIn(module.declared.get(name)).some((each) => {
    if (requests(each)) return true;
    const place = placeThatCounts(module, each);
    return place !== null && ((place.path === path && asks(place, seen)) || answersFor(place));
  });
}

/** Where a called function is declared; null also where it only answers and the answer is not used. */
function placeThatCounts(module: ModuleShape, { name, isUsed }: Called): Place | null {
  const place = placeOf(module, name);
  return place && (isUsed || refuses(place)) ? place : null;
}

/** Does a function throw without the permission, so that its caller may ignore what it returns? */
function refuses({ path, name }: Place, seen = new Set<string>()): boolean {
  // What is named after `may` answers.
  if (/^may|May$/.test(name) || seen.has(`${path} ${name}`)) return false;
  seen.add(`${path} ${name}`);
  const module = shape(path);
  const node = module.declared.get(name);
  let throws = name === askedOfOwners;
  walk(node, (each) => {
    throws ||= each.type === "ThrowStatement";
  });
  return (
    throws ||
    calledIn(node).some((each) => {
      if (/(^|\.)(must|mustHave)$|(^|\.)refuse[A-Z]?\w*$/.test(each.name)) return true;
      const place = placeOf(module, each.name);
      return place !== null && refuses(place, seen);
    })
  );
}

const isDeclared = (each: Place, declared: string) =>
  declared === each.name || declared === `${areaOf(each.path)}/${each.name}`;
const areaOf = (path: string) => path.replace(/^(areas|engine)\//, "").split("/")[0] ?? "";
const answersFor = (each: Place) =>
  isDeclared(each, askedOfOwners) || [...proven].some((name) => isDeclared(each, name));

/** The declared functions of which is shown that they ask: each can rest on one shown before. */
const proven = new Set<string>();
const places = [...files.keys()].flatMap((path) =>
  [...shape(path).declared.keys()].map((name): Place => ({ path, name })),
);
for (let before = -1; before < proven.size; ) {
  before = proven.size;
  for (const name of askingFunctions) {
    const same = places.filter((each) => isDeclared(each, name));
    if (same.length > 0 && same.every((each) => asks(each))) proven.add(name);
  }
}

/** The functions that answer calls: all that the list of an area's handlers names. */
function verbs(): (Place & { readonly open: boolean })[] {
  return [...files.keys()]
    .filter((path) => path.endsWith("/handlers.ts"))
    .flatMap((path) => {
      const module = shape(path);
      const list = module.declared.get("handlers");
      if (!list) throw new Error(`${path} has no list of handlers`);
      const open = new Set(
        callsIn(list)
          .filter((each) => /^serve(Open|Apart)$/.test(each.callee))
          .flatMap((each) => calledIn(each.node).map(({ name }) => name)),
      );
      const names = new Set<string>();
      walk(list, (each) => {
        if (each.type === "Identifier") names.add(dotted(each));
      });
      // What runs before a verb gets the actor only after the right of the call was checked.
      for (const { callee, node } of callsIn(list)) {
        if (callee === "serveAfter") names.delete(dotted((node["arguments"] as SyntaxNode[])[1]));
      }
      return [...names].flatMap((name) => {
        const place = placeOf(module, name);
        const isDoor = place === null || place.path === path || doors.includes(place.path);
        return isDoor ? [] : [{ ...place, open: open.has(name) }];
      });
    });
}
/** These make the list; what they serve is looked at where it stands. */
const doors = ["engine/http/serve.ts", "engine/resource/resourceHandlers.ts"];
const answering = verbs();
const reasons = { ownData, openToColleagues, byUserType, signedBySystems };
const rightsOf = (name: string) =>
  handlers.filter((each) => each.verb.name === name).map(({ call }) => [call.right].flat());

describe("permissions", () => {
  test("every call says who may make it, and only these are open to all", () => {
    const open = handlers
      .filter(({ call }) => call.right === "public")
      .map(({ call }) => call.path);
    expect(open.sort()).toMatchInlineSnapshot(`
      [
        ".well-known/openid-configuration",
        ".well-known/openid-configuration/jwks",
        "SysCompany/GetCompanyPermissionLevel",
        "TripProof/Photo",
        "TripProof/Read",
        "TripProof/Report",
        "TripProof/Send",
        "connect/endsession",
        "connect/forget",
        "connect/remembered",
        "connect/token",
      ]
    `);
  });

  test("a call that is open to all is served openly, and no other is", () => {
    const wrong = handlers.filter(
      (each) => each.open !== ["public", "signed"].includes(String(each.call.right)),
    );
    expect(wrong.map(({ call }) => call.path)).toEqual([]);
  });

  test("every verb behind a call asks for permission, or has a declared reason not to", () => {
    const excused = new Set<string>(Object.values(reasons).flat());
    const silent = answering
      .filter((each) => !each.open && !excused.has(each.name) && !asks(each))
      .map(({ path, name }) => `${path} ${name}`);
    expect(answering.length).toBeGreaterThan(250);
    expect(silent, "let the verb ask, or name in tests/house-rules/asking.ts what asks").toEqual(
      [],
    );
  });

  test.each([
    ['actor.must("note.write", job);', true],
    ['if (!actor.may("note.write", job)) refuse("access.forbidden");', true],
    ['return rows.filter((each) => actor.may("note.list", each));', true],
    ['const may = actor.may("note.write", job); return { may };', true],
    ['const may = actor.reach("note.list"); return inReach(may, job);', true],
    ['actor.may("note.write", job);', false],
    ['await actor.may("note.write", job);', false],
    ['void actor.reach("note.list");', false],
    ['const may = actor.may("note.write", job); return job.may;', false],
    ['const may = actor.may("note.write", job); void may; return {};', false],
    ['rows.forEach((each) => actor.may("note.list", each));', false],
    ['job.id && actor.may("note.write", job);', false],
  ])("%s counts as a check: %s", (body, isCheck) => {
    const module = shapeOf({ path: "verb.ts", text: `export async function verb() { ${body} }` });
    expect(calledIn(module.declared.get("verb")).some(requests)).toBe(isCheck);
  });

  test("every derived call of a declaration asks for permission", () => {
    const path = "engine/resource/resourceHandlers.ts";
    const module = shape(path);
    const silent: string[] = [];
    let seen = 0;
    walk(module.declared.get("verbs"), (each) => {
      if (each.type !== "Property" || !/Function/.test((each["value"] as SyntaxNode).type)) return;
      seen += 1;
      const asked = calledIn(each["value"]).some((called) => {
        const place = placeThatCounts(module, called);
        return place && (answersFor(place) || openToColleagues.includes(place.name));
      });
      if (!asked) silent.push(dotted(each["key"]));
    });
    expect(seen).toBeGreaterThan(15);
    expect(silent).toEqual([]);
  });

  test("every rule of whose files they are asks for permission", () => {
    const rules = [...files.keys()].flatMap((path) =>
      callsIn(shape(path).body)
        .filter(({ callee }) => callee === "registerFileOwners")
        .flatMap(({ node }) => (node["arguments"] as SyntaxNode[])[0]?.["properties"] ?? [])
        .map((rule) => ({ path, value: (rule as SyntaxNode)["value"] })),
    );
    const silent = rules.filter(({ path, value }) => {
      const named = [{ name: dotted(value), isUsed: true }, ...calledIn(value)];
      const found = named.map((each) => placeThatCounts(shape(path), each));
      return !found.some(
        (each) => each && ((each.path === path && asks(each)) || answersFor(each)),
      );
    });
    expect(rules.length).toBeGreaterThan(8);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test("every function that is declared to ask does ask, and is needed", () => {
    expect(askingFunctions.filter((each) => !proven.has(each))).toEqual([]);
    const called = [...files.keys()].flatMap((path) =>
      [...shape(path).declared.values()].flatMap((node) =>
        calledIn(node).flatMap(({ name }) => placeOf(shape(path), name) ?? []),
      ),
    );
    const needless = askingFunctions.filter(
      (name) => !called.some((each) => isDeclared(each, name)),
    );
    expect(needless).toEqual([]);
  });

  test("a reason not to ask is given to verbs that answer, do not ask, and fit it", () => {
    const idle = Object.values(reasons)
      .flat()
      .filter((name) => name !== "chooseRecords")
      .filter((name) => answering.every((each) => each.name !== name || asks(each)));
    expect(idle).toEqual([]);
    const signedIn = (right: string) => right === "signedIn";
    // Whose own data it is only the person's id or session says.
    const unowned = ownData.filter((name) =>
      answering
        .filter((each) => each.name === name)
        .some(({ path }) => !/\b(userId|sessionId)\b/.test(files.get(path)?.text ?? "")),
    );
    expect(unowned).toEqual([]);
    const guarded = openToColleagues.filter((name) =>
      rightsOf(name).some((each) => !each.some(signedIn)),
    );
    expect(guarded, "the calls of these ask for a right of a menu").toEqual([]);
  });

  test("no two calls answer at one address", () => {
    const names = handlers.map(({ call }) =>
      `${call.method} ${call.path.replace(/\{[^}]*\}/g, "{}")}`.toLowerCase(),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
