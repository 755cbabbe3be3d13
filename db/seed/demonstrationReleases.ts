import { listHouseBillsOfJob } from "@fairway/areas/housebill/contract.ts";
import { listHouseBills } from "@fairway/areas/housebill/server/listHouseBills.ts";
import * as release from "@fairway/areas/release/contract.ts";
import { printOriginals } from "@fairway/areas/release/server/printOriginals.ts";
import { getRelease } from "@fairway/areas/release/server/readRelease.ts";
import { releaseGoods } from "@fairway/areas/release/server/releaseGoods.ts";
import { surrenderBill } from "@fairway/areas/release/server/surrenderBill.ts";
import { takeBackOriginals } from "@fairway/areas/release/server/takeBackOriginals.ts";
import { telexBill } from "@fairway/areas/release/server/telexBill.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { today } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { FoundedCompany } from "./demonstrationCompany.ts";

/** A step of the release of a bill, with the version that the step before left. */
type Step = (
  tx: Tx,
  clerk: Actor,
  at: { hblid: string; version: number | null },
) => Promise<unknown>;

const issue =
  (...originals: readonly number[]): Step =>
  (tx, clerk, at) =>
    printOriginals(tx, clerk, release.printOriginals.body.parse({ ...at, originals }));
const takeBack: Step = (tx, clerk, at) =>
  takeBackOriginals(
    tx,
    clerk,
    release.takeBackOriginals.body.parse({ ...at, originals: [1, 2, 3] }),
  );
const surrender: Step = (tx, clerk, at) =>
  surrenderBill(tx, clerk, release.surrenderBill.body.parse(at));
const telex: Step = (tx, clerk, at) => telexBill(tx, clerk, release.telexBill.body.parse(at));
const free: Step = (tx, clerk, at) =>
  releaseGoods(tx, clerk, release.releaseGoods.body.parse({ ...at, releasedTo: "NORDHAUS" }));

/** The ways that bills have gone: draft, issued in part and whole, surrendered, telex, released. */
const ways: readonly (readonly Step[])[] = [
  [],
  [issue(1)],
  [issue(1, 2, 3)],
  [issue(1, 2, 3), takeBack, surrender],
  [telex],
  [telex, free],
];

/** Brings the bills of lading of the jobs into each state of a release, in turn. */
export async function seedReleases(
  tx: Tx,
  company: FoundedCompany,
  jobs: readonly string[],
): Promise<void> {
  const clerk = company.acting("truc", today(), "administrator");
  let bills = 0;
  for (const jobId of jobs) {
    const listed = await listHouseBills(tx, clerk, listHouseBillsOfJob.body.parse({ jobId }));
    for (const { id: hblid } of listed) {
      const { may } = await getRelease(tx, clerk, { hblid });
      if (!may.includes("issue")) continue;
      for (const step of ways[bills % ways.length] ?? []) {
        const { version } = await getRelease(tx, clerk, { hblid });
        await step(tx, clerk, { hblid, version });
      }
      bills += 1;
    }
  }
}
