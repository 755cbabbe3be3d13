import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, receive, takeBack } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import {
  exportAgencyPayments,
  exportCustomerPayments,
  exportReceiptAdvance,
} from "./exportStatements.ts";

const database = await testDatabase();
const { customer: partnerId, day } = chargedJob;
const yen = castActor("receivable");

const story = (work: (tx: Tx, invoiceId: string) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const { selling } = await keyMainJobCharges(tx);
    await work(tx, (await billInvoice(tx, selling.slice(1), { paymentTerm: 10 })).id);
  });

const asked = (change: object = {}) => ({
  ...contract.exportCustomerPayments.query.parse({}),
  ...contract.exportCustomerPayments.body.parse({ partnerId, ...change }),
});

/** The rows of a sheet, by the names of its columns. */
async function sheetOf(file: AnsweredFile): Promise<Record<string, string | null>[]> {
  const parts: Uint8Array[] = [];
  for await (const part of file.bytes as AsyncIterable<Uint8Array>) parts.push(part);
  const { headers, rows } = await readExcel(Buffer.concat(parts));
  return rows.map(({ cells }) =>
    Object.fromEntries(headers.map((name, at) => [name, cells[at] ?? null])),
  );
}

describe("a statement of payments", () => {
  // Rule RC-26.
  test(
    "has each payment of an invoice with what was open after it",
    story(async (tx, invoiceId) => {
      const kept = await receive(tx, "511465", [invoiceId]);
      const bounced = await receive(tx, "1000000", [invoiceId]);
      await takeBack(tx, bounced.id);
      const rows = await sheetOf(await exportCustomerPayments(tx, yen, asked()));
      const said = rows.map((row) => [row["Receipt no."], row["Paid"], row["Open"]].map(String));
      expect(said).toEqual([
        [kept.paymentRefNo, "511465", "10000000"],
        [bounced.paymentRefNo, "1000000", "9000000"],
        [bounced.paymentRefNo, "-1000000", "10000000"],
      ]);
      expect(await sheetOf(await exportAgencyPayments(tx, yen, asked()))).toEqual([]);
      const backward = asked({ fromDate: day, toDate: addDays(day, -1) });
      const refused = await refusal(
        Promise.resolve().then(() => exportCustomerPayments(tx, yen, backward)),
      );
      expect(refused.code).toBe("receipt.daysInOrder");
    }),
  );

  test(
    "of advances has each movement with the balance after it",
    story(async (tx, invoiceId) => {
      const ahead = await receive(tx, "3000000", [], { class: "Advance" });
      const used = await receive(tx, "0", [invoiceId], {
        paymentMethod: "Clear-Advance",
        cusAdvanceAmount: "1200000",
      });
      const rows = await sheetOf(await exportReceiptAdvance(tx, yen, asked()));
      expect(
        rows.map((row) => [row["Document"], row["In or out"], row["Balance"]].map(String)),
      ).toEqual([
        [ahead.paymentRefNo, "3000000", "3000000"],
        [used.paymentRefNo, "-1200000", "1800000"],
      ]);
      const later = asked({ fromDate: addDays(day, 1) });
      expect(await sheetOf(await exportReceiptAdvance(tx, yen, later))).toEqual([]);
    }),
  );
});
