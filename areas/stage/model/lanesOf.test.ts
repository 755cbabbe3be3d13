import { expect, test } from "vitest";
import type { BoardPerson, BoardStage } from "./board.ts";
import { lanesOf } from "./lanesOf.ts";

const person = (id: string, open: number, late: number): BoardPerson => ({
  id,
  userName: id,
  name: id,
  departmentNameEn: null,
  departmentNameVn: null,
  open,
  late,
});
const stage = (id: string, personId: string | null, isLate = false) =>
  ({ id, personId, personName: personId, isLate }) as BoardStage;

test("what nobody has taken comes first, then who is late, then who has most", () => {
  const staff = [
    person("An", 3, 0),
    person("Binh", 1, 1),
    person("Chi", 5, 0),
    person("Dung", 0, 0),
  ];
  const lanes = lanesOf(staff, [stage("1", null, true), stage("2", "Binh"), stage("3", "Chi")]);
  expect(lanes.map(({ key, open, late }) => [key, open, late])).toEqual([
    ["nobody", 1, 1],
    ["Binh", 1, 1],
    ["Chi", 5, 0],
    ["An", 3, 0],
    ["Dung", 0, 0],
  ]);
});

test("a person of another office has a lane of the stages that are shown", () => {
  const lanes = lanesOf([], [stage("1", "Far"), stage("2", "Far", true)]);
  expect(lanes).toMatchObject([{ key: "Far", person: { name: "Far" }, open: 2, late: 1 }]);
});
