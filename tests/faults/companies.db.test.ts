import { expect, test } from "vitest";
import { runCompanies } from "../../faults/companies.ts";
import { everyFinding } from "../../faults/finding.ts";
import { startProduct } from "../../faults/product.ts";

test("two companies in one database read and change nothing of each other", {
  timeout: 600_000,
}, async () => {
  const product = await startProduct();
  try {
    const findings = await everyFinding(runCompanies(product, { requestsPerCall: 1, seed: 1 }));
    expect(findings.filter((each) => each.wrong.length > 0)).toEqual([]);
    expect(findings).toHaveLength(4);
    expect(product.faults).toEqual([]);
  } finally {
    await product.stop();
  }
});
