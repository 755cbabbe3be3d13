import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { addInvoice } from "@fairway/areas/invoice/contract.ts";
import { generateReceiptNo } from "@fairway/areas/receipt/contract.ts";
import { updateRate } from "@fairway/areas/rate/contract.ts";
import { whoAmI } from "../scripts/api/callServer.ts";
import { catalogueEntries } from "../scripts/api/entries.ts";
import { findParties } from "../scripts/mainjob/parties.ts";
import { keyCharges, openJob, writeBill } from "../scripts/mainjob/runMainjob.ts";
import { mainjobScenario } from "../scripts/mainjob/scenario.ts";
import type { Client } from "./client.ts";

const scenarioFile = join(import.meta.dirname, "..", "tests", "scenarios", "mainJob.json");

// What one save of a sheet takes.
const MOST_AT_ONCE = 500;

/** A job with selling lines. */
interface Charged {
  readonly jobId: string;
  readonly hblid: string;
  readonly chargeIds: string[];
}

/** The records of the races: jobs, bills, charges and invoices that nothing else changes. */
export interface RaceGround {
  readonly day: string;
  readonly customerId: string;
  job(): ReturnType<typeof openJob>;
  bill(jobId: string): ReturnType<typeof writeBill>;
  /** A new job with so many selling lines. */
  charged(lines: number): Promise<Charged>;
  invoice(lines: number): Promise<{ id: string; totalVnd: string }>;
  /** A selling line for a partner. */
  line(partnerId: string): Promise<{ chargeId: string; unitId: string } & Record<string, string>>;
  /** Two new records of one customer, the second with a job whose lines nothing holds. */
  twoRecords(lines: number): Promise<{ keptId: string; mergedId: string } & Charged>;
  /** The number that a form offers for the next receipt of the day. */
  receiptNo(): Promise<string>;
}

/** Prepares parties, rates and catalogue over HTTP. */
export async function raceGround(client: Client): Promise<RaceGround> {
  const scenario = mainjobScenario.parse(JSON.parse(await readFile(scenarioFile, "utf8")));
  const day = scenario.exchangeDate;
  await client.ask(updateRate, {
    effectiveOn: day,
    rates: Object.entries(scenario.rates).map(([currencyFrom, rate]) => ({ currencyFrom, rate })),
  });
  const entries = catalogueEntries(client);
  const me = await whoAmI(client);
  const parties = await findParties(client, me, scenario);
  const [line] = scenario.selling;
  if (!line) throw new Error("the scenario sells nothing");
  const job = () => openJob(client, entries, parties, scenario);
  const bill = (jobId: string) => writeBill(client, entries, parties, jobId);
  const charged = async (count: number, sides = parties): Promise<Charged> => {
    const { id: jobId } = await job();
    const { id: hblid } = await writeBill(client, entries, sides, jobId);
    const lines = Array.from({ length: count }, (_, at) => ({
      ...line,
      quantity: String(1 + (at % 20)),
    }));
    const chargeIds: string[] = [];
    for (let at = 0; at < lines.length; at += MOST_AT_ONCE) {
      const some = lines.slice(at, at + MOST_AT_ONCE);
      chargeIds.push(...(await keyCharges(client, entries, sides, { hblid, day }, "SELL", some)));
    }
    return { jobId, hblid, chargeIds };
  };
  const { customerId } = parties;
  return {
    day,
    customerId,
    receiptNo: async () => (await client.ask(generateReceiptNo, { paymentDate: day })).receiptNo,
    job,
    bill,
    charged: (lines) => charged(lines),
    line: async (partnerId) => ({
      chargeId: await entries.charge(line.charge, "SELL"),
      unitId: await entries.unit(line.unit, "Package"),
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      currencyId: line.currency,
      paymentObjectId: partnerId,
      exchangeDate: day,
    }),
    async twoRecords(lines) {
      const taxCode = String(Date.now()).slice(-8);
      const recordOf = (digits: string) =>
        findParties(client, me, {
          ...scenario,
          customer: { taxCode: digits, name: `RACE ${digits}` },
        });
      const kept = await recordOf(`91${taxCode}`);
      const merged = await recordOf(`92${taxCode}`);
      return {
        keptId: kept.customerId,
        mergedId: merged.customerId,
        ...(await charged(lines, merged)),
      };
    },
    async invoice(lines) {
      const { chargeIds } = await charged(lines);
      const { data } = await client.ask(addInvoice, {
        type: "Invoice",
        partnerId: customerId,
        chargeIds,
        date: day,
        currencyId: "VND",
        paymentTerm: 30,
      });
      return { id: data.id, totalVnd: data.totalAmountVnd };
    },
  };
}
