import { expect, test } from "vitest";
import { shipperAfterCustomer } from "./shipperAfterCustomer.ts";

const before = { id: "red-river", block: "RED RIVER\nHA NOI" };

test.each([
  ["an empty one follows", { id: null, text: null }, "follows"],
  [
    "one that the customer before filled follows",
    { id: "red-river", text: before.block },
    "follows",
  ],
  [
    "an edited text of that customer is asked about",
    { id: "red-river", text: "RED RIVER" },
    "asks",
  ],
  ["another company stays", { id: "hoa-sen", text: "HOA SEN" }, "stays"],
  ["a typed text without a company stays", { id: null, text: "TYPED" }, "stays"],
  ["the new customer stays", { id: "song-ma", text: "SONG MA" }, "stays"],
] as const)("%s", (_, shipper, after) => {
  expect(shipperAfterCustomer("song-ma", shipper, before)).toBe(after);
});
