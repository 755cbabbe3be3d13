import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { bankSheet } from "../model/bankSheet.ts";
import { bankTemplate, importBanks, uploadBanks } from "./importBanks.ts";
import { approvedBanks, listPartnerBanks } from "./partnerBanks.ts";
import { addPartner } from "./savePartner.ts";

const database = await castDatabase();
const administrator = castActor("administrator");
type Cells = Record<string, string | null>;

const play = <T>(story: (tx: Tx, ground: { partnerId: string; line: Cells }) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    const { data } = await addPartner(tx, administrator, {
      partnerType: "Customer",
      taxCode: "0300588142",
      shortName: "HOA SEN",
      partnerNameEn: "Hoa Sen Garment JSC",
      partnerNameVn: "Công ty Cổ phần May Hoa Sen",
      addressEn: "12 Nguyen Hue",
      addressVn: "12 Nguyễn Huệ",
    });
    await insertRow(tx, "bank", {
      companyId,
      id: newId(),
      code: "VCB",
      bankNameVn: "Ngân hàng Ngoại thương",
      bankNameEn: "Vietcombank",
    });
    const line = {
      partnerId: "0300588142",
      bankId: "VCB",
      bankAccountNo: "0071001234567",
      bankAccountName: "HOA SEN GARMENT JSC",
      bankAddress: "Ho Chi Minh City",
      beneficiaryAddress: "12 Nguyễn Huệ, TP. Hồ Chí Minh",
      swiftCode: "bftvvnvx",
      note: null,
    };
    return story(tx, { partnerId: data.id, line });
  });

async function sheetOf(lines: readonly Cells[]) {
  const columns = bankSheet.excel.map((key) => ({
    header: bankSheet.fields[key]?.label.en ?? key,
    key,
    kind: "text" as const,
  }));
  const parts: Uint8Array[] = [];
  for await (const part of writeExcel({ sheet: "banks", columns, rows: lines })) parts.push(part);
  return { name: "banks.xlsx", mime: "", bytes: Buffer.concat(parts) };
}
const upload = async (tx: Tx, lines: readonly Cells[]) =>
  uploadBanks(tx, administrator, { file: await sheetOf(lines) });
const numbered = (lines: readonly Cells[]) => lines.map((cells, at) => ({ row: at + 2, cells }));
const store = (tx: Tx, lines: readonly Cells[], actor = administrator) =>
  importBanks(tx, actor, { rows: numbered(lines) }).then((answer) => answer.data);

test("a sheet of bank accounts is read, shown and stored, and money may be paid to them", () =>
  play(async (tx, { partnerId, line }) => {
    const read = await upload(tx, [line, { ...line, bankAccountNo: "0071007654321" }]);
    expect(read).toMatchObject({ totalRows: 2, totalValidRows: 2 });
    expect(read.data.map((each) => each.state)).toEqual(["new", "new"]);
    const answer = await importBanks(tx, administrator, {
      rows: read.data.map(({ row, cells }) => ({ row, cells })),
    });
    expect(answer.data).toEqual({ count: 2, added: 2, changed: 0 });
    const stored = await listPartnerBanks(tx, administrator, { partnerId });
    expect(stored).toHaveLength(2);
    expect(stored[0]).toMatchObject({
      approveStatus: "Approved",
      source: "Import",
      swiftCode: "BFTVVNVX",
      beneficiaryAddress: "12 Nguyễn Huệ, TP. Hồ Chí Minh",
    });
    expect(await approvedBanks(tx, administrator, { partnerId })).toHaveLength(2);
  }));

test("the sheet may say who made an account and when; history says who brought it", () =>
  play(async (tx, { line }) => {
    const [maker] = await rows<{ username: string }>(
      tx,
      sql`select username from person where company_id = ${companyId} and id = ${people.sales.id}`,
    );
    const made = { userCreated: maker?.username ?? "", datetimeCreated: "05/01/2025" };
    await store(tx, [{ ...line, ...made }]);
    expect(
      await rows(
        tx,
        sql`select user_created, user_modified, datetime_created::date as day from partner_bank
          where company_id = ${companyId}`,
      ),
    ).toEqual([
      {
        userCreated: people.sales.id,
        userModified: people.administrator.id,
        day: "2025-01-05",
      },
    ]);
  }));

test("an account that the partner has already is a fault of its row, and nothing is stored", () =>
  play(async (tx, { partnerId, line }) => {
    await store(tx, [line]);
    const other = { ...line, bankAccountNo: "1" };
    const read = await upload(tx, [other, line]);
    expect(read.data.map((each) => each.isValid)).toEqual([true, false]);
    expect(Object.keys(read.data[1]?.errors ?? {})).toEqual(["bankAccountNo"]);
    await expect(store(tx, [other, line])).rejects.toMatchObject({
      code: "import.wrongRows",
      fields: [expect.objectContaining({ field: "rows.3.bankAccountNo" })],
    });
    expect(await listPartnerBanks(tx, administrator, { partnerId })).toHaveLength(1);
  }));

test.each([
  ["partnerId", "0000000000"],
  ["bankId", "NO SUCH BANK"],
  ["bankAccountNo", "007 100"],
  ["bankAccountName", null],
  ["beneficiaryAddress", null],
  ["swiftCode", "ABC"],
  ["userCreated", "nobody"],
])("a row with %s “%s” says what is wrong with that cell", (field, value) =>
  play(async (tx, { line }) => {
    const read = await upload(tx, [{ ...line, [field]: value }]);
    expect(Object.keys(read.data[0]?.errors ?? {})).toEqual([field]);
  }),
);

test("the template has the headings that the sheet is read by", () =>
  play(async (tx) => {
    const file = await bankTemplate(tx, administrator);
    const parts: Uint8Array[] = [];
    for await (const part of file.bytes as AsyncIterable<Uint8Array>) parts.push(part);
    const { headers } = await readExcel(Buffer.concat(parts));
    expect(headers.map((each) => each.replace(/\s*\*/, ""))).toEqual([
      "Partner ID",
      "Bank Code",
      "Bank Account No",
      "Bank Account Name",
      "Bank Address",
      "Beneficiary Address",
      "SWIFT Code",
      "Note",
      "User Created",
      "Created Date",
    ]);
  }));

test("only those who may approve accounts bring them, and only to partners they may change", () =>
  play(async (tx, { line }) => {
    const special = (menu: string) => ({ [menu]: { special: [] } });
    const seller = castActor("sales", { change: { ...special("acctSP"), ...special("acctAP") } });
    await expect(store(tx, [line], seller)).rejects.toMatchObject({ code: "access.forbidden" });
    const afar = castActor("sales", { change: { commercialCustomer: { write: "Owner" } } });
    await expect(store(tx, [line], afar)).rejects.toMatchObject({
      code: "import.wrongRows",
      fields: [expect.objectContaining({ field: "rows.2.partnerId" })],
    });
  }));

test("two hundred accounts take as many statements as two", () =>
  play(async (tx, { line }) => {
    const lines = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) => ({ ...line, bankAccountNo: `${from + at}` }));
    const counted = async (sheet: Cells[]) => {
      const before = statementCount(tx);
      await store(tx, sheet);
      return statementCount(tx) - before;
    };
    expect(await counted(lines(200, 1000))).toBe(await counted(lines(2, 5000)));
    await run(tx, sql`delete from partner_bank where company_id = ${companyId}`);
  }));
