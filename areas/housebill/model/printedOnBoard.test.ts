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
  expect(
    printedOnBoard({ onBoardStatus, issuedOnBoard: null, originalsOut: 0 }, { atd }, isDraft),
  ).toBe(said);
});

test("a voyage is no day, and a day in words is", () => {
  const said = (onBoardStatus: string) =>
    printedOnBoard({ onBoardStatus, issuedOnBoard: null, originalsOut: 0 }, { atd: "2026-11-24" });
  expect(said("ON BOARD V. 12-34")).toBe("ON BOARD V. 12-34\nNOV 24, 2026");
  expect(said("ON BOARD 24NOV2026")).toBe("ON BOARD 24NOV2026");
});

test.each(["", `${typed}\nNOV 23, 2026`])(
  "an original that is out says %j on every paper",
  (said) => {
    const bill = { onBoardStatus: typed, issuedOnBoard: said, originalsOut: 2 };
    for (const isDraft of [true, false]) {
      expect(printedOnBoard(bill, { atd: "2026-11-25" }, isDraft)).toBe(said);
    }
  },
);

test("the notation of originals that all came back is no longer in force", () => {
  const bill = { onBoardStatus: typed, issuedOnBoard: `${typed}\nNOV 23, 2026`, originalsOut: 0 };
  expect(printedOnBoard(bill, { atd: "2026-11-25" })).toBe(`${typed}\nNOV 25, 2026`);
});
