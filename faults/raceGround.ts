import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { addInvoice } from "@fairway/areas/invoice/contract.ts";
import { generateReceiptNo } from "@fairway/areas/receipt/contract.ts";
import { updateRate } from "@fairway/areas/rate/contract.ts";
import { whoAmI } from "../scripts/mainjob/callServer.ts";
import { catalogueEntries } from "../scripts/mainjob/entries.ts";
import { findParties } from "../scripts/mainjob/parties.ts";
import { keyCharges, openJob, writeBill } from "../scripts/mainjob/runMainjob.ts";
import { mainjobScenario } from "../scripts/mainjob/scenario.ts";
import type { Client } from "./client.ts";

const scenarioFile = join(import.meta.dirname, "..", "tests", "scenarios", "mainJob.json");

// What one save of a sheet takes.
const MOST_AT_ONCE = 500;

/** The records of the races: jobs, bills, charges and invoices that nothing else changes. */
export interface RaceGround {
  readonly day: string;
  readonly customerId: string;
  job(): ReturnType<typeof openJob>;
  bill(jobId: string): ReturnType<typeof writeBill>;
  /** A new job with so many selling lines. */
  charged(lines: number): Promise<{ jobId: string; hblid: string; chargeIds: string[] }>;
  invoice(lines: number): Promise<{ id: string; totalVnd: string }>;
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
  const parties = await findParties(client, await whoAmI(client), scenario);
  const [line] = scenario.selling;
  if (!line) throw new Error("the scenario sells nothing");
  const job = () => openJob(client, entries, parties, scenario);
  const bill = (jobId: string) => writeBill(client, entries, parties, jobId);
  const charged = async (count: number) => {
    const { id: jobId } = await job();
    const { id: hblid } = await bill(jobId);
    const lines = Array.from({ length: count }, (_, at) => ({
      ...line,
      quantity: String(1 + (at % 20)),
    }));
    const chargeIds: string[] = [];
    for (let at = 0; at < lines.length; at += MOST_AT_ONCE) {
      const some = lines.slice(at, at + MOST_AT_ONCE);
      chargeIds.push(...(await keyCharges(client, entries, parties, { hblid, day }, "SELL", some)));
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
    charged,
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
