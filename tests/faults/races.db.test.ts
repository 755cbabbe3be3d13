import { inject, expect, test } from "vitest";
import { testServerUrl } from "../../engine/db/testDatabase.ts";
import { startProduct } from "../../faults/product.ts";
import { runRaces } from "../../faults/races.ts";

test("of 32 people who want the same, one gets it and the others are told why", {
  timeout: 300_000,
}, async () => {
  const product = await startProduct({
    url: testServerUrl(),
    template: inject("postgresTemplate"),
  });
  try {
    const reports = await runRaces(product, 32);
    const wrong = reports.flatMap((each) => each.wrong.map((why) => `${each.name}: ${why}`));
    expect(wrong).toEqual([]);
    expect(product.faults).toEqual([]);
    expect(reports.length).toBeGreaterThan(10);
  } finally {
    await product.stop();
  }
});
