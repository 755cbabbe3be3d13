import { describe, expect, test } from "vitest";
import { handlers } from "../../apps/server/handlers.ts";
import { importsOf, type Source, sources } from "./sources.ts";

const asks = /\bactor\.(must|mustHave|may|allowed|reach)\(|\bwithin\(|\bactor\.userId\b/;
const files = new Map(sources(".ts").map((each) => [each.path, each]));

/** Does the verb, or a function it imports from its own floor or below, ask whether the actor may? */
function asksPermission(source: Source, seen = new Set<string>()): boolean {
  if (seen.has(source.path)) return false;
  seen.add(source.path);
  if (asks.test(source.text)) return true;
  return importsOf(source)
    .filter((path) => /^(areas\/[^/]+\/server|engine\/resource)\//.test(path))
    .some((path) => {
      const next = files.get(path);
      return next !== undefined && asksPermission(next, seen);
    });
}

/**
 * Lists that every signed-in person of the company may read, because forms everywhere pick from
 * them; the calls themselves say `signedIn`.
 */
const openToColleagues = [
  "areas/catalogue/server/findWards.ts",
  "areas/catalogue/server/listBranches.ts",
  "areas/catalogue/server/listOptions.ts",
  "areas/partner/server/checkTaxCode.ts",
  "areas/partner/server/listPartnerGroups.ts",
  "areas/partner/server/listSalesmen.ts",
  "areas/rate/server/readRates.ts",
];

/** Is a file imported without any name, for what it registers? */
function onlyRuns(door: Source, path: string): boolean {
  return door.text.includes(`import "./${path.split("/").at(-1) ?? ""}";`);
}

/** Is everything that the door imports from a file served openly, so that there is no actor? */
function servesOnlyStrangers(door: Source, path: string): boolean {
  const file = path.split("/").at(-1) ?? "";
  const line = new RegExp(`import \\{([^}]*)\\} from "[^"]*/${file.replace(".", "\\.")}"`).exec(
    door.text,
  );
  const names = (line?.[1] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const openly = (name: string) =>
    new RegExp(`serve(Open|Apart)\\([\\w.]+, ${name}\\)`).test(door.text);
  return names.length > 0 && names.every(openly);
}

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
        "connect/endsession",
        "connect/forget",
        "connect/remembered",
        "connect/token",
      ]
    `);
  });

  test("a call that is open to all is served openly, and no other is", () => {
    const wrong = handlers.filter((each) => each.open !== (each.call.right === "public"));
    expect(wrong.map(({ call }) => call.path)).toEqual([]);
  });

  test("every verb behind a call asks permission", () => {
    const silent = [...files.values()]
      .filter((each) => /^areas\/[^/]+\/server\/handlers\.ts$/.test(each.path))
      .flatMap((door) =>
        importsOf(door)
          .filter((path) => /\/server\//.test(path) && files.has(path))
          // Finding out who acts comes before asking what they may.
          .filter((path) => path !== "areas/access/server/authenticate.ts")
          // Only run or name something; they serve nothing.
          .filter((path) => !onlyRuns(door, path))
          .filter((path) => path !== "areas/catalogue/server/logKinds.ts")
          .filter((path) => !openToColleagues.includes(path))
          .filter((path) => !servesOnlyStrangers(door, path))
          .filter((path) => !asksPermission(files.get(path) as Source))
          .map((path) => `${door.path} → ${path}`),
      );
    expect(silent).toEqual([]);
  });

  test("no two calls answer at one address", () => {
    const names = handlers.map(({ call }) =>
      `${call.method} ${call.path.replace(/\{[^}]*\}/g, "{}")}`.toLowerCase(),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
