import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { correctedMime } from "@fairway/core/imports/importShapes.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { sheetMime } from "@fairway/engine/paper/sheetFile.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  advanceFormOf as form,
  advanceLineOf as line,
  approvedAdvance,
  billedJob,
  sendAdvance,
  writeAdvanceGround,
} from "../../../tests/cast/advanceGround.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import { exportAdvanceForm, exportAdvanceLines } from "./advanceSheets.ts";
import { getAdvance } from "./getAdvance.ts";
import { importVouchers, uploadVouchers } from "./importVouchers.ts";
import { previewAdvance, previewAdvances } from "./previewAdvance.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const accountant = castActor("accountant");

beforeAll(() => inTransaction(database, writeAdvanceGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

async function bytesOf({ bytes }: AnsweredFile): Promise<Buffer> {
  if (bytes instanceof Uint8Array) return Buffer.from(bytes);
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

/** A sheet of vouchers as a user fills it in. */
async function voucherFile(rows: readonly (readonly string[])[], headers?: readonly string[]) {
  const columns = (headers ?? ["Advance No", "Voucher No", "Voucher Date"]).map((header, at) => ({
    key: String(at),
    header,
    kind: "text" as const,
  }));
  const said = rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [String(at), cell])));
  const bytes = await bytesOf({
    name: "vouchers.xlsx",
    mime: sheetMime,
    bytes: writeExcel({ sheet: "Vouchers", columns, rows: said }),
  });
  return { file: { name: "vouchers.xlsx", mime: sheetMime, bytes } };
}

test(
  "a sheet of vouchers is checked cell by cell and stored as a whole; deadlines follow",
  story(async (tx) => {
    const one = await billedJob(tx);
    const [first, second] = [
      await approvedAdvance(tx, form("VND", [line(one, "500000")])),
      await approvedAdvance(tx, form("USD", [line(one, "25.5")])),
    ];
    const open = await sendAdvance(tx, form("VND", [line(one, "500000")]));
    const wrong = await uploadVouchers(
      tx,
      accountant,
      await voucherFile([
        [first.advanceNo, "PC01", "20/03/2026"],
        [first.advanceNo, "PC01", "20/03/2026"],
        [open.advanceNo, "PC02", "20/03/2026"],
        ["AD2603/9999", "PC03", "20/03/2026"],
        [second.advanceNo, "", "31/02/2026"],
      ]),
    );
    expect(wrong.data.map(({ isValid, state }) => [isValid, state])).toEqual([
      [true, "changed"],
      [false, "new"],
      [false, "new"],
      [false, "new"],
      [false, "same"],
    ]);
    expect(wrong.data.map(({ errors }) => Object.keys(errors).toSorted())).toEqual([
      [],
      ["advanceNo"],
      ["advanceNo"],
      ["advanceNo"],
      ["voucherDate", "voucherNo"],
    ]);
    const rows = wrong.data.map(({ row, cells }) => ({ row, cells }));
    const refused = await refusal(importVouchers(tx, accountant, { rows }));
    expect(refused.code).toBe("import.wrongRows");
    expect(wrongFields(refused)).toContain("rows.5.advanceNo advance.unknown");
    const good = [first, second].map(({ advanceNo }, at) => ({
      row: at + 2,
      cells: { advanceNo, voucherNo: "PC01", voucherDate: `2026-03-2${at}` },
    }));
    const before = statementCount(tx);
    await importVouchers(tx, accountant, { rows: good });
    expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
    expect(await getAdvance(tx, lan, { advanceId: second.id })).toMatchObject({
      voucherNo: "PC01",
      voucherDate: "2026-03-21",
      deadlinePayment: "2026-04-04",
    });
    const again = new TextEncoder().encode(JSON.stringify({ rows: good }));
    const file = { name: "rows.json", mime: correctedMime, bytes: again };
    const same = await uploadVouchers(tx, accountant, { file });
    expect(same.data.map(({ state }) => state)).toEqual(["same", "same"]);
  }),
);

test(
  "wrong sheets of vouchers are refused",
  story(async (tx) => {
    const header = uploadVouchers(tx, accountant, await voucherFile([["a", "b"]], ["A", "B"]));
    expect((await refusal(header)).code).toBe("import.header");
    const empty = uploadVouchers(tx, accountant, await voucherFile([]));
    expect((await refusal(empty)).code).toBe("import.nothing");
    const bytes = new TextEncoder().encode("no sheet");
    const broken = { file: { name: "a.xlsx", mime: sheetMime, bytes } };
    expect((await refusal(uploadVouchers(tx, accountant, broken))).code).toMatch(/^excel\./);
    const many = Array.from({ length: 1001 }, (_, at) => ({ row: at + 2, cells: {} }));
    const tooMany = importVouchers(tx, accountant, { rows: many });
    expect((await refusal(tooMany)).code).toBe("advance.tooManyRows");
    const plain = castActor("documentation", { rights: {} });
    const forbidden = importVouchers(tx, plain, { rows: [{ row: 2, cells: {} }] });
    expect((await refusal(forbidden)).code).toBe("access.forbidden");
  }),
);

test(
  "an advance is printed with its bills and approvers, several as one file, in both languages",
  story(async (tx) => {
    const [one, two] = [await billedJob(tx), await billedJob(tx)];
    const lines = [
      { ...line(one, "6500000"), advanceType: "Norm", customNo: "306123456789" },
      { ...line(one, "4400000"), advanceType: "Invoice" },
      line(two, "3250000"),
    ];
    const local = await approvedAdvance(
      tx,
      form("VND", lines, { advanceNote: "Costs at Cat Lai <b>port</b>" }),
    );
    const text = await paperText(
      await bytesOf(await previewAdvance(tx, lan, { advanceId: local.id, language: "en" })),
    );
    for (const said of [
      "ADVANCE REQUEST",
      "AD2603/0001",
      "14,150,000 VND",
      "556.81 USD",
      "fourteen million one hundred fifty thousand",
      one.job.jobNo,
      two.job.jobNo,
      "306123456789",
      "6,500,000",
      "10,900,000",
      "Costs at Cat Lai <b>port</b>",
      "Department manager",
    ]) {
      expect(text).toContain(said);
    }
    const dollars = await sendAdvance(tx, form("USD", [line(one, "120.25")]));
    const ids = [dollars.id, local.id];
    const both = await paperText(
      await bytesOf(await previewAdvances(tx, lan, { ids, language: "vi", inOneTable: false })),
    );
    expect(both.indexOf("AD2603/0002")).toBeLessThan(both.indexOf("AD2603/0001"));
    expect(both).toContain("GIẤY ĐỀ NGHỊ TẠM ỨNG");
    expect(both).toContain("BẢN NHÁP");
    expect(both).toContain("Mười bốn triệu một trăm năm mươi nghìn đồng");
    const asTable = { ids, language: "vi", inOneTable: true } as const;
    const table = await paperText(await bytesOf(await previewAdvances(tx, lan, asTable)));
    expect(table.indexOf("AD2603/0002")).toBeLessThan(table.indexOf("AD2603/0001"));
    for (const said of ["BẢNG ĐỀ NGHỊ TẠM ỨNG", "120,25", "14.150.000", two.job.jobNo]) {
      expect(table).toContain(said);
    }
    const stranger = castActor("salesHph", { rights: {} });
    expect((await refusal(previewAdvances(tx, stranger, asTable))).code).toBe("record.notFound");
    const hidden = previewAdvance(tx, stranger, { advanceId: local.id });
    expect((await refusal(hidden)).code).toBe("record.notFound");
  }),
);

test(
  "lines are exported by shipment and a request as a form",
  story(async (tx) => {
    const one = await billedJob(tx);
    const { id } = await approvedAdvance(
      tx,
      form("USD", [line(one, "150.01"), line(one, "80.51")]),
    );
    const ask = contract.exportAdvanceLines.body.parse({});
    const sheet = await readExcel(await bytesOf(await exportAdvanceLines(tx, lan, ask)));
    expect(sheet.rows).toHaveLength(2);
    expect(sheet.rows[0]?.cells.map(String)).toEqual(
      expect.arrayContaining([one.job.jobNo, "AD2603/0001", "150.01", "USD", "Done"]),
    );
    const answered = await exportAdvanceForm(tx, lan, { advanceId: id, language: "vi" });
    expect(answered.name).toBe("AD2603-0001.xlsx");
    expect((await bytesOf(answered)).length).toBeGreaterThan(2000);
    const plain = castActor("documentation", { rights: {} });
    expect(() => exportAdvanceLines(tx, plain, ask)).toThrow();
  }),
);
