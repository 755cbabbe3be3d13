import { expect, test } from "vitest";
import { runCrash } from "../../faults/crash.ts";
import { startProduct } from "../../faults/product.ts";

test("every acknowledged write exists after the server and PostgreSQL were killed", {
  timeout: 300_000,
}, async () => {
  const product = await startProduct();
  try {
    const report = await runCrash(product, { times: 2, clients: 6, seed: 5 });
    expect(report.kills.map((each) => each.what).sort()).toEqual(["database", "server"]);
    expect(report.lost).toEqual([]);
    expect(report.refused).toEqual([]);
    expect(report.faults).toEqual([]);
    expect(report.jobs).toBeGreaterThan(1);
  } finally {
    await product.stop();
  }
});
