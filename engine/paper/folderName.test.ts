import { expect, test } from "vitest";
import { folderName } from "./folderName.ts";

test.each([
  ["SEF2611/00001", "SEF2611_00001"],
  ["..", "_"],
  [".", "_"],
  ["../x", ".._x"],
  ["A.B", "A.B"],
])("%s is the folder %s", (number, folder) => {
  expect(folderName(number)).toBe(folder);
});
