import { expect, inject, test } from "vitest";
import { testServerUrl } from "../../engine/db/testDatabase.ts";
import { everyFinding } from "../../faults/finding.ts";
import { startProduct } from "../../faults/product.ts";
import { runWrongFiles } from "../../faults/wrongFiles.ts";

test("a file that is cut, renamed, packed to burst or endless is refused with a reason", {
  timeout: 600_000,
}, async () => {
  const product = await startProduct({
    url: testServerUrl(),
    template: inject("postgresTemplate"),
  });
  try {
    const findings = await everyFinding(
      runWrongFiles(product, { bombMegabytes: 80, streamMegabytes: 128, everyNth: 5 }),
    );
    expect(findings.filter((each) => each.wrong.length > 0)).toEqual([]);
    expect(product.faults).toEqual([]);
  } finally {
    await product.stop();
  }
});
