import { decimal } from "@fairway/core/money/decimal.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demonstrationPassword } from "../../db/seed/demonstrationPeople.ts";
import { signIn, whoAmI } from "../../scripts/api/callServer.ts";
import { papers } from "../../scripts/story/papers.ts";
import { playStory } from "../../scripts/story/playStory.ts";
import { storyOf } from "../../scripts/story/story.ts";
import type { Ground } from "../load/ground.ts";
import { coldAndWarm } from "../load/measure.ts";

type Facts = Record<string, number | string>;

/** A paper of a step, by the name the office gives it, and the most milliseconds it may take. */
const measured = [
  { job: "sea", of: "bill", name: "ITL_FRAME", most: 45 },
  { job: "air", of: "bill", name: "LASTEST_ITL_FRAME", most: 45 },
  { job: "air", of: "awb", name: "MAWB Single", most: 45 },
  { job: "air", of: "awb", name: "MAWB Full", most: 150 },
  { job: "sea", of: "job", name: "SI Summary", most: 45 },
  { job: "many", of: "manifest", name: "Manifest", most: 400 },
] as const;

const goods = { packages: "10", packageType: "CTNS", gw: "100", cbm: "1" };
const dims = [["40", "30", "20", "10"]];

/** The waybill, bill of lading, instruction and manifest of jobs that this bench opens, when warm. */
export async function documents(ground: Ground): Promise<Facts> {
  const signed = await signIn(ground.server.address, {
    user: "admin",
    password: demonstrationPassword,
  });
  const folder = await mkdtemp(join(tmpdir(), "fairway-documents-"));
  try {
    const { steps } = await playStory(
      storyOf({ steps: stepsOfJobs() }),
      { signed, me: await whoAmI(signed) },
      folder,
    );
    const refused = Object.values(steps).find((step) => step["refused"]);
    if (refused) throw new Error(JSON.stringify(refused));
    const facts: Facts = {};
    const admin = await ground.as("admin");
    for (const { job, of, name, most } of measured) {
      const paper = papers[of]?.find(({ names }) => (names as readonly string[]).includes(name));
      const [made] = await ground.find<{ jobId: string; hblid: string }>(
        `select s.id as "jobId", b.id as hblid from shipment s
        join house_bill b on b.company_id = s.company_id and b.job_id = s.id and not b.is_virtual
        where s.company_id = $1 and s.job_no = $2 limit 1`,
        [ground.companyId, steps[job]?.["jobNo"]],
      );
      if (!paper || !made) throw new Error(`${of} ${name} is not printed`);
      const print = () => admin.send(paper.call, paper.ask({ ...made } as never));
      const called = `${job} ${of} ${paper.names[0]}`;
      Object.assign(facts, await coldAndWarm(called, print, ` (at most ${most})`));
    }
    return facts;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A sea export with a bill, an air export with its master, and a loose sea export with 200 bills. */
function stepsOfJobs(): object[] {
  const bills = 200;
  const all = (one: string) => decimal(one).times(bills).toString();
  const box = { type: "40HC", ...goods };
  const sums = { packages: all("10"), packageType: "CTNS", gw: all("100"), cbm: all("1") };
  const day = "2026-12-20";
  return [
    { id: "sea", do: "job", service: "SFE", day, goods: { containers: [box] } },
    { id: "seaBill", do: "bill", job: "sea", customer: "PAPERS", goods: { containers: [box] } },
    { id: "instruction", do: "paper", of: "sea", name: "SI Summary" },
    { id: "air", do: "job", service: "AE", day, goods: { ...goods, dims } },
    { id: "airBill", do: "bill", job: "air", customer: "PAPERS", goods: { ...goods, dims } },
    { id: "awb", do: "awb", job: "air", rate: "2.85" },
    { id: "many", do: "job", service: "SLE", day, goods: { ...sums, containers: [box] } },
    ...Array.from({ length: bills }, (_, at) => ({
      id: `bill${at}`,
      do: "bill",
      job: "many",
      customer: "PAPERS",
      goods: { ...goods, containers: [box] },
    })),
    { id: "manifest", do: "manifest", job: "many" },
  ];
}
