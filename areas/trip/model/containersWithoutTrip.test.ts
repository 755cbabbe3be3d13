import { expect, test } from "vitest";
import { containersWithoutTrip } from "./containersWithoutTrip.ts";

const line = (id: string, containerNo: string | null, quantity = 1, type = "40HC") => ({
  id,
  containerNo,
  quantity,
  containerTypeId: type,
});
const trip = (containerId: string | null, containerNo: string | null, type = "40HC") => ({
  containerId,
  containerNo,
  containerTypeId: type,
});

test.each([
  ["none has a trip", [line("a", "CSQU3054383"), line("b", null, 2)], [], "a b b"],
  ["the list was saved again", [line("n", "CSQU3054383")], [trip("a", "CSQU3054383")], ""],
  ["a number is written otherwise", [line("n", "CSQU3054383")], [trip("a", "csqu 305438-3")], ""],
  [
    "a number was corrected on its line",
    [line("a", "TGHU1234567")],
    [trip("a", "CSQU3054383")],
    "",
  ],
  ["another container took the place", [line("n", "TGHU1234567")], [trip("a", "CSQU3054383")], "n"],
  [
    "a line of several was saved again",
    [line("n", null, 3)],
    [trip("a", null), trip("a", "TGHU1234567")],
    "n",
  ],
  [
    "a line of several was split into numbers",
    [line("n", "CSQU3054383"), line("o", "TGHU1234567")],
    [trip("a", "TGHU1234567"), trip("a", null)],
    "",
  ],
  ["a trip of another type", [line("n", null)], [trip("a", null, "20DC")], "n"],
  ["a trip of the whole load", [line("a", null)], [trip(null, null)], "a"],
] as const)("TR-2: containers without a trip: %s", (_, lines, trips, lacking) => {
  const found = containersWithoutTrip(lines, trips);
  expect(found.map(({ id }) => id).join(" ")).toBe(lacking);
});
