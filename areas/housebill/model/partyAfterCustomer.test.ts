import { billedServices } from "@fairway/areas/service/model/serviceOf.ts";
import { expect, test } from "vitest";
import { partyAfterCustomer, partyOfCustomer } from "./partyAfterCustomer.ts";

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
] as const)("%s", (_, party, after) => {
  expect(partyAfterCustomer("song-ma", party, before)).toBe(after);
});

test("the customer is the shipper of exports and the consignee of imports", () => {
  const parties = billedServices.map((service) => [service.code, partyOfCustomer(service)]);
  expect(Object.fromEntries(parties)).toEqual({
    AE: "shipper",
    AI: "consignee",
    SFE: "shipper",
    SFI: "consignee",
    SLE: "shipper",
    SLI: "consignee",
    SCE: "shipper",
    SCI: "consignee",
  });
});
