import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { pageNotes } from "../contract.ts";
import { checkNotesSynced } from "./checkNotesSynced.ts";
import { exportAgencyTemplate, exportNoteLines } from "./exportNoteSheets.ts";
import { sendNotes } from "./sendNotes.ts";

const database = await testDatabase();
const clerk = castActor("documentation");
const accountant = castActor("accountant");
const { customer, port } = chargedJob;
const ask = { ...pageNotes.body.parse({}), format: "csv" } as const;

const story = (work: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await work(tx);
  });

/** The cells of a csv file. */
async function cells({ bytes }: AnsweredFile): Promise<string[][]> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes as AsyncIterable<Uint8Array>) parts.push(part);
  const text = Buffer.concat(parts)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(/[,;\t]/));
}

test(
  "the notes by bill, kind of charge and currency say invoice and sums of their lines",
  story(async (tx) => {
    const { selling, onBehalf } = await keyMainJobCharges(tx);
    const note = await billNote(tx, [...selling, ...onBehalf]);
    const invoice = await billInvoice(tx, selling.slice(0, 1));
    const [head = [], ...rows] = await cells(await exportNoteLines(tx, accountant, ask));
    const at = (name: string) => head.indexOf(name);
    expect(rows.every((row) => row[at("Note no.")] === note.code)).toBe(true);
    const kinds = rows.map((row) => `${row[at("Charge type")]} ${row[at("Currency")]}`);
    expect(new Set(kinds)).toEqual(new Set(["Selling USD", "Selling VND", "On behalf VND"]));
    const invoiced = rows.filter((row) => row[at("Invoice no.")] !== "");
    expect(invoiced.map((row) => row[at("Invoice no.")])).toEqual([invoice.invoiceNoTempt]);
    const total = rows.reduce((sum, row) => sum + Number(row[at("Total VND")]), 0);
    expect(`${total}`).toBe(note.totalVnd);
  }),
);

test(
  "the statement of agents has their debit and credit and the balance in US dollars",
  story(async (tx) => {
    const { selling, onBehalf } = await keyMainJobCharges(tx);
    const debit = await billNote(tx, selling);
    const credit = await billNote(tx, onBehalf, { type: "CREDIT", partnerId: port });
    expect(await cells(await exportAgencyTemplate(tx, accountant, ask))).toHaveLength(1);
    await run(
      tx,
      sql`update partner set partner_type = 'Agent'
        where company_id = ${companyId} and id = any(${[customer, port]}::uuid[])`,
    );
    const [head = [], ...rows] = await cells(await exportAgencyTemplate(tx, accountant, ask));
    const read = (code: string, name: string) =>
      rows.find((row) => row[0] === code)?.[head.indexOf(name)];
    expect(Number(read(debit.code, "Debit USD"))).toBe(Number(debit.totalUsd));
    expect(Number(read(debit.code, "Balance USD"))).toBe(Number(debit.totalUsd));
    expect(Number(read(credit.code, "Credit USD"))).toBe(Number(credit.totalUsd));
    expect(Number(read(credit.code, "Balance USD"))).toBe(-Number(credit.totalUsd));
    const parts = ["Local charges USD", "Freight USD"].map((name) => read(debit.code, name));
    expect(Number(parts[0]) + Number(parts[1])).toBeCloseTo(Number(debit.totalUsd), 2);
  }),
);

test(
  "charges of a note that was sent are said to be with accounting",
  story(async (tx) => {
    const { selling, buying } = await keyMainJobCharges(tx);
    const note = await billNote(tx, selling);
    const chargeIds = [...selling.slice(0, 1), ...buying];
    expect(await checkNotesSynced(tx, clerk, { chargeIds })).toBe(false);
    await sendNotes(tx, clerk, { noteIds: [note.id] });
    expect(await checkNotesSynced(tx, clerk, { chargeIds })).toBe(true);
    expect(await checkNotesSynced(tx, clerk, { chargeIds: buying })).toBe(false);
  }),
);
