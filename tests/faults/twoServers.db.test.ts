import { expect, test } from "vitest";
import { everyFinding } from "../../faults/finding.ts";
import { startProduct } from "../../faults/product.ts";
import { runTwoServers } from "../../faults/twoServers.ts";

test("two servers on one database are like one, also while they are restarted", {
  timeout: 600_000,
}, async () => {
  const product = await startProduct();
  try {
    const findings = await everyFinding(runTwoServers(product, { clients: 4, replica: true }));
    expect(findings.filter((each) => each.wrong.length > 0)).toEqual([]);
    expect(findings).toHaveLength(6);
    expect(product.faults).toEqual([]);
  } finally {
    await product.stop();
  }
});
