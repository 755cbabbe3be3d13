import { resources } from "@fairway/areas/catalogue/server/handlers.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { describe, expect, test } from "vitest";
import { sources } from "./sources.ts";

const files = sources(".ts", ".tsx");
const engine = files.filter(({ path }) => /^(core|engine|ui)\/resource\//.test(path));
const declared = resources as unknown as readonly Resource[];

/** Names that say by themselves which record they belong to: only one declaration has them. */
function ownNames(resource: Resource): string[] {
  return Object.keys(resource.fields)
    .filter((name) => /[A-Z]/.test(name))
    .filter((name) => !declared.some((each) => each !== resource && name in each.fields))
    .filter((name) => !declared.some((each) => each.name === name));
}

const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

/**
 * Calls, verbs and screens written by hand for a declared record, because they do more than it
 * says; a simple record needs none of them.
 */
const byHand: readonly string[] = [
  // A charge and its default accounts are one form and are saved together.
  "contract.ts",
  "server/saveCharge.ts",
  "server/chargeAccounts.ts",
  "server/constraints.ts",
  "web/ChargeForm.tsx",
  "web/ChargeFields.tsx",
  // A term of delivery and its usual charges are one form and are saved together.
  "model/incotermCharge.ts",
  "server/saveIncoterm.ts",
  "web/incotermColumns.ts",
  "web/incotermLines.ts",
  // What a charge fills into a line of any grid.
  "web/linePickers.ts",
  // Pickers with rules of their own.
  "server/handlers.ts",
  "server/listChargeChoices.ts",
  "server/listPorts.ts",
  "server/listPlaces.ts",
  "server/listStandardCharges.ts",
  // Wards are offered under the province that was chosen.
  "model/oldAddress.ts",
  "server/findWards.ts",
  "server/listLocations.ts",
  "web/WarehouseList.tsx",
].map((path) => `areas/catalogue/${path}`);

describe("a declared record", () => {
  test("is found in its area's list, and some of its fields are its own", () => {
    expect(declared.length).toBeGreaterThanOrEqual(10);
    expect(declared.flatMap(ownNames).length).toBeGreaterThan(30);
  });

  test.each(declared)("$name is named field by field nowhere in the engine", (resource) => {
    const found = ownNames(resource).flatMap((name) =>
      engine.filter(({ text }) => names(text, name)).map(({ path }) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test.each(declared)("$name names its fields in one file of its area", (resource) => {
    const fields = ownNames(resource);
    const others = files
      .filter(({ path }) => path.startsWith("areas/catalogue/") && !/\.test\.tsx?$/.test(path))
      .filter(({ path }) => path !== `areas/catalogue/model/${resource.name}.ts`)
      .filter(({ path }) => !byHand.includes(path))
      .filter(({ text }) => fields.some((name) => names(text, name)));
    expect(
      others.map(({ path, text }) => `${path}: ${fields.filter((each) => names(text, each))}`),
    ).toEqual([]);
  });
});
