import { expect, test } from "vitest";
import { everyFinding } from "../../faults/finding.ts";
import { startProduct } from "../../faults/product.ts";
import { resourceParts, runResources } from "../../faults/resources.ts";

test("without database, disk or idle connections the server says so, stays up and recovers by itself", {
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
        only: resourceParts.filter((each) => each !== "memory"),
      }),
    );
    expect(findings.filter((each) => each.wrong.length > 0)).toEqual([]);
    expect(product.faults).toEqual([]);
  } finally {
    await product.stop();
  }
});
