import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Lock, lockHoles } from "./lockHoles.ts";

const lock = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "package-lock.json"), "utf8"),
) as Lock;

test("the lock file can be installed from: no platform's package is missing in it", () => {
  expect(Object.keys(lockHoles(lock))).toEqual([]);
});

test("a package left out for another platform is noticed", () => {
  const entry = {
    version: "1.0.0",
    dev: true,
    optionalDependencies: { "@x/b-linux-arm64-musl": "1.0.0" },
  };
  expect(lockHoles({ packages: { "node_modules/x": entry } })).toEqual({
    "node_modules/@x/b-linux-arm64-musl": {
      version: "1.0.0",
      cpu: ["arm64"],
      dev: true,
      libc: ["musl"],
      optional: true,
      os: ["linux"],
    },
  });
});
