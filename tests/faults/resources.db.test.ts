import { expect, test } from "vitest";
import { everyFinding } from "../../faults/finding.ts";
import { startProduct } from "../../faults/product.ts";
import { runResources } from "../../faults/resources.ts";

test("without what it lives on the server says so, stays up and recovers by itself", {
  timeout: 600_000,
}, async () => {
  const product = await startProduct();
  try {
    const findings = await everyFinding(
      runResources(product, {
        sessions: 12,
        active: 6,
        seconds: 2,
        jobs: 200,
        minutes: 0.1,
        only: ["slow", "away", "crowd", "queue", "disk"],
      }),
    );
    expect(findings.filter((each) => each.wrong.length > 0)).toEqual([]);
    expect(product.faults).toEqual([]);
  } finally {
    await product.stop();
  }
});
