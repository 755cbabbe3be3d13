import { expect, test } from "vitest";
import { printedOnBoard } from "./printedOnBoard.ts";

const typed = "SHIPPED ON BOARD\nCAT LAI, VIETNAM";

test.each([
  ["before the vessel has left nothing is said", `${typed}\nDEC 05, 2026`, null, false, ""],
  ["a draft shows the day that is typed", "ON BOARD 05/12/2026", null, true, "ON BOARD 05/12/2026"],
  ["a draft without a day says nothing", typed, null, true, ""],
  [
    "a typed day is printed as it is",
    `${typed}\nDEC 05, 2026`,
    "2026-12-06",
    false,
    `${typed}\nDEC 05, 2026`,
  ],
  ["a missing day is that of the ATD", typed, "2026-12-06", false, `${typed}\nDEC 06, 2026`],
  ["no notation stays none", null, "2026-12-06", false, ""],
] as const)("%s", (_, onBoardStatus, atd, isDraft, said) => {
  expect(printedOnBoard({ onBoardStatus }, { atd }, isDraft)).toBe(said);
});
