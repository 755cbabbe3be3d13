import { addDays } from "@fairway/core/time/day.ts";
import { getInvoiceById } from "@fairway/areas/invoice/server/getInvoiceById.ts";
import { importRealNumbers } from "@fairway/areas/invoice/server/importRealNumbers.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { paymentsOfInvoice } from "./paymentsOfInvoice.ts";
import "./receivePaidInvoices.ts";

const database = await testDatabase();
const ha = castActor("accountant");
const { day } = chargedJob;
const issuedOn = addDays(day, -1);

const story = (work: (tx: Tx, charges: MainJobCharges) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await work(tx, await keyMainJobCharges(tx));
  });

type Cells = Readonly<Record<string, string | null>>;
const bring = (tx: Tx, sheet: readonly Cells[]) =>
  importRealNumbers(tx, ha, { rows: sheet.map((cells, at) => ({ row: at + 2, cells })) });
const cellsOf = (voucherId: string, invoiceNoReal: string, more: Cells = {}): Cells => ({
  voucherId,
  invoiceNoReal,
  date: issuedOn,
  serie: "C26TFW",
  paymentStatus: null,
  ...more,
});

// Rule IN-17.
test(
  "real numbers, days and payments come from a sheet; the same sheet again changes nothing",
  story(async (tx, { selling, onBehalf }) => {
    const a = await billInvoice(tx, selling);
    const b = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
    const sheet = [
      cellsOf(a.voucherId, "00000017"),
      cellsOf(b.voucherId, "18", { paymentStatus: "Paid" }),
    ];
    expect((await bring(tx, sheet)).data.count).toBe(2);
    const read = (id: string) => getInvoiceById(tx, ha, { id });
    expect(await read(a.id)).toMatchObject({
      invoiceNoReal: "00000017",
      serieReal: "C26TFW",
      serie: a.serie,
      date: issuedOn,
      status: "Updated Invoice",
      paymentStatus: "Unpaid",
    });
    expect(await read(b.id)).toMatchObject({ invoiceNoReal: "18", paymentStatus: "Paid" });
    const paid = await paymentsOfInvoice(tx, ha, { refNo: b.id });
    expect(JSON.stringify(paid)).toContain(issuedOn);
    expect((await bring(tx, sheet)).data.count).toBe(0);
  }),
);

test(
  "a VAT and an on-behalf invoice with one temporary number keep it and get numbers of one series",
  story(async (tx, { selling, onBehalf }) => {
    const a = await billInvoice(tx, selling.slice(0, 1));
    const b = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
    const c = await billInvoice(tx, selling.slice(1));
    expect(a.invoiceNoTempt).toBe(b.invoiceNoTempt);
    const sheet = [cellsOf(a.voucherId, "17"), cellsOf(b.voucherId, "17")];
    expect((await bring(tx, sheet)).data.count).toBe(2);
    const taken = await refusal(bring(tx, [cellsOf(c.voucherId, "0017")]));
    expect(taken.fields.map(({ code }) => code)).toEqual(["invoice.numberTaken"]);
    expect((await getInvoiceById(tx, ha, { id: b.id })).invoiceNoTempt).toBe(b.invoiceNoTempt);
  }),
);

test(
  "every wrong cell is named and nothing is stored",
  story(async (tx, { selling }) => {
    const a = await billInvoice(tx, selling.slice(0, 1));
    const b = await billInvoice(tx, selling.slice(1));
    await receive(tx, "1000", [b.id]);
    const refused = await refusal(
      bring(tx, [
        cellsOf(a.voucherId, "17", { serie: null }),
        cellsOf(a.voucherId, "18"),
        cellsOf(b.voucherId, "19"),
        cellsOf("FHD2611/99999", "20"),
      ]),
    );
    expect(refused.code).toBe("import.wrongRows");
    const codes = refused.fields.map(({ code }) => code);
    const named = ["field.required", "invoice.twice", "invoice.paid", "invoice.unknown"];
    expect(codes).toEqual(expect.arrayContaining(named));
    expect((await getInvoiceById(tx, ha, { id: a.id })).invoiceNoReal).toBeNull();
  }),
);
