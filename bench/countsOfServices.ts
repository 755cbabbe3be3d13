import { getHouseBill, listHouseBillsOfJob } from "@fairway/areas/housebill/contract.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { getShipment, listShipments } from "@fairway/areas/shipment/contract.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SignedPerson, whoAmI } from "../scripts/api/callServer.ts";
import { papers } from "../scripts/story/papers.ts";
import { playStory } from "../scripts/story/playStory.ts";
import { storyOf } from "../scripts/story/story.ts";
import type { CountingClient } from "./countingStatements.ts";

/** The most statements of a call on jobs of any service, resolving the caller included. */
const budgets: Readonly<Record<string, number>> = {
  "POST CsTransaction/Paging": 2,
  "GET CsTransaction/{id}": 4,
  "GET CsTransactionDetail/GetById": 5,
  "POST CsTransaction": 8,
  // Eight, the check point and the caller: a waybill draws its number with two statements, and
  // tells the salesman.
  "POST CsTransactionDetail/addNew": 10,
};
// Six and the caller.
const usual = { paper: 7, draft: 7 };

/** The statements of a call on a job of a service, over two lines of goods and over many. */
export interface ServiceCount {
  readonly service: string;
  readonly call: string;
  readonly few: number;
  readonly many: number;
  readonly budget: number;
}

const nameOf = ({ method, path }: CallSpec) => `${method} ${path}`;

function budgetOf(call: CallSpec): number | undefined {
  if (call.answer === "file") return usual.paper;
  return call.path.startsWith("DocSendMail/Get") ? usual.draft : budgets[nameOf(call)];
}

/** Plays a job of each service with its bill, papers and mails, and counts the calls that have a budget. */
export async function serviceCounts(client: CountingClient, many: number): Promise<ServiceCount[]> {
  const folder = await mkdtemp(join(tmpdir(), "fairway-statements-"));
  const counts: ServiceCount[] = [];
  try {
    // An operation has no bill of its own to save, print or mail.
    for (const service of openServices.filter(({ bill }) => !bill.isOfJob)) {
      // Data that a server loads once is loaded before counting.
      await countsOf(client, service, 1, folder);
      const few = await leastOf(() => countsOf(client, service, 2, folder));
      const all = await leastOf(() => countsOf(client, service, many, folder));
      for (const [call, count] of few) {
        const budget = budgetOf(call);
        if (budget === undefined) continue;
        const grown = all.get(call) ?? 0;
        counts.push({ service: service.code, call: nameOf(call), few: count, many: grown, budget });
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return counts;
}

/** The lesser counts of two plays: a job of the same process may run at the same time as a call. */
async function leastOf(play: () => Promise<Map<CallSpec, number>>): Promise<Map<CallSpec, number>> {
  const first = await play();
  const second = await play();
  return new Map(
    [...first].map(([call, count]) => [call, Math.min(count, second.get(call) ?? count)]),
  );
}

async function countsOf(
  client: CountingClient,
  service: Service,
  lines: number,
  folder: string,
): Promise<Map<CallSpec, number>> {
  const counts = new Map<CallSpec, number>();
  const signed: SignedPerson = {
    ...client,
    inUnit: () => Promise.reject(new Error("the calls of one unit are counted")),
    ask: (async (call: CallSpec, ask: never) => {
      const answer = await client.ask(call, ask);
      counts.set(call, client.statements(call));
      return answer;
    }) as SignedPerson["ask"],
  };
  const { steps } = await playStory(
    storyOf({ steps: stepsOf(service, lines) }),
    { signed, me: await whoAmI(client) },
    folder,
  );
  // A paper of which the job lacks something is refused, and has no count.
  const refused = Object.entries(steps).filter(
    ([id, step]) => step["refused"] && !id.includes("-paper-"),
  );
  if (refused.length > 0) throw new Error(`${service.code}: ${JSON.stringify(refused)}`);
  const page = await signed.ask(listShipments, {
    page: 1,
    size: 100,
    transactionType: service.code as "SFE",
  });
  const job = page.data[0]?.id ?? "";
  await signed.ask(getShipment, { id: job });
  const [bill] = await signed.ask(listHouseBillsOfJob, { jobId: job });
  await signed.ask(getHouseBill, { id: bill?.id ?? "" });
  return counts;
}

/** A job with so many lines of goods, a bill with the same, and everything printed and mailed of them. */
function stepsOf(service: Service, lines: number): object[] {
  const { code, family, direction, manifestPrefix, sideLinks } = service;
  const isImport = direction === "import";
  const goods = goodsOf(service, lines);
  const paperSteps = (of: string, kind: string) =>
    (papers[kind] ?? [])
      .filter(
        ({ on }) => (on?.family ?? family) === family && (on?.direction ?? direction) === direction,
      )
      .map(({ names }, at) => ({ id: `${of}-paper-${at}`, do: "paper", of, name: names[0] }));
  const mail = (of: string) => ({ id: `${of}-mail`, do: "mail", of, to: "agent@example.com" });
  const day = "2026-12-20";
  const line = { charge: "S_DO", quantity: "1", unit: "SET", unitPrice: "850000", currency: "VND" };
  return [
    { id: "job", do: "job", service: code, day, goods, ...(isImport ? { etd: "2026-12-01" } : {}) },
    {
      id: "bill",
      do: "bill",
      job: "job",
      customer: "STATEMENTS",
      goods,
      ...(service.bill.numberRule === "typed" ? { hwbno: `ST${Date.now()}` } : {}),
    },
    ...(sideLinks.includes("mawb")
      ? [{ id: "awb", do: "awb", job: "job" }, ...paperSteps("awb", "awb")]
      : []),
    ...(manifestPrefix ? [{ id: "manifest", do: "manifest", job: "job" }] : []),
    ...(manifestPrefix ? paperSteps("manifest", "manifest") : []),
    ...paperSteps("job", "job"),
    ...paperSteps("bill", "bill"),
    mail("bill"),
    ...(isImport
      ? [
          {
            id: "notice",
            do: "arrivalNotice",
            bill: "bill",
            day,
            lines: Array.from({ length: lines }, () => line),
          },
          { id: "order", do: "deliveryOrder", bill: "bill" },
          ...paperSteps("notice", "arrivalNotice"),
          ...paperSteps("order", "deliveryOrder"),
          mail("notice"),
          mail("order"),
        ]
      : [mail("job")]),
  ];
}

function goodsOf({ goods, family }: Service, lines: number): object {
  const each = { packages: "1", packageType: "CTNS", gw: "10", cbm: "0.1" };
  const total = (one: string) => decimal(one).times(lines).toString();
  const sums = { packages: total("1"), packageType: "CTNS", gw: total("10"), cbm: total("0.1") };
  if (family === "air") {
    return { ...sums, dims: Array.from({ length: lines }, () => ["40", "30", "20", "1"]) };
  }
  const boxes = Array.from({ length: lines }, () => ({ type: "40HC", ...each }));
  return { ...(goods === "containers" ? {} : sums), containers: boxes };
}
