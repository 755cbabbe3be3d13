import { today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { importDeclarations, uploadDeclarations } from "./importDeclarations.ts";
import { addDeclaration } from "./saveDeclaration.ts";

const database = await testDatabase();
const nga = castActor("operation");
const day = today();
let accountNo = "";

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    const found = await one<{ accountNo: string }>(
      tx,
      sql`select account_no from partner where company_id = ${companyId} and id = ${ground.customer}`,
    );
    ({ accountNo } = found);
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

type Cells = Readonly<Record<string, string | null>>;
const filled = (change: Cells = {}): Cells => ({
  clearanceNo: "103852741950",
  type: "Import",
  clearanceDate: day,
  accountNo,
  partnerName: "Another spelling",
  mblid: "MAEU1",
  hblid: "FW1",
  gateway: "VNSGN",
  grossWeight: "1234.565",
  netWeight: "1000",
  // As the reader of workbooks writes a number of three decimals.
  cbm: "12.3440",
  qtyCont: "2",
  pcs: "120",
  cargoType: "FCL",
  serviceType: "Sea",
  route: "Green",
  importCountryCode: "VN",
  exportCountryCode: "US",
  ...change,
});
const sheetOf = (...sheet: Cells[]) => sheet.map((cells, at) => ({ row: at + 2, cells }));
const store = (tx: Tx, ...sheet: Cells[]) =>
  importDeclarations(tx, nga, { rows: sheetOf(...sheet) });
const wrongCells = async (tx: Tx, ...sheet: Cells[]) =>
  (await refusal(store(tx, ...sheet))).fields.map(({ field, code }) => `${field} ${code}`);
const stored = (tx: Tx) =>
  rows<Record<string, unknown>>(
    tx,
    sql`select clearance_no, customer_id, partner_name, partner_tax_code, gross_weight::text, cbm::text,
        cargo_type, service_type, source, office_id
      from customs_declaration where company_id = ${companyId} order by clearance_no`,
  );

/** The sheet of 23 columns, of which the sixteenth is not used. */
const titles = [
  "Clearance No",
  "Type",
  "First clearance No",
  "Clearance date",
  "Partner code",
  "Partner name",
  "MBL",
  "HBL",
  "Gateway",
  "GW",
  "NW",
  "CBM",
  "Container qty",
  "Pieces",
  "Commodity code",
  "Commodity name",
  "Cargo type",
  "Service type",
  "Route",
  "Import country",
  "Export country",
  "Shipper",
  "Consignee",
];
async function fileOf(lines: readonly (readonly string[])[]) {
  const columns = titles.map((header) => ({ header, key: header, kind: "text" as const }));
  const written = writeExcel({
    sheet: "Sheet1",
    columns,
    rows: lines.map((line) => Object.fromEntries(titles.map((title, at) => [title, line[at]]))),
  });
  const parts: Uint8Array[] = [];
  for await (const part of written) parts.push(part as Uint8Array);
  return { name: "c.xlsx", mime: "", bytes: Buffer.concat(parts) };
}

test(
  "a sheet stores its rows with the customer of the code, rounded and by two writes at most (CU-6)",
  story(async (tx) => {
    const before = statementCount(tx);
    expect(await store(tx, filled(), filled({ clearanceNo: "2", serviceType: "Air" }))).toEqual({
      status: true,
      data: { count: 2, added: 2, changed: 0 },
    });
    expect(statementCount(tx) - before).toBeLessThanOrEqual(4);
    expect(await stored(tx)).toMatchObject([
      {
        clearanceNo: "103852741950",
        customerId: ground.customer,
        partnerName: "Hoa Sen Export",
        partnerTaxCode: "0300588142",
        grossWeight: "1234.570",
        cbm: "12.340",
        cargoType: "FCL",
        source: "eFMS",
        officeId: nga.officeId,
      },
      { clearanceNo: "2", serviceType: "Air", cargoType: null },
    ]);
  }),
);

test(
  "cells of a Vietnamese sheet are read: decimal commas, short words (CU-6)",
  story(async (tx) => {
    const cells = { grossWeight: "15.420,5", cbm: "48,2", type: "Nhập", route: "Xanh" };
    await store(tx, filled(cells));
    expect(await stored(tx)).toMatchObject([{ grossWeight: "15420.500", cbm: "48.200" }]);
  }),
);

test(
  "each wrong cell is named, and nothing is stored (CU-6)",
  story(async (tx) => {
    const wrong = {
      clearanceNo: "10*3",
      clearanceDate: "31/02/2026",
      accountNo: "NOBODY",
      mblid: null,
      hblid: "A'B",
      gateway: "XXABC",
      grossWeight: "1,234",
      netWeight: "-1",
      qtyCont: "2.5",
      pcs: "5000001",
      commodityCode: "NONE",
      serviceType: "Rocket",
      route: null,
      importCountryCode: "QQ",
    };
    expect((await wrongCells(tx, filled(), filled(wrong))).toSorted()).toEqual([
      "rows.3.accountNo field.unknown",
      "rows.3.clearanceDate field.notDay",
      "rows.3.clearanceNo field.invalid",
      "rows.3.commodityCode field.unknown",
      "rows.3.gateway field.unknown",
      "rows.3.grossWeight customs.thousands",
      "rows.3.hblid field.invalid",
      "rows.3.importCountryCode field.unknown",
      "rows.3.mblid field.required",
      "rows.3.netWeight field.belowZero",
      "rows.3.pcs field.notBetween",
      "rows.3.qtyCont field.tooFine",
      "rows.3.route field.required",
      "rows.3.serviceType field.notOffered",
    ]);
    expect(await stored(tx)).toEqual([]);
    expect(await wrongCells(tx, filled({ cargoType: null }))).toEqual([
      "rows.2.cargoType field.required",
    ]);
  }),
);

test(
  "number and date are unique in the sheet and among the declarations (CU-6)",
  story(async (tx) => {
    expect(await wrongCells(tx, filled(), filled({ clearanceNo: " 103852741950 " }))).toEqual([
      "rows.3.clearanceNo customs.twiceInSheet",
    ]);
    await store(tx, filled());
    expect(await wrongCells(tx, filled(), filled({ clearanceNo: "2" }))).toEqual([
      "rows.2.clearanceNo customs.numberTaken",
    ]);
  }),
);

test(
  "a number of another day is skipped, and a sheet of only such rows is refused (CU-6)",
  story(async (tx) => {
    await store(tx, filled());
    const other = filled({ clearanceDate: "2026-01-05" });
    expect((await store(tx, other, filled({ clearanceNo: "2" }))).data).toEqual({
      count: 2,
      added: 1,
      changed: 0,
    });
    expect(await stored(tx)).toHaveLength(2);
    expect((await refusal(store(tx, other))).code).toBe("customs.allKnown");
  }),
);

test(
  "a file of 23 columns is read by its titles, the sixteenth is not used (CU-6)",
  story(async (tx) => {
    const line = [
      "103852741950",
      "Nhập khẩu",
      "",
      "05/11/2026",
      accountNo,
      "",
      "MAEU1",
      "FW1",
      "VNSGN",
      "12.5",
      "",
      "",
      "1",
      "20",
      "",
      "Chairs",
      "FCL",
      "Sea",
      "Luồng xanh",
      "VN",
      "US",
      "Kobe",
      "Hoa Sen",
    ];
    const file = await fileOf([line]);
    const { data } = await uploadDeclarations(tx, nga, { file });
    expect(data).toMatchObject([{ isValid: true, errors: {}, state: "new" }]);
    await importDeclarations(tx, nga, { rows: data });
    const again = await uploadDeclarations(tx, nga, { file });
    expect(again.data[0]?.errors).toEqual({
      clearanceNo: "There is a declaration with this number and date.",
    });
  }),
);

test(
  "a declaration from the form counts as known, whatever its case (CU-1)",
  story(async (tx) => {
    await addDeclaration(tx, nga, {
      ...filled({ clearanceNo: "ab1" }),
      customerId: ground.customer,
    });
    expect(await wrongCells(tx, filled({ clearanceNo: "AB1" }))).toEqual([
      "rows.2.clearanceNo customs.numberTaken",
    ]);
  }),
);

test(
  "10,000 rows are checked and stored with the statements of one (CU-6)",
  story(async (tx) => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      filled({ clearanceNo: `1${String(at).padStart(11, "0")}` }),
    );
    const before = statementCount(tx);
    await store(tx, ...many);
    expect(statementCount(tx) - before).toBeLessThanOrEqual(4);
  }),
);
