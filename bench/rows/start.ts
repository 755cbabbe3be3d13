import { setTimeout as pause } from "node:timers/promises";
import { readFile } from "node:fs/promises";
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { token } from "@fairway/areas/session/contract.ts";
import { listShipments } from "@fairway/areas/shipment/contract.ts";
import { startServerProcess } from "../../tests/setup/serverProcess.ts";
import { demonstrationPassword } from "../../db/seed/demonstrationPeople.ts";
import type { Ground } from "../load/ground.ts";
import { share } from "../load/measure.ts";
import { memoryOf } from "./besideLists.ts";

type Facts = Record<string, number | string>;

/** Start, rest and effort: the first answer, the idle server's memory, the CPU of a list, sign-in. */
export async function start(ground: Ground): Promise<Facts> {
  const firsts: number[] = [];
  let atRest = 0;
  for (let at = 0; at < 3; at += 1) {
    const begun = performance.now();
    const server = await startServerProcess(ground.large.workUrl, {
      DATABASE_OWNER_URL: ground.large.ownerUrl,
    });
    const answer = await fetch(`${server.address}/health/ready`);
    if (!answer.ok) throw new Error("the started server is not ready");
    firsts.push((performance.now() - begun) / 1000);
    await pause(2000);
    atRest = await memoryOf(server.pid);
    await server.stop();
  }
  const clerk = await ground.as("truc");
  const list = () => clerk.send(listShipments, { page: 1, size: 15, transactionType: "SFE" });
  for (let at = 0; at < 300; at += 1) await list();
  const ours = await effort(ground.server.pid, list, 600);
  const bare = await bareEffort(ground);
  const signIns: number[] = [];
  const companies = { companyId: ground.companyId };
  for (let at = 0; at < 15; at += 1) {
    const begun = performance.now();
    const answer = await fetch(`${ground.server.address}/${token.path}`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "password",
        username: "truc",
        password: demonstrationPassword,
        ...companies,
      }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    signIns.push(performance.now() - begun);
  }
  const facts = {
    "start to the first answer, s": share(firsts, 0.5),
    "memory at rest, MB": atRest / 1e6,
    "memory after the work, MB": (await memoryOf(ground.server.pid)) / 1e6,
    "CPU of a list, ms": ours,
    "CPU of a bare server's list, ms": bare,
    "times the bare server's": ours / bare,
    "sign in, ms": share(signIns, 0.5),
    "sign in, 95th percentile, ms": share(signIns, 0.95),
  };
  return facts;
}

/** The processor time of a process for one piece of work, in milliseconds. */
async function effort(pid: number, work: () => Promise<unknown>, times: number): Promise<number> {
  const before = await ticks(pid);
  for (let at = 0; at < times; at += 1) await work();
  return ((await ticks(pid)) - before) / times;
}

async function ticks(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // User and system time in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The same rows from a minimal server: no session, no rights, no checks. */
async function bareEffort(ground: Ground): Promise<number> {
  const [office] = await ground.find<{ id: string }>(
    "select id from office where company_id = $1 and code = 'HCM'",
    [ground.companyId],
  );
  const child = fork(join(import.meta.dirname, "..", "bareServer.ts"), [], {
    env: { ...process.env, DATABASE_URL: ground.large.ownerUrl },
  });
  try {
    const [address] = (await once(child, "message")) as [string];
    const ask = async () => {
      const answer = await fetch(`${address}/${ground.companyId}/${office?.id}`);
      await answer.arrayBuffer();
    };
    for (let at = 0; at < 300; at += 1) await ask();
    return await effort(child.pid as number, ask, 600);
  } finally {
    child.kill();
  }
}
