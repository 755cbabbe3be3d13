import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startServer } from "../../apps/server/startServer.ts";
import { createScratchDatabase } from "../../engine/db/scratchDatabase.ts";
import { testServerUrl } from "../../engine/db/testDatabase.ts";
import { paperText } from "../../engine/paper/paperText.ts";
import { changePassword, signIn, whoAmI } from "../../scripts/api/callServer.ts";
import { runMainjob } from "../../scripts/mainjob/runMainjob.ts";
import { mainjobScenario } from "../../scripts/mainjob/scenario.ts";
import { explainEveryStatement } from "../setup/everyStatement.ts";

explainEveryStatement();

const scratch = await createScratchDatabase(testServerUrl());
// The clock's jobs would run in some minutes of an hour only.
const server = await startServer({
  databaseUrl: scratch.url,
  port: 0,
  demo: false,
  quiet: true,
  worksOnJobs: false,
});
const folder = await mkdtemp(join(tmpdir(), "fairway-mainjob-test-"));
afterAll(async () => {
  await server.close();
  await scratch.drop();
  await rm(folder, { recursive: true, force: true });
});

const [first] = server.signIns;
const person = { user: first?.username ?? "", password: "Main job, booking to cash 1" };
await changePassword(server.address, { ...person, from: first?.password ?? "" });
const signed = await signIn(server.address, person);
const me = await whoAmI(signed);
const drive = (scenario: unknown) =>
  runMainjob(signed, me, mainjobScenario.parse(scenario), folder);

describe("the main job over the public API", { timeout: 120_000 }, () => {
  test("two 40HC from booking to cash come to the dong", async () => {
    const file = join(import.meta.dirname, "mainJob.json");
    const job = await drive(JSON.parse(await readFile(file, "utf8")));
    expect(job.debitNote?.totals).toEqual({ USD: "2920.52", VND: "14390000" });
    expect(job.debitNote?.totalVnd).toBe("88607715");
    expect(job.invoice?.totalVnd).toBe("84207715");
    expect(job.obhInvoice?.totalVnd).toBe("4400000");
    expect(job.profit).toEqual({ vnd: "8748338", usd: "344.25" });
    expect(job.invoice?.history).toEqual([
      { event: "invoice issued", unpaidVnd: "84207715", paymentStatus: "Unpaid" },
      { event: "receipt 1 done", unpaidVnd: "34207715", paymentStatus: "Paid A Part" },
      { event: "receipt 2 done", unpaidVnd: "0", paymentStatus: "Paid" },
      { event: "receipt 1 cancelled", unpaidVnd: "50000000", paymentStatus: "Paid A Part" },
    ]);
    expect(job.papers).toHaveLength(5);
    const texts = await Promise.all(
      job.papers.map(async (path) => paperText(await readFile(path))),
    );
    expect(texts[0]).toContain(job.hwbno);
    expect(texts[0]).toContain("CSQU3054383");
    expect(texts[1]).toContain("88,607,715");
    expect(texts[4]).toContain("8,748,338");
  });

  test("currencies of no, two and three decimals, a discount and a fixed tax add up", async () => {
    const line = (currency: string, quantity: string, unitPrice: string, vat: string | null) => ({
      charge: `Odd ${currency}`,
      quantity,
      unit: "WIDGET",
      unitPrice,
      currency,
      vat,
    });
    const job = await drive({
      exchangeDate: "2026-02-28",
      rates: { EUR: "27123.45", JPY: "165.1234", KWD: "82345.678", USD: "25001" },
      customer: { name: "Công ty TNHH Thử Nghiệm", taxCode: "0100109106" },
      containers: [{ type: "45HC" }],
      selling: [
        line("EUR", "1.375", "13.335", "8"),
        line("JPY", "3", "13.335", "10"),
        line("KWD", "3", "13.335", "-1"),
        line("USD", "3", "-4.5", "8"),
        line("VND", "1", "120000", null),
      ],
      obh: [line("EUR", "1", "100.55", "-3.333")],
      receipts: ["1000000", "99000000"],
      cancelReceipt: 1,
    });
    // Each net and tax is rounded to its currency, each VND amount converted once.
    expect(job.debitNote?.totals).toEqual({
      EUR: "123.69",
      JPY: "44",
      KWD: "41.005",
      USD: "-14.58",
      VND: "120000",
    });
    expect(job.obhInvoice?.totalVnd).toBe("2817665");
    expect(job.invoice?.history.map((each) => each.paymentStatus)).toEqual([
      "Unpaid",
      "Paid A Part",
      "Paid",
      "Paid A Part",
    ]);
    const [issued, part, , reopened] = job.invoice?.history ?? [];
    expect(reopened?.unpaidVnd).toBe(part?.unpaidVnd);
    expect(BigInt(issued?.unpaidVnd ?? 0) - BigInt(part?.unpaidVnd ?? 0)).toBe(1_000_000n);
  });

  test("without a dollar rate the dong are right and the dollars unknown", async () => {
    const job = await drive({
      exchangeDate: "2026-01-15",
      rates: {},
      selling: [
        {
          charge: "THC",
          quantity: "1",
          unit: "40HC",
          unitPrice: "4150000",
          currency: "VND",
          vat: "8",
        },
      ],
    });
    expect(job.profit).toEqual({ vnd: "4150000", usd: null });
    expect(job.debitNote?.totalVnd).toBe("4482000");
    expect(job.obhInvoice).toBeNull();
  });

  test("a currency without a rate is refused, naming currency and day", async () => {
    const scenario = {
      exchangeDate: "2026-01-15",
      rates: {},
      selling: [
        { charge: "THC", quantity: "1", unit: "40HC", unitPrice: "10", currency: "CHF", vat: "8" },
      ],
    };
    await expect(drive(scenario)).rejects.toThrow(/CHF.*15\/01\/2026/);
  });

  test("five hundred lines make one note and one invoice", async () => {
    const selling = Array.from({ length: 500 }, () => ({
      charge: "THC",
      quantity: "1.5",
      unit: "40HC",
      unitPrice: "100001",
      currency: "VND",
      vat: "8",
    }));
    const job = await drive({ exchangeDate: "2026-03-01", rates: {}, selling });
    // One line: 150,001.5 is rounded to 150,002, its tax of 12,000.16 to 12,000.
    expect(job.invoice?.totalVnd).toBe(String(500 * (150_002 + 12_000)));
  });
});
