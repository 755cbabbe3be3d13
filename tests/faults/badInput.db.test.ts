import { expect, inject, test } from "vitest";
import { testServerUrl } from "../../engine/db/testDatabase.ts";
import { runBadInput } from "../../faults/badInput.ts";
import { startProduct } from "../../faults/product.ts";

test("whatever is sent to any call is answered or refused with a reason, and changes nothing then", {
  timeout: 300_000,
}, async () => {
  const product = await startProduct({
    url: testServerUrl(),
    template: inject("postgresTemplate"),
  });
  try {
    const report = await runBadInput(product, { requests: 1, seed: 7, lanes: 2 });
    expect(report.wrong).toEqual([]);
    // One request to every call.
    expect(report.requests).toBe(report.calls);
    expect(report.calls).toBeGreaterThan(500);
    expect(report.printed).toBeGreaterThan(20);
  } finally {
    await product.stop();
  }
});
