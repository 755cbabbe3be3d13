import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  advanceFormOf,
  advanceLineOf,
  approvedAdvance,
  billedJob,
} from "../../../tests/cast/advanceGround.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import {
  approvedSettlement,
  costs,
  directFormOf,
  directLineOf,
  sendSettlementOf,
  settlementDay,
  writeSettlementGround,
} from "../../../tests/cast/settlementGround.ts";
import * as contract from "../contract.ts";
import { previewSettlement, previewSettlements } from "./previewSettlement.ts";
import {
  exportSettlementByDocument,
  exportSettlementForm,
  exportSettlementGeneral,
} from "./settlementForms.ts";
import { exportSettlementCharges, exportSettlementHouses } from "./settlementSheets.ts";

const database = await testDatabase();
const lan = castActor("documentation");

beforeAll(() => inTransaction(database, writeSettlementGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

async function bytesOf({ bytes }: AnsweredFile): Promise<Buffer> {
  if (bytes instanceof Uint8Array) return Buffer.from(bytes);
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

/** The cells of a sheet below its header, by the headers. */
async function sheetOf(file: AnsweredFile) {
  const { headers, rows } = await readExcel(await bytesOf(file));
  return rows.map(({ cells }) =>
    Object.fromEntries(
      headers.flatMap((name, at) => {
        const cell = cells[at];
        return cell === null || cell === undefined ? [] : [[name, String(cell)]];
      }),
    ),
  );
}

/** A settlement in VND of two houses with an advance of the first, and one in USD. */
async function settled(tx: Tx) {
  const [one, two] = [await billedJob(tx), await billedJob(tx)];
  const { id: advanceId, advanceNo } = await approvedAdvance(
    tx,
    advanceFormOf("VND", [advanceLineOf(one, "6500000"), advanceLineOf(one, "4400000")]),
  );
  const local = await sendSettlementOf(
    tx,
    directFormOf("VND", [
      directLineOf(one.bill.id, "BUY", {
        chargeId: costs.lift,
        quantity: "2",
        unitPrice: "2950000",
        vatrate: "8",
        advanceId,
        invoiceNo: "0004512",
        seriesNo: "1C26TCL",
        invoiceDate: settlementDay,
      }),
      directLineOf(one.bill.id, "OBH", {
        chargeId: costs.portFee,
        quantity: "2",
        unitPrice: "2200000",
        advanceId,
        customNo: "306123456789",
      }),
      directLineOf(one.bill.id, "SELL", { chargeId: costs.freight, unitPrice: "7000000" }),
      directLineOf(two.bill.id, "BUY", {
        chargeId: costs.trucking,
        unitPrice: "250000",
        notes: "Night <b>shift</b>",
      }),
    ]),
  );
  await approvedSettlement(tx, local.id);
  const dollars = await sendSettlementOf(
    tx,
    directFormOf("USD", [
      directLineOf(two.bill.id, "BUY", {
        chargeId: costs.inspection,
        unitPrice: "95",
        currencyId: "USD",
      }),
    ]),
  );
  return { one, two, advanceNo, local, dollars };
}

test(
  "a settlement is printed with its houses, sections and advance, several as one file",
  story(async (tx) => {
    const { one, two, advanceNo, local, dollars } = await settled(tx);
    const { settlementNo } = local;
    const text = paperText(
      await bytesOf(await previewSettlement(tx, lan, { settlementNo, language: "en" })),
    );
    for (const said of [
      "SETTLEMENT REQUEST",
      "SM2603/0001",
      "11,022,000 VND",
      "eleven million twenty-two thousand",
      one.job.jobNo,
      two.job.jobNo,
      advanceNo,
      "10,900,000",
      "128,000",
      "(122,000)",
      "The company pays",
      "1C26TCL 0004512",
      "306123456789",
      "Night <b>shift</b>",
    ]) {
      expect(text).toContain(said);
    }
    // What is sold is no cost.
    expect(text).not.toContain("7,000,000");
    const settlementNos = [dollars.settlementNo, settlementNo];
    const both = paperText(
      await bytesOf(await previewSettlements(tx, lan, { settlementNos, language: "vi" })),
    );
    expect(both.indexOf("SM2603/0002")).toBeLessThan(both.indexOf("SM2603/0001"));
    for (const said of [
      "GIẤY ĐỀ NGHỊ THANH TOÁN",
      "BẢN NHÁP",
      "Mười một triệu không trăm hai mươi hai nghìn đồng",
    ]) {
      expect(both).toContain(said);
    }
    const unknown = previewSettlements(tx, lan, { settlementNos: ["SM0001/0001"] });
    expect((await refusal(unknown)).code).toBe("record.notFound");
    const stranger = castActor("salesHph", { rights: {} });
    const hidden = previewSettlement(tx, stranger, { settlementNo });
    expect((await refusal(hidden)).code).toBe("record.notFound");
  }),
);

const requests: readonly {
  readonly language: Language;
  readonly rows: (at: { readonly advanceNo: string }) => readonly (readonly string[])[];
}[] = [
  {
    language: "en",
    rows: ({ advanceNo }) => [
      ["With invoice"],
      ["B_LIFT", "5900000", "472000", "6372000", "1C26TCL 0004512"],
      ["On behalf"],
      ["O_INFRA", "4400000", "0", "4400000"],
      ["Subtotal", "10300000", "472000", "10772000"],
      [`Advance ${advanceNo}`, "10900000", "16/03/2026"],
      ["Advance less amount", "128000"],
    ],
  },
  {
    language: "vi",
    rows: ({ advanceNo }) => [
      ["Có hóa đơn"],
      ["B_LIFT", "5900000", "472000", "6372000", "1C26TCL 0004512"],
      ["Chi hộ"],
      ["O_INFRA", "4400000", "0", "4400000"],
      ["Cộng", "10300000", "472000", "10772000"],
      [`Tạm ứng ${advanceNo}`, "10900000", "16/03/2026"],
      ["Tạm ứng trừ số tiền", "128000"],
    ],
  },
];

test.each(requests)(
  "the request as a sheet in $language has its houses, sections, sums and signers",
  ({ language, rows }) =>
    rolledBack(database, async (tx) => {
      const { one, two, advanceNo, local } = await settled(tx);
      const file = await exportSettlementForm(tx, lan, { settlementId: local.id, language });
      expect(file.name).toBe("SM2603-0001.xlsx");
      const { rows: all } = await readExcel(await bytesOf(file), { isForm: true });
      const cells = all.map((row) => row.cells.filter((cell) => cell !== null).map(String));
      const at = cells.findIndex(([name]) => name?.startsWith(one.job.jobNo));
      expect(cells.slice(at + 1, at + 8)).toEqual(rows({ advanceNo }));
      expect(cells[at + 8]?.[0]).toContain(two.job.jobNo);
      expect(cells.slice(at + 10, at + 13)).toEqual([
        ["B_TRUCK", "250000", "0", "250000", "Night <b>shift</b>"],
        [expect.any(String), "250000", "0", "250000"],
        [expect.any(String), "-250000"],
      ]);
      expect(cells.slice(at + 13, at + 16).map((row) => row.slice(1))).toEqual([
        ["10550000", "472000", "11022000"],
        ["10900000"],
        ["-122000"],
      ]);
      expect(cells.slice(at + 16).map((row) => row.length > 1)).toEqual([true, true, true, false]);
    }),
);

test(
  "the sheet by statement and the general one have the amounts, and who approved",
  story(async (tx) => {
    const { one, two, local } = await settled(tx);
    const ask = { settlementId: local.id, language: "en" as const };
    const byDocument = await readExcel(
      await bytesOf(await exportSettlementByDocument(tx, lan, ask)),
      { isForm: true },
    );
    const cells = byDocument.rows.map((row) => row.cells.filter((cell) => cell !== null));
    const head = cells.findIndex(([name]) => name === "Statement or note");
    expect(cells.slice(head + 1).map((row) => row.slice(-4))).toEqual([
      ["4400000", "6372000", "10772000", "128000"],
      ["0", "250000", "250000", "-250000"],
      ["4400000", "6622000", "11022000", "-122000"],
    ]);
    expect(cells[head + 1]).toContain(one.job.jobNo);
    expect(cells[head + 2]).toContain(two.job.jobNo);
    const general = await readExcel(await bytesOf(await exportSettlementGeneral(tx, lan, ask)), {
      isForm: true,
    });
    const said = general.rows.map((row) => row.cells.filter((cell) => cell !== null));
    expect(said).toContainEqual(["Amount", "11022000", "VND"]);
    expect(said).toContainEqual(["In words", expect.stringContaining("eleven million")]);
    const signers = said.slice(-7);
    expect(signers.map(([level, approved]) => [level, approved])).toEqual([
      ["Requester", "true"],
      ["Department manager", "true"],
      ["Chief accountant", "true"],
      ["Director", "false"],
      ["Total", "11022000"],
      ["Advance", "10900000"],
      ["Advance less amount", "-122000"],
    ]);
  }),
);

test(
  "listed settlements are exported by job with sums in both currencies",
  story(async (tx) => {
    const { one, two, advanceNo } = await settled(tx);
    const ask = contract.exportSettlementHouses.body.parse({});
    const before = statementCount(tx);
    const rows = await sheetOf(await exportSettlementHouses(tx, lan, ask));
    expect(statementCount(tx) - before).toBe(1);
    const jobs = [one.job.jobNo, two.job.jobNo].toSorted();
    expect(jobs).toEqual([one.job.jobNo, two.job.jobNo]);
    const shown = rows.map((row) => [
      row["Job no."],
      row["Settlement no."],
      row["Amount"],
      row["Advance no."],
      row["Advance"],
      row["Advance less amount"],
      row["Amount in VND"],
      row["Advance in VND"],
      row["Balance in VND"],
      row["Amount in USD"],
    ]);
    const none = undefined;
    expect(shown).toEqual([
      [
        one.job.jobNo,
        "SM2603/0001",
        "6372000",
        advanceNo,
        "10900000",
        "4528000",
        "6372000",
        "10900000",
        "4528000",
        "250.5",
      ],
      [
        one.job.jobNo,
        "SM2603/0001",
        "4400000",
        advanceNo,
        "0",
        "-4400000",
        "4400000",
        "0",
        "-4400000",
        "172.97",
      ],
      [one.job.jobNo, "Total", none, none, none, none, "10772000", "10900000", "128000", "423.47"],
      [two.job.jobNo, "SM2603/0002", "95", none, none, "-95", "2416548", "0", "-2416548", "95"],
      [
        two.job.jobNo,
        "SM2603/0001",
        "250000",
        none,
        none,
        "-250000",
        "250000",
        "0",
        "-250000",
        "9.83",
      ],
      [two.job.jobNo, "Total", none, none, none, none, "2666548", "0", "-2666548", "104.83"],
      ["Total", none, none, none, none, none, "13438548", "10900000", "-2538548", "528.3"],
    ]);
    const plain = castActor("documentation", { rights: {} });
    expect(() => exportSettlementHouses(tx, plain, ask)).toThrow();
  }),
);

test(
  "listed settlements are exported with their houses and charges, and sums by currency",
  story(async (tx) => {
    const { one, two } = await settled(tx);
    const reader = castActor("documentation", { change: {} });
    const ask = contract.exportSettlementCharges.body.parse({});
    const rows = await sheetOf(await exportSettlementCharges(tx, reader, ask));
    const shown = rows.map((row) => [
      row["Settlement no."] ?? row["Job no."] ?? row["Charge code"],
      row["Currency"],
      row["Total"],
      row["Total in VND"],
      row["Advance"],
      row["Advance less amount"],
    ]);
    const none = undefined;
    expect(shown).toEqual([
      ["SM2603/0002", "USD", "95", "2416548", none, "-95"],
      [two.job.jobNo, "USD", "95", "2416548", none, none],
      ["B_INSPECT", "USD", "95", "2416548", none, none],
      ["SM2603/0001", "VND", "11022000", "11022000", "10900000", "-122000"],
      [one.job.jobNo, "VND", "10772000", "10772000", none, none],
      ["B_LIFT", "VND", "6372000", "6372000", none, none],
      ["O_INFRA", "VND", "4400000", "4400000", none, none],
      ["S_OF", "VND", "7000000", "0", none, none],
      [two.job.jobNo, "VND", "250000", "250000", none, none],
      ["B_TRUCK", "VND", "250000", "250000", none, none],
      ["Total", "USD", "95", "2416548", none, "-95"],
      ["Total", "VND", "11022000", "11022000", "10900000", "-122000"],
    ]);
    expect(rows[3]).toMatchObject({ "Approved on": expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(rows[5]).toMatchObject({
      Quantity: "2",
      "Unit price": "2950000",
      Net: "5900000",
      "VAT %": "8",
      VAT: "472000",
      "Invoice no.": "0004512",
      Series: "1C26TCL",
    });
    const vi = contract.exportSettlementCharges.body.parse({ format: "csv" });
    const text = (
      await bytesOf(await exportSettlementCharges(tx, { ...reader, language: "vi" }, vi))
    ).toString();
    expect(text).toContain("Chi hộ cho");
    expect(text).toContain("Tổng cộng");
  }),
);
