import type { Readable } from "node:stream";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { type ExcelColumn, subtotal } from "./excelColumn.ts";
import { readExcel } from "./readExcel.ts";
import { cellsOf, text, workbook, zip } from "./testWorkbook.ts";
import { writeCsv } from "./writeCsv.ts";
import { writeExcel } from "./writeExcel.ts";

async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const header = `<row r="1">${text("A1", "Code")}${text("B1", "Price")}</row>`;

const columns: ExcelColumn[] = [
  { header: "Mã hàng", key: "code", kind: "text" },
  { header: "Quantity", key: "quantity", kind: "number", decimals: 3 },
  { header: "Amount", key: "amount", kind: "money", decimals: 2 },
  { header: "ETD", key: "etd", kind: "date" },
  { header: "Active", key: "active", kind: "flag" },
];

describe("a written workbook", () => {
  it("comes back value for value", async () => {
    const rows = [
      {
        code: "Cước biển “đông”",
        quantity: "0.001",
        amount: "-25412.5",
        etd: "2026-02-28",
        active: true,
      },
      { code: "B", quantity: "123456789.012345", amount: "0.1", etd: "1900-03-01", active: false },
      { code: "long", quantity: null, amount: "1234567890123456.78", etd: null, active: null },
    ];
    const read = await readExcel(await bytesOf(writeExcel({ sheet: "Phí", columns, rows })));
    expect(read.headers).toEqual(columns.map((column) => column.header));
    expect(read.rows).toEqual([
      { row: 2, cells: ["Cước biển “đông”", "0.001", "-25412.5", "2026-02-28", "true"] },
      { row: 3, cells: ["B", "123456789.012345", "0.1", "1900-03-01", "false"] },
      { row: 4, cells: ["long", null, "1234567890123456.78", null, null] },
    ]);
  });

  it("has headings over several columns and sums that add their rows up again", async () => {
    const money = (key: string, band: string): ExcelColumn => ({
      header: key,
      key,
      kind: "money",
      decimals: 0,
      band,
    });
    const bytes = await bytesOf(
      writeExcel({
        sheet: "x",
        columns: [
          { header: "Job", key: "job", kind: "text" },
          money("a", "In"),
          money("b", "In"),
          money("c", "Out"),
        ],
        rows: [
          { job: "one", a: "5", b: "1", c: "2" },
          { job: "two", a: "7", b: null, c: "2" },
          { job: "all", a: subtotal("12", 2), b: subtotal("12345678901234567", 2) },
        ],
        isBold: ({ job }) => job === "all",
      }),
    );
    expect(await cellsOf(bytes)).toEqual([
      [null, "In", null, "Out"],
      ["Job", "a", "b", "c"],
      ["one", "5", "1", "2"],
      ["two", "7", null, "2"],
      ["all", "12", "12345678901234567", null],
    ]);
    const { sheets } = await readXlsx(bytes);
    expect([...(sheets[0]?.cells?.values() ?? [])].map(({ formula }) => formula)).toEqual([
      "SUBTOTAL(9,B3:B4)",
    ]);
    expect(sheets[0]?.autoFilter?.range).toBe("A2:D4");
    // The row of sums is coloured, the others are not; the headers stand on each printed page.
    const styled = await readXlsx(bytes, { readStyles: true });
    const fillAt = (row: number) =>
      JSON.stringify(styled.sheets[0]?.cells?.get(`${row},0`)?.style?.fill ?? null);
    expect([fillAt(4), fillAt(3)].map((fill) => fill.includes("E3ECF7"))).toEqual([true, false]);
    expect(styled.sheets[0]?.pageSetup).toMatchObject({
      orientation: "landscape",
      printArea: "$A:$D",
      printTitlesRow: "$1:$2",
    });
    // A band of one column is no merged cell.
    expect(sheets[0]?.merges).toHaveLength(1);
  });

  it("keeps text that looks like a formula as text", async () => {
    const rows = [
      "=1+1",
      "+84 28 3822",
      "-x",
      "@SUM(A1)",
      '=cmd|"/c calc"!A0',
      "a\u0000b\u001f",
    ].map((code) => ({ code }));
    const bytes = await bytesOf(writeExcel({ sheet: "x", columns, rows }));
    const read = await readExcel(bytes);
    expect(read.rows.map((row) => row.cells[0])).toEqual([
      "=1+1",
      "+84 28 3822",
      "-x",
      "@SUM(A1)",
      '=cmd|"/c calc"!A0',
      "ab",
    ]);
  });

  it("carries signs of XML and spaces at the ends, and numbers in spite of their column's zeros", async () => {
    const rows = [{ code: ' <b> & "x"\n ', quantity: "12345678.00000000", etd: "1900-02-28" }];
    const read = await readExcel(await bytesOf(writeExcel({ sheet: "x", columns, rows })));
    expect(read.rows[0]?.cells).toEqual([' <b> & "x"\n ', "12345678", null, "1900-02-28", null]);
  });

  it("has every row in order, however they come", async () => {
    async function* batches() {
      for (let batch = 0; batch < 50; batch += 1) {
        yield Array.from({ length: batch % 7 }, (_, at) => ({ code: `${batch}/${at}` }));
      }
    }
    const codes: string[] = [];
    for await (const batch of batches()) codes.push(...batch.map(({ code }) => code));
    const read = await readExcel(
      await bytesOf(writeExcel({ sheet: "x", columns, rows: batches() })),
    );
    expect(read.rows.map(({ cells }) => cells[0])).toEqual(codes);
  });

  it("has titles above a frozen header and survives any sheet name", async () => {
    async function* rows() {
      yield [{ code: "A" }];
    }
    const sheet = "Báo cáo [2026/11]: lãi & lỗ của toàn công ty";
    const bytes = await bytesOf(
      writeExcel({ sheet, titles: ["Profit", "November"], columns, rows: rows() }),
    );
    const read = await readExcel(bytes, { headerRow: 3 });
    expect(read.headers[0]).toBe("Mã hàng");
    expect(read.rows).toEqual([{ row: 4, cells: ["A", null, null, null, null] }]);
  });
});

describe("a workbook sent by a person", () => {
  it("gives numbers and dates as exact text with the row's own number", async () => {
    const rows = `${header}<row r="5"><c r="A5"><v>1.0E-7</v></c><c r="B5"><v>0.30000000000000004</v></c></row><row r="9"><c r="A9"><v>1E+21</v></c><c r="B9"><v>-0</v></c></row>`;
    expect((await readExcel(workbook(rows))).rows).toEqual([
      { row: 5, cells: ["0.0000001", "0.3"] },
      { row: 9, cells: ["1000000000000000000000", "0"] },
    ]);
  });

  const refused: [string, () => Buffer | Promise<Buffer>, string, RegExp][] = [
    [
      "a picture with another ending",
      () => Buffer.from("\u0089PNG\r\n\u001a\n".repeat(9)),
      "excel.notXlsx",
      /xlsx/,
    ],
    ["an empty file", () => Buffer.alloc(0), "excel.notXlsx", /xlsx/],
    ["a zip that is no workbook", () => zip({ "a.txt": "x" }), "excel.notXlsx", /xlsx/],
    [
      "a workbook cut in half",
      async () => workbook(header).subarray(0, 400),
      "excel.notXlsx",
      /xlsx/,
    ],
    [
      "a formula",
      () =>
        workbook(`${header}<row r="2">${text("A2", "x")}<c r="B2"><f>1+1</f><v>2</v></c></row>`),
      "excel.formula",
      /B2/,
    ],
    [
      "merged cells in the table",
      () => workbook(header, `<mergeCells count="1"><mergeCell ref="A2:A4"/></mergeCells>`),
      "excel.merged",
      /A2:A4/,
    ],
    [
      "a value next to the table",
      () => workbook(`${header}<row r="2">${text("D2", "note")}</row>`),
      "excel.cellWithoutHeader",
      /D2/,
    ],
    ["no table at all", () => workbook(""), "excel.noHeader", /empty/],
    [
      "an entity expansion",
      () => workbook(header, "", { "xl/styles.xml": `<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>` }),
      "excel.notXlsx",
      /xlsx/,
    ],
    [
      "a million empty rows",
      () => workbook(header + '<row r="2"/>'.repeat(1_000_000)),
      "excel.emptyRows",
      /1,?000,?001/,
    ],
    [
      "a decompression bomb",
      () => workbook(header, "", { "xl/sharedStrings.xml": Buffer.alloc(150_000_000, 0x20) }),
      "excel.tooLargeInside",
      /64/,
    ],
    [
      "more rows than allowed",
      () =>
        workbook(
          header +
            Array.from(
              { length: 11 },
              (_, i) => `<row r="${i + 2}">${text(`A${i + 2}`, "x")}</row>`,
            ).join(""),
        ),
      "excel.tooManyRows",
      /10/,
    ],
    [
      "more columns than allowed",
      () => workbook(`<row r="1">${text("Z1", "x")}</row>`),
      "excel.tooManyColumns",
      /20/,
    ],
  ];
  it.each(refused)(
    "is refused for %s",
    async (_, make, code, said) => {
      const bytes = await make();
      const weight = process.memoryUsage().rss;
      const refusal = await readExcel(bytes, { maxRows: 10, maxColumns: 20 }).catch(
        (fault) => fault,
      );
      expect(refusal).toMatchObject({ name: "Refused", code });
      expect(refusal.say("en")).toMatch(said);
      expect(refusal.say("vi")).not.toMatch(/[{}]/);
      expect(process.memoryUsage().rss - weight).toBeLessThan(512 * 1024 * 1024);
    },
    30_000,
  );

  it("is refused when it is over the size or takes too long", async () => {
    await expect(readExcel(Buffer.alloc(2_000_000), { maxBytes: 1_000_000 })).rejects.toMatchObject(
      {
        code: "excel.tooLarge",
      },
    );
    const slow = workbook(header + `<row r="2">${text("A2", "x")}</row>`.repeat(50_000));
    await expect(readExcel(slow, { deadlineMs: 1 })).rejects.toMatchObject({
      code: "excel.tooSlow",
    });
  });

  it("is told that others are being read rather than waiting past the deadline", async () => {
    const slow = workbook(header + `<row r="2">${text("A2", "x")}</row>`.repeat(90_000));
    const read = (deadlineMs: number) =>
      readExcel(slow, { deadlineMs }).then(
        () => "read",
        (fault: { code: string }) => fault.code,
      );
    const answers = await Promise.all([read(10_000), read(10_000), read(1)]);
    expect(answers.slice(0, 2)).not.toContain("excel.busy");
    expect(answers[2]).toBe("excel.busy");
  }, 30_000);

  it("does not wait behind a bad one", async () => {
    const good = workbook(`${header}<row r="2">${text("A2", "x")}</row>`);
    const answers = await Promise.allSettled(
      [1, 2, 3, 4].map((i) => readExcel(i % 2 ? good : Buffer.from("PK"))),
    );
    expect(answers.map((answer) => answer.status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
    ]);
  }, 30_000);
});

it("a CSV file opens in a spreadsheet without running anything", async () => {
  const rows = [
    { code: '=1+1,"x"', quantity: "-5", amount: "1000.50", etd: "2026-01-02", active: true },
  ];
  const csv = (await bytesOf(writeCsv({ columns, rows }))).toString("utf8");
  expect(csv).toBe(
    `\uFEFFMã hàng,Quantity,Amount,ETD,Active\r\n"'=1+1,""x""",-5,1000.50,2026-01-02,true\r\n`,
  );
});
