import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { addAndUpdate } from "../contract.ts";
import { toldInJob, toldLine } from "../model/toldLine.ts";
import { claimCharges } from "./claimCharges.ts";
import { saveCharges } from "./saveCharges.ts";
import { whyLine } from "./whyLine.ts";

const database = await testDatabase();
const lan = castActor("documentation");

const story = (fn: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await fn(tx);
  });

async function save(tx: Tx, change: object) {
  const charges = [{ ...plainLine("SELL", "35"), currencyId: "USD", ...change }];
  const ask = addAndUpdate.body.parse({ hblid: job.bill, type: "SELL", charges });
  const [line] = (await saveCharges(tx, lan, ask)).data;
  if (!line) throw new Error("a line is saved");
  return line;
}

test(
  "a line tells quantity, price, rate of the day, VAT and rounding, and who set them (CH-31)",
  story(async (tx) => {
    const line = await save(tx, { quantity: "3.125", unitPrice: "11.27", vatrate: "10" });
    const before = statementCount(tx);
    const why = await whyLine(tx, lan, { id: line.id });
    expect(statementCount(tx) - before).toBeLessThanOrEqual(9);
    expect(why.quantity).toMatchObject({ value: "3.125", set: { by: expect.any(String) } });
    expect(why.price).toMatchObject({ value: "11.27", currencyId: "USD", source: "keyed" });
    const [own, vnd] = why.amounts;
    expect(own).toEqual({
      currencyId: "USD",
      decimals: 2,
      exact: "35.21875",
      amount: "35.22",
      vatExact: "3.522",
      vatAmount: "3.52",
    });
    expect(vnd).toMatchObject({ currencyId: "VND", amount: line.amountVnd, decimals: 0 });
    const [rate] = why.rates;
    expect(rate).toMatchObject({
      currencyId: "USD",
      origin: "day",
      day: job.day,
      documentNo: null,
    });
    expect(rate?.rate).toBe(line.finalExchangeRate);
    expect(rate?.quotations).toMatchObject([{ currencyFrom: "USD", currencyTo: "VND" }]);
    expect(why.documents).toEqual([]);
    expect(why.changes.map(({ action }) => action)).toEqual(["insert"]);
  }),
);

test(
  "a typed rate names the user who typed it, a change names what it changed",
  story(async (tx) => {
    const first = await save(tx, {});
    const typed = { id: first.id, version: first.version };
    await save(tx, { ...typed, exchangeRate: "25400", unitPrice: "36" });
    const why = await whyLine(tx, lan, { id: first.id });
    expect(why.rates[0]).toMatchObject({ rate: "25400", origin: "typed", quotations: [] });
    expect(why.changes.map(({ action }) => action)).toEqual(["update", "insert"]);
    const changed = why.changes[0]?.changes.map(({ field }) => field);
    expect(changed).toEqual(expect.arrayContaining(["unitPrice", "exchangeRate", "amountVnd"]));
  }),
);

test(
  "CH-31: a refund mark that is taken away and a changed series are among the changes",
  story(async (tx) => {
    await run(
      tx,
      sql`update shipment set coloader_id = ${job.customer}
        where company_id = ${companyId} and id = ${job.jobId}`,
    );
    const changesAfter = async (line: { readonly id: string }, change: object, type: string) => {
      const charges = [{ ...line, ...change }];
      await saveCharges(tx, lan, addAndUpdate.body.parse({ hblid: job.bill, type, charges }));
      const { changes } = await whyLine(tx, lan, { id: line.id });
      return changes.map((each) => [each.action, each.changes.map(({ field }) => field)]);
    };
    const marked = await save(tx, { isRefundFee: true });
    expect(await changesAfter(marked, { isRefundFee: false }, "SELL")).toContainEqual([
      "update",
      ["isRefundFee"],
    ]);
    const bought = { ...plainLine("BUY", "100"), invoiceNo: "15", seriesNo: "1C26TAA" };
    const ask = addAndUpdate.body.parse({ hblid: job.bill, type: "BUY", charges: [bought] });
    const [line] = (await saveCharges(tx, lan, ask)).data;
    if (!line) throw new Error("no line");
    expect(await changesAfter(line, { seriesNo: "1C26TBB" }, "BUY")).toContainEqual([
      "update",
      ["seriesNo"],
    ]);
  }),
);

test("CH-31: every keyed field of a line has a title in its changes", () => {
  expect(toldInJob.filter((field) => !toldLine[field])).toEqual([]);
});

test(
  "a line of a document names it, and the day and rates that it gave",
  story(async (tx) => {
    const line = await save(tx, {});
    const documentId = await bareDocument(tx, lan, { kind: "note", number: "SEFDN1" });
    await claimCharges(tx, lan, { side: "debit", slot: "note", documentId }, [line.id]);
    await run(
      tx,
      sql`update surcharge set valued_by = ${documentId}, valued_on = exchange_date,
          own_rate = final_exchange_rate, own_usd_rate = exc_rate_usd_to_local,
          own_rate_outside = false, user_modified = ${lan.userId}
        where company_id = ${companyId} and id = ${line.id}`,
    );
    const why = await whyLine(tx, lan, { id: line.id });
    expect(why.documents).toMatchObject([{ kind: "note", documentNo: "SEFDN1", values: true }]);
    expect(why.rates[0]).toMatchObject({ origin: "document", documentNo: "SEFDN1" });
    expect(why.changes[0]?.changes[0]).toMatchObject({ field: "valuedBy", now: "SEFDN1" });
  }),
);

test(
  "it is that of jobs that the user may open",
  story(async (tx) => {
    const line = await save(tx, {});
    const own = { docSeaFCLExport: { list: "Owner", detail: "Owner", write: "Owner" } } as const;
    const stranger = castActor("documentationHph", { change: own });
    expect((await refusal(whyLine(tx, stranger, { id: line.id }))).code).toBe("record.notFound");
  }),
);
