import { clearDues } from "@fairway/areas/due/server/clearDues.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { raiseDues } from "@fairway/areas/due/server/raiseDues.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { addAndUpdate } from "../contract.ts";
import { claimCharges } from "./claimCharges.ts";
import { profitOfLines } from "./profitOfLines.ts";
import { shipmentProfit } from "./profits.ts";
import { saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const lan = castActor("documentation");

const story = (fn: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await fn(tx);
  });

async function keyed(tx: Tx, type: "SELL" | "BUY", prices: string[], change: object = {}) {
  const charges = prices.map((price) => ({ ...plainLine(type, price), ...change, notes: price }));
  const ask = addAndUpdate.body.parse({ hblid: job.bill, type, charges });
  const saved = (await saveCharges(tx, lan, ask)).data;
  return prices.map((price) => saved.find((each) => each.notes === price)?.id as string);
}

/** An invoice over sold lines, of which its customer has paid a part. */
async function invoice(tx: Tx, lines: string[], total: string, paid: string) {
  const documentId = await bareDocument(tx, lan, { kind: "invoice", number: "INV-1" });
  await run(
    tx,
    sql`update document set partner_id = ${job.customer}
      where company_id = ${companyId} and id = ${documentId}`,
  );
  await claimCharges(tx, lan, { side: "debit", slot: "ledger", documentId }, lines);
  await raiseDues(tx, lan, [
    {
      documentId,
      side: "debit",
      kind: "trade",
      partnerId: job.customer,
      officeId: lan.officeId,
      departmentId: lan.departmentId,
      groupId: lan.groupId,
      userCreated: lan.userId,
      service: "SFE",
      saleManId: null,
      agreementId: null,
      currencyId: "VND",
      excRateUsdToLocal: null,
      raisedOn: job.day,
      dueBase: "Invoice Date",
      paymentTerm: 0,
      confirmedOn: null,
      total,
      totalVnd: total,
      totalUsd: null,
    },
  ]);
  const receipt = await bareDocument(tx, lan, { kind: "receipt", number: "R-1" });
  const {
    dues: [due],
  } = await lockDues(tx, lan, { documentIds: [documentId], side: "debit" });
  if (!due) throw new Error("an invoice raises an item");
  await clearDues(tx, lan, { documentId: receipt, day: job.day }, [
    { dueId: due.id, cause: "cleared", amount: paid, amountVnd: paid, amountUsd: null },
  ]);
}

describe("the profit of a job (CH-30)", () => {
  test(
    "is expected of every line, billed of those on documents, paid by the share of payments",
    story(async (tx) => {
      const [first] = await keyed(tx, "SELL", ["1000001", "500000"]);
      await keyed(tx, "BUY", ["300000"]);
      await keyed(tx, "BUY", ["200000"], { invoiceNo: "V-1" });
      // 2 × 1,000,001 with 8 % VAT, of which a third is paid.
      await invoice(tx, [first as string], "2160002", "720001");
      const found = await shipmentProfit(tx, lan, { jobId: job.jobId });
      const vnd = ({ selling, buying, profit }: typeof found.total) =>
        [selling, buying, profit].map((each) => each.vnd);
      expect(vnd(found.total)).toEqual(["3000002", "1000000", "2000002"]);
      expect(vnd(found.billed)).toEqual(["2000002", "400000", "1600002"]);
      expect(vnd(found.paid)).toEqual(["666668", "0", "666668"]);
      const [bill, other] = found.houseBills;
      expect(bill?.paid).toEqual(found.paid);
      expect(other).toMatchObject({ hblid: job.otherBill, billed: { profit: { vnd: "0" } } });
    }),
  );

  test(
    "is read charge by charge, the sold line next to the bought one, and sums to the job",
    story(async (tx) => {
      await run(
        tx,
        sql`update charge set credit_charge = ${job.boughtFreight}
          where company_id = ${companyId} and id = ${job.oceanFreight}`,
      );
      await keyed(tx, "SELL", ["1000000"]);
      await keyed(tx, "BUY", ["300000"], { invoiceNo: "V-1" });
      const before = statementCount(tx);
      const [bill] = await profitOfLines(tx, lan, { jobId: job.jobId });
      expect(statementCount(tx) - before).toBeLessThanOrEqual(2);
      const [pair] = bill?.charges ?? [];
      expect(bill?.charges).toHaveLength(1);
      expect([pair?.sold?.unitPrice, pair?.bought?.unitPrice]).toEqual(["1000000", "300000"]);
      expect(pair?.expected.profit.vnd).toBe("1400000");
      expect(pair?.billed.profit.vnd).toBe("-600000");
      const { total, billed } = await shipmentProfit(tx, lan, { jobId: job.jobId });
      expect(pair?.expected).toEqual(total);
      expect(pair?.billed).toEqual(billed);
    }),
  );

  test(
    "is that of jobs that the user may open",
    story(async (tx) => {
      const own = { docSeaFCLExport: { list: "Owner", detail: "Owner", write: "Owner" } } as const;
      const stranger = castActor("documentationHph", { change: own });
      const refused = await refusal(profitOfLines(tx, stranger, { jobId: job.jobId }));
      expect(refused.code).toBe("record.notFound");
    }),
  );
});
