import { expect, test } from "vitest";
import { screen } from "./screens.ts";

test.each([
  ["/home/documentation/air-import", "access"],
  ["/home/documentation/sea-fcl-import/:jobId/hbl/:hblId", "access"],
  ["/home/documentation/air-import/new", "add"],
  ["/home/catalogue/bank/import", "import"],
  ["/home/catalogue/location/location-import", "import"],
  ["/home/commercial/customer/importContract", "import"],
  ["/home/tool/exchange-rate/import", "import"],
] as const)("the screen %s needs the right of %s", (path, needs) => {
  const title = { en: "Screen", vi: "Màn hình" };
  const load = () => Promise.resolve({ default: () => null });
  expect(screen({ path, title, load }).needs).toBe(needs);
});
