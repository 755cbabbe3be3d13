import { expect, test } from "vitest";
import { offeredUnits, type UnitsInReach } from "./unitsInReach.ts";

const place = (officeId: string, departmentId: string | null, groupId: string | null) => ({
  officeId,
  departmentId,
  groupId,
});
const all: UnitsInReach = {
  offices: [
    { id: "hcm", name: "Ho Chi Minh City" },
    { id: "hph", name: "Hai Phong" },
  ],
  departments: [
    { id: "sales", name: "Sales", officeId: "hcm" },
    { id: "docs", name: "Documentation", officeId: "hcm" },
    { id: "north", name: "Sales", officeId: "hph" },
  ],
  groups: [
    { id: "one", name: "Group 1", departmentId: "sales" },
    { id: "two", name: "Group 2", departmentId: "docs" },
  ],
  staff: [
    { id: "nam", name: "Nam", places: [place("hcm", "sales", "one")] },
    { id: "lan", name: "Lan", places: [place("hcm", "docs", null), place("hph", "north", null)] },
  ],
};
const none = { offices: [], departments: [], groups: [] };
const ids = (units: readonly { readonly id: string }[]) => units.map((each) => each.id);

test("without a choice everything within reach is offered", () => {
  expect(offeredUnits(all, none)).toEqual(all);
});

test("a chosen unit offers what is below it; somebody of several places is offered in each", () => {
  const north = offeredUnits(all, { ...none, offices: ["hph"] });
  expect([ids(north.departments), ids(north.groups), ids(north.staff)]).toEqual([
    ["north"],
    [],
    ["lan"],
  ]);
  const docs = offeredUnits(all, { ...none, offices: ["hcm"], departments: ["docs"] });
  expect([ids(docs.groups), ids(docs.staff)]).toEqual([["two"], ["lan"]]);
  expect(ids(offeredUnits(all, { ...none, groups: ["one"] }).staff)).toEqual(["nam"]);
});
