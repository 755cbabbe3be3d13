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
    const states = [
      "0070_debitnote",
      "0090_receipt",
      "0146_rate_of_a_pair",
      "0157_virtual_bill",
      "0165_claim_slots",
      "0175_kept_sums",
    ];
    const findings = await everyFinding(runUpgrade(product, states));
    expect(findings.filter((each) => each.wrong.length > 0)).toEqual([]);
    expect(findings).toHaveLength(states.length + 1);
    expect(product.faults).toEqual([]);
  } finally {
    await product.stop();
  }
});
