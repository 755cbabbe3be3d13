import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { addNote } from "@fairway/areas/note/contract.ts";
import { createHouseBill, updateHouseBill } from "@fairway/areas/housebill/contract.ts";
import { addInvoice } from "@fairway/areas/invoice/contract.ts";
import { getPartnerById } from "@fairway/areas/partner/contract.ts";
import { mergePartners } from "@fairway/areas/partner/contractSame.ts";
import { cancelReceipt, saveReceipt } from "@fairway/areas/receipt/contract.ts";
import { createShipment, updateShipment } from "@fairway/areas/shipment/contract.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { brokenRules } from "./books.ts";
import { type Answered, type Client, openClient } from "./client.ts";
import type { Product } from "./product.ts";
import { type RaceGround, raceGround } from "./raceGround.ts";

/** The result of one race: the number of each answer, and the faults. */
export interface RaceReport {
  readonly name: string;
  readonly answers: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

/**
 * A race: all clients send at once; `one` wins, or `all` do, or `some` may lose with a reason;
 * `same` when all must get the same record.
 */
interface Race {
  readonly name: string;
  readonly win: "one" | "all" | "some" | "same";
  prepare(ground: RaceGround): Promise<(client: Client, at: number) => Promise<Answered>>;
}

/** Lets clients run every race, then checks the books. */
export async function runRaces(product: Product, clients: number): Promise<RaceReport[]> {
  const all = await Promise.all(
    Array.from({ length: clients }, () => openClient(product.address, product.admin)),
  );
  const ground = await raceGround(all[0] as Client);
  const reports: RaceReport[] = [];
  for (const race of races) {
    const send = await race.prepare(ground);
    const answers = await Promise.all(all.map((client, at) => send(client, at)));
    reports.push({ name: race.name, answers: counted(answers), wrong: judge(race, answers) });
  }
  const database = openDatabase(product.databaseUrl, { poolSize: 1 });
  const broken = await brokenRules(database).finally(() => database.close());
  return [...reports, { name: "the books afterwards", answers: {}, wrong: broken }];
}

const shuffled = <T>(list: readonly T[]) =>
  list
    .map((each) => [Math.random(), each] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);

const note = (ground: RaceGround, jobId: string, chargeIds: string[]) => ({
  jobId,
  type: "DEBIT" as const,
  partnerId: ground.customerId,
  chargeIds,
  exchangeDate: ground.day,
});
const receipt = (ground: RaceGround, paidAmount: string, payments: object[]) => ({
  saveAction: 2,
  class: "Clear Debit" as const,
  customerId: ground.customerId,
  paymentDate: ground.day,
  currencyId: "VND" as const,
  paidAmount,
  payments: payments as { refId: string; paidAmount: string }[],
});

const races: readonly Race[] = [
  {
    name: "issue a note over the same charges",
    win: "one",
    async prepare(ground) {
      const { jobId, chargeIds } = await ground.charged(5);
      return (client) => client.send(addNote, note(ground, jobId, shuffled(chargeIds)));
    },
  },
  {
    name: "issue notes over charges that overlap, in any order",
    win: "some",
    async prepare(ground) {
      const { jobId, chargeIds } = await ground.charged(12);
      return (client) => client.send(addNote, note(ground, jobId, shuffled(chargeIds).slice(0, 3)));
    },
  },
  {
    name: "invoice the same charges",
    win: "one",
    async prepare(ground) {
      const { chargeIds } = await ground.charged(5);
      return (client) =>
        client.send(addInvoice, {
          type: "Invoice",
          partnerId: ground.customerId,
          chargeIds: shuffled(chargeIds),
          date: ground.day,
          currencyId: "VND",
          paymentTerm: 30,
        });
    },
  },
  {
    name: "save the same job",
    win: "one",
    async prepare(ground) {
      const job = await ground.job();
      return (client, at) =>
        client.send(updateShipment, {
          ...job,
          csMawbcontainers: undefined,
          notes: `${at}`,
        } as never);
    },
  },
  {
    name: "save the same house bill",
    win: "one",
    async prepare(ground) {
      const bill = await ground.bill((await ground.job()).id);
      return (client, at) =>
        client.send(updateHouseBill, {
          ...bill,
          csMawbcontainers: undefined,
          desOfGoods: `GOODS ${at}`,
        } as never);
    },
  },
  {
    name: "clear the same invoice in full",
    win: "one",
    async prepare(ground) {
      const { id, totalVnd } = await ground.invoice(3);
      return (client) =>
        client.send(saveReceipt, receipt(ground, totalVnd, [{ refId: id, paidAmount: totalVnd }]));
    },
  },
  {
    name: "clear four invoices in part, in any order",
    win: "all",
    async prepare(ground) {
      const invoices: Awaited<ReturnType<RaceGround["invoice"]>>[] = [];
      for (let at = 0; at < 4; at += 1) invoices.push(await ground.invoice(2));
      const part = decimal(invoices[0]?.totalVnd ?? "0")
        .div(100)
        .floor();
      return (client) =>
        client.send(
          saveReceipt,
          receipt(
            ground,
            part.times(4).toFixed(),
            shuffled(invoices).map(({ id }) => ({ refId: id, paidAmount: part.toFixed() })),
          ),
        );
    },
  },
  {
    name: "cancel the same receipt",
    win: "one",
    async prepare(ground) {
      const { id, totalVnd } = await ground.invoice(1);
      let made: Promise<Answered> | null = null;
      return async (client) => {
        made ??= client.send(
          saveReceipt,
          receipt(ground, totalVnd, [{ refId: id, paidAmount: totalVnd }]),
        );
        const { data } = (await made).body as { data: { id: string } };
        return client.send(cancelReceipt, { id: data.id, reason: "Race" });
      };
    },
  },
  {
    name: "open jobs: each takes a number of its own",
    win: "all",
    async prepare(ground) {
      const job = await ground.job();
      return (client) => client.send(createShipment, { ...job, csMawbcontainers: [] } as never);
    },
  },
  {
    name: "write house bills under the same typed number",
    win: "one",
    async prepare(ground) {
      const { id: jobId } = await ground.job();
      const bill = await ground.bill(jobId);
      const hwbno = `RACE${Date.now() % 1e9}`;
      return (client) =>
        client.send(createHouseBill, { ...bill, jobId, hwbno, csMawbcontainers: [] } as never);
    },
  },
  {
    name: "take receipts under the same typed number",
    win: "one",
    async prepare(ground) {
      const paymentRefNo = await ground.receiptNo();
      return (client) =>
        client.send(saveReceipt, {
          ...receipt(ground, "1000000", []),
          class: "Advance",
          paymentRefNo,
        });
    },
  },
  {
    name: "take receipts while one person types the number that is offered",
    win: "some",
    async prepare(ground) {
      const offered = await ground.receiptNo();
      return (client, at) =>
        client.send(saveReceipt, {
          ...receipt(ground, "1000000", []),
          class: "Advance",
          paymentRefNo: at === 0 ? offered : null,
        });
    },
  },
  {
    name: "keep and use the same customer's advance",
    win: "all",
    async prepare(ground) {
      return (client) =>
        client.send(saveReceipt, { ...receipt(ground, "1000000", []), class: "Advance" });
    },
  },
  {
    // The rules of the books say that nothing names the merged partner afterwards.
    name: "merge a customer while others write for it",
    win: "some",
    async prepare(ground) {
      const { keptId, mergedId, jobId, hblid, chargeIds } = await ground.twoRecords(16);
      const job = { ...(await ground.job()), csMawbcontainers: [], agentId: mergedId };
      const bill = await ground.bill(jobId);
      const line = await ground.line(mergedId);
      const merge = async (client: Client) => {
        const versionOf = async (id: string) => (await client.ask(getPartnerById, { id })).version;
        return client.send(mergePartners, {
          keptId,
          mergedId,
          keptVersion: await versionOf(keptId),
          mergedVersion: await versionOf(mergedId),
          reason: "One company under two tax codes",
        });
      };
      const advance = { ...receipt(ground, "1000000", []), class: "Advance", customerId: mergedId };
      const writes: readonly ((client: Client, at: number) => Promise<Answered>)[] = [
        (client) => client.send(createShipment, job as never),
        (client) =>
          client.send(createHouseBill, {
            ...bill,
            jobId,
            hwbno: null,
            customerId: mergedId,
            shipperId: mergedId,
            csMawbcontainers: [],
          } as never),
        (client, at) =>
          client.send(addAndUpdate, {
            hblid,
            type: "SELL",
            charges: [{ ...line, notes: `Race ${at}` }],
          } as never),
        (client, at) =>
          client.send(addNote, {
            ...note(ground, jobId, chargeIds.slice(at % 16, (at % 16) + 1)),
            partnerId: mergedId,
          }),
        (client, at) =>
          client.send(addInvoice, {
            type: "Invoice",
            partnerId: mergedId,
            chargeIds: chargeIds.slice(at % 16, (at % 16) + 1),
            date: ground.day,
            currencyId: "VND",
            paymentTerm: 30,
          }),
        (client) => client.send(saveReceipt, advance as never),
        (client) => client.send(saveReceipt, { ...advance, saveAction: 0 } as never),
      ];
      return async (client, at) => {
        if (at === 0) return merge(client);
        await pause(Math.random() * 60);
        return writes[at % writes.length]?.(client, at) as Promise<Answered>;
      };
    },
  },
  {
    name: "open one job, sent again and again under one key",
    win: "same",
    async prepare(ground) {
      const job = await ground.job();
      const key = randomUUID();
      return (client) =>
        client.send(createShipment, { ...job, csMawbcontainers: [] } as never, key);
    },
  },
];

function judge(race: Race, answers: readonly Answered[]): string[] {
  const wrong: string[] = [];
  const won = answers.filter((each) => each.status === 200);
  if (race.win === "one" && won.length !== 1) wrong.push(`${won.length} won`);
  if (race.win === "some" && won.length === 0) wrong.push("nobody won");
  if (race.win === "all" || race.win === "same") {
    if (won.length !== answers.length) wrong.push(`only ${won.length} won`);
    const records = new Set(won.map(({ body }) => (body["data"] as { id: string }).id));
    if (records.size !== (race.win === "same" ? 1 : won.length))
      wrong.push(`${records.size} records`);
  }
  for (const lost of answers.filter((each) => each.status !== 200)) {
    const reason = reasonOf(lost);
    // A lost race is refused with a reason of the trade; a deadlock is no such reason.
    if (![409, 400].includes(lost.status) || !reason || reason === "record.busy") {
      wrong.push(`${lost.status} ${JSON.stringify(lost.body)}`);
    }
  }
  return [...new Set(wrong)].slice(0, 5);
}

/** Why a client lost: a conflict, a wrong field or ask; null when the answer gives no reason. */
function reasonOf({ status, body }: Answered): string | null {
  const { code, message, fields } = body as {
    code?: string;
    message?: string;
    fields?: { code: string }[];
  };
  if (!message) return null;
  return (status === 409 ? code : (fields?.[0]?.code ?? code)) ?? null;
}

function counted(answers: readonly Answered[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const { status } = answer;
    const name = status === 200 ? "200" : `${status} ${reasonOf(answer)}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
