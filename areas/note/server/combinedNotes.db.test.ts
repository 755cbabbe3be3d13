import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { listBillNotes } from "./listBillNotes.ts";
import { queryNotes } from "./listNotes.ts";
import { exportOpsNote, exportOpsNotes, previewOpsNote } from "./opsPapers.ts";
import { previewCombined } from "./previewCombined.ts";
import { noteWorkbook } from "./noteWorkbook.ts";
import { notePaper, previewNote } from "./previewNote.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const { jobId, carrier } = chargedJob;

function story(work: (tx: Tx, charges: MainJobCharges) => Promise<void>) {
  return () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      await work(tx, await keyMainJobCharges(tx));
    });
}

async function bytesOf(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<Buffer> {
  if (bytes instanceof Uint8Array) return Buffer.from(bytes);
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

test(
  "notes of one partner are one bill, each with its lines; the sums are those of the notes",
  story(async (tx, { selling, onBehalf }) => {
    const first = await billNote(tx, selling);
    const second = await billNote(tx, onBehalf, { type: "INVOICE" });
    const ask = { ids: [first.id, second.id], currency: "VND", language: "en" } as const;
    const { bytes, name } = await previewCombined(tx, lan, ask);
    expect(name).toBe(`${first.code} +1.pdf`);
    const text = paperText(await bytesOf(bytes));
    expect(text).toContain(first.code);
    expect(text).toContain(second.code);
    const sum = BigInt(first.totalVnd) + BigInt(second.totalVnd);
    expect(text).toContain(sum.toLocaleString("en"));
    const word = await previewCombined(tx, lan, { ...ask, format: "docx" });
    expect([word.name, (await bytesOf(word.bytes)).subarray(0, 2).toString()]).toEqual([
      `${first.code} +1.docx`,
      "PK",
    ]);
  }),
);

test(
  "the notes of two partners are not one bill",
  story(async (tx, { selling, buying }) => {
    const debit = await billNote(tx, selling);
    const credit = await billNote(tx, buying, { type: "CREDIT", partnerId: carrier });
    const { code } = await refusal(previewCombined(tx, lan, { ids: [debit.id, credit.id] }));
    expect(code).toBe("cdNote.severalPartners");
    await expect(previewCombined(tx, lan, { ids: [jobId] })).rejects.toThrow("record.notFound");
  }),
);

test(
  "a note is a workbook with its amounts as numbers, alone or with others",
  story(async (tx, { selling, onBehalf }) => {
    const note = await billNote(tx, selling, { flexId: "PO 4500123987" });
    const file = await exportOpsNote(tx, lan, { jobId, cdNo: note.code, language: "en" });
    const { rows } = await readExcel(await bytesOf(file.bytes), { headerRow: 10 });
    expect(file.name).toBe(`${note.code}.xlsx`);
    expect(JSON.stringify(rows)).toContain("PO 4500123987");
    const total = rows.find(({ cells }) => cells.includes("Total in VND"));
    expect(total?.cells).toContain(note.totalVnd);
    const other = await billNote(tx, onBehalf);
    const both = await exportOpsNotes(tx, lan, { noteIds: [note.id, other.id], language: "en" });
    expect(both.name).toBe(`${note.code} +1.xlsx`);
    const behalf = await readExcel(await bytesOf(both.bytes), { headerRow: 10 });
    const cells = behalf.rows.map((row) => row.cells);
    expect(cells.some((each) => each.includes("On behalf"))).toBe(true);
    expect(JSON.stringify(cells)).not.toContain("(OBH)");
    const origin = { jobId, creditDebitNo: note.code, isOrigin: "true", language: "en" } as const;
    const text = paperText(await bytesOf((await previewOpsNote(tx, lan, origin)).bytes));
    expect(text).toContain(note.code);
    const word = await previewNote(tx, lan, { ...origin, currency: "USD", format: "docx" });
    expect(word.name).toBe(`${note.code}.docx`);
  }),
);

test(
  "a note of an operations job is a workbook of what was paid on behalf, the services and their sums",
  story(async (tx, { selling, onBehalf }) => {
    const note = await billNote(tx, [...selling, ...onBehalf]);
    const paper = await notePaper(tx, lan, { jobId, creditDebitNo: note.code, currency: "VND" });
    const lines = paper.lines.map((line) => ({ ...line, invoiceNo: "0001234" }));
    const notes = [{ ...paper, family: "operations" as const, lines }];
    const { partner, banks } = paper;
    const file = noteWorkbook({ name: note.code, title: "DEBIT", partner, notes, banks }, "en");
    const { rows } = await readExcel(await bytesOf(file.bytes), { headerRow: 13 });
    const cells = rows.map((row) => row.cells);
    const at = (said: string) => cells.findIndex((each) => each.includes(said));
    expect(at("I. PAID ON BEHALF")).toBe(0);
    expect(at("0001234")).toBe(1);
    expect(at("II. LOGISTICS SERVICES")).toBeGreaterThan(1);
    expect(cells[at("TOTAL (I) + (II)")]).toContain(note.totalVnd);
    expect(cells.filter((each) => each.includes("Total"))).toHaveLength(2);
  }),
);

test(
  "notes are found by a bill of their lines, and for a picker",
  story(async (tx, { selling }) => {
    const note = await billNote(tx, selling);
    const found = await listBillNotes(tx, lan, { jobId, hblId: chargedJob.bill });
    expect(found.map((each) => each.id)).toEqual([note.id]);
    const other = await listBillNotes(tx, lan, { jobId, hblId: chargedJob.otherBill });
    expect(other).toEqual([]);
    const asked = { referenceNos: note.code, partnerId: null, creatorId: null };
    expect((await queryNotes(tx, lan, asked)).map((each) => each.code)).toEqual([note.code]);
  }),
);
