import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runParts } from "./runParts.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairway-parts-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A machine whose apt-get is this script; it counts its runs in `runs`. */
async function machineWith(script: string | null, isRoot = true) {
  if (script !== null) {
    const text = `#!/bin/sh\necho "$*" >> ${join(folder, "runs")}\n${script}\n`;
    await writeFile(join(folder, "apt-get"), text, { mode: 0o755 });
  }
  return { isRoot, path: folder, policyFile: join(folder, "policy-rc.d") };
}

async function run(machine: Awaited<ReturnType<typeof machineWith>>, isSound = true) {
  const ran: string[] = [];
  const part = (name: string, needs: { package: string; file: string }[], answer = true) => ({
    name,
    needs,
    run: async () => {
      ran.push(name);
      return answer;
    },
  });
  const said: string[] = [];
  const parts = [
    part("races", [], isSound),
    part("directory", [{ package: "slapd", file: join(folder, "slapd") }]),
    part("proxy", [{ package: "sh", file: "/bin/sh" }]),
  ];
  const code = await runParts(parts, (line) => said.push(line), machine);
  return { code, said: said.join("\n"), ran };
}

const fails = 'echo "E: Unable to locate package slapd" >&2; exit 100';

test.each([
  ["without apt-get", null, true, /missing: slapd, and this machine has no apt-get/],
  ["without root", fails, false, /missing: slapd; as root run: apt-get install slapd/],
  ["without a source", fails, true, /could not install it: E: Unable to locate package slapd/],
  ["of another content", "exit 0", true, /missing: slapd; apt-get could not install it/],
])("a part whose package cannot be installed, %s, is not tried; the others are", async (...row) => {
  const [, script, isRoot, says] = row;
  const { code, said, ran } = await run(await machineWith(script, isRoot));
  expect(said).toMatch(says);
  expect(said).toMatch(/^ {2}NOT TRIED directory: /);
  expect([code, ran]).toEqual([3, ["races", "proxy"]]);
  expect(existsSync(join(folder, "policy-rc.d"))).toBe(false);
});

test("what is wrong counts for more than what was not tried", async () => {
  expect((await run(await machineWith(null), false)).code).toBe(1);
});

test("a missing package is installed after the lists are renewed, without starting its services", async () => {
  const script = `
    case "$*" in *update) echo > ${join(folder, "lists")}; exit 0 ;; esac
    [ -f ${join(folder, "lists")} ] && [ -x ${join(folder, "policy-rc.d")} ] || { ${fails}; }
    echo > ${join(folder, "slapd")}`;
  const { code, said, ran } = await run(await machineWith(script));
  expect([code, said, ran]).toEqual([0, "", ["races", "directory", "proxy"]]);
  expect(existsSync(join(folder, "policy-rc.d"))).toBe(false);
});
