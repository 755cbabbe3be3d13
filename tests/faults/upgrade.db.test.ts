import { expect, inject, test } from "vitest";
import { testServerUrl } from "../../engine/db/testDatabase.ts";
import { everyFinding } from "../../faults/finding.ts";
import { startProduct } from "../../faults/product.ts";
import { runUpgrade } from "../../faults/upgrade.ts";

test("what an earlier schema held is there after the upgrade; an older server then only reads", {
  timeout: 600_000,
}, async () => {
  const product = await startProduct({
    url: testServerUrl(),
    template: inject("postgresTemplate"),
  });
  try {
    const states = ["0090_receipt", "0124_idempotency_key"];
    const findings = await everyFinding(runUpgrade(product, states));
    expect(findings.filter((each) => each.wrong.length > 0)).toEqual([]);
    expect(findings).toHaveLength(3);
    expect(product.faults).toEqual([]);
  } finally {
    await product.stop();
  }
});
