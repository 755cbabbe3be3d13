import { expect, test } from "vitest";
import { matchPick } from "./readCell.ts";

const units = [
  { id: "1", code: "BOX", name: "Box", names: ["Box", "Hộp"] },
  { id: "2", code: "SET", name: "Set", names: ["Set", "Bộ"] },
];
const pasted = { isTyped: false, isExact: true };
const codeOf = (match: ReturnType<typeof matchPick>) => ("pick" in match ? match.pick.code : null);

test("a pasted unit is a whole code or a name in either language", () => {
  expect(codeOf(matchPick(units, "Bộ", pasted))).toBe("SET");
  expect(codeOf(matchPick(units, "bo", pasted))).toBe("SET");
  expect(codeOf(matchPick(units, "HOP", pasted))).toBe("BOX");
  expect(codeOf(matchPick(units, "box", pasted))).toBe("BOX");
});

test("the beginning of a code is marked where it is pasted, and found where it is typed", () => {
  const boxes = units.slice(0, 1);
  expect(matchPick(boxes, "Bộ", pasted)).toMatchObject({ facts: { name: "Box" } });
  expect(codeOf(matchPick(boxes, "bo", { isTyped: true, isExact: true }))).toBe("BOX");
  expect(codeOf(matchPick(boxes, "bo", { isTyped: false }))).toBe("BOX");
});
