import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { rows as read, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { text, workbook, zip } from "@fairway/engine/paper/testWorkbook.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import type { PartnerType } from "../model/partnerTypes.ts";
import { partnerSheet } from "../model/partnerSheet.ts";
import { importPartners, partnerTemplate, uploadPartners } from "./importPartners.ts";
import { addPartner } from "./savePartner.ts";

const database = await castDatabase();
const administrator = castActor("administrator");
const vietnamese = castActor("administrator", { language: "vi" });

const withCast = <T>(play: (tx: Tx) => Promise<T>) => rolledBack(database, play);

const lotus = {
  shortName: "LOTUS LINE",
  partnerNameEn: "Lotus Line Co., Ltd",
  partnerNameVn: "Công ty TNHH Hãng tàu Sen",
  partnerLocation: "Domestic",
  taxCode: "0300588142",
  partnerGroup: "CARRIER;SHIPPER",
  addressShippingEn: "1 Dong Khoi, Ho Chi Minh City",
  addressShippingVn: "1 Đồng Khởi, TP. Hồ Chí Minh",
  countryShippingId: "VN",
  addressEn: "1 Dong Khoi, Ho Chi Minh City",
  addressVn: "1 Đồng Khởi, TP. Hồ Chí Minh",
  countryId: "VN",
  tel: "+84 28 3822 1234",
};
type Cells = Record<string, string | null>;
const numbered = (cells: readonly Cells[]) =>
  cells.map((each, at) => ({ row: at + 2, cells: each }));

/** A workbook as somebody fills in the template. */
async function sheetOf(type: PartnerType, lines: readonly Cells[], language: Language = "en") {
  const { excel, fields } = partnerSheet(type);
  const columns = excel.map((key) => ({
    header: (fields[key] as Field).label[language],
    key,
    kind: "text" as const,
  }));
  return sent(await bytesOf(writeExcel({ sheet: "x", columns, rows: lines })));
}
const sent = (bytes: Uint8Array, name = "partners.xlsx") => ({ name, mime: "", bytes });
async function bytesOf(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of content as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}

const store = (
  tx: Tx,
  lines: readonly Cells[],
  type: PartnerType = "Supplier",
  actor = administrator,
) => importPartners(tx, actor, { type, rows: numbered(lines) }).then((answer) => answer.data);
const upload = async (
  tx: Tx,
  lines: readonly Cells[],
  type: PartnerType = "Supplier",
  actor: Actor = administrator,
) => uploadPartners(tx, actor, { type, file: await sheetOf(type, lines, actor.language) });
const stored = (tx: Tx) =>
  read<Record<string, unknown>>(
    tx,
    sql`select *, parent_id = id as own_parent from partner where company_id = ${companyId}
      order by account_no`,
  );
const refusedWith = (code: string) => expect.objectContaining({ code });

describe("the sheet of partners", () => {
  test("has 36 columns for partner data and 24 for customers and agents", () => {
    expect(partnerSheet("Supplier").excel).toHaveLength(36);
    expect(partnerSheet("Customer").excel).toHaveLength(24);
    expect(partnerSheet("Agent").excel).toHaveLength(24);
  });

  test("is an empty template first, which says that it has no row", () =>
    withCast(async (tx) => {
      const file = await partnerTemplate(tx, vietnamese, { type: "Supplier" });
      const back = uploadPartners(tx, vietnamese, {
        type: "Supplier",
        file: sent(await bytesOf(file.bytes)),
      });
      await expect(back).rejects.toThrow(refusedWith("import.nothing"));
    }));

  test("is read in either language, and stores nothing yet", () =>
    withCast(async (tx) => {
      const file = await sheetOf("Supplier", [lotus], "vi");
      const seen = await uploadPartners(tx, administrator, { type: "Supplier", file });
      expect(seen).toMatchObject({ totalRows: 1, totalValidRows: 1 });
      expect(seen.data[0]).toMatchObject({ state: "new", isValid: true, errors: {} });
      expect(seen.data[0]?.cells).not.toHaveProperty("accountNo");
      expect(await stored(tx)).toEqual([]);
    }));
});

describe("an import of partners", () => {
  test("stores suppliers as inactive, known by tax code, with all their groups", () =>
    withCast(async (tx) => {
      const all = { ...lotus, taxCode: "0100047516", partnerGroup: "all" };
      expect(await store(tx, [lotus, all])).toEqual({ count: 2, added: 2, changed: 0 });
      const [second, first] = await stored(tx);
      expect(first).toMatchObject({
        accountNo: "0300588142",
        partnerType: "Supplier",
        partnerGroup: ["CARRIER", "SHIPPER"],
        partnerMode: "External",
        active: false,
        ownParent: true,
      });
      expect(second?.["partnerGroup"]).toEqual([
        "CARRIER",
        "CONSIGNEE",
        "SHIPPER",
        "STAFF",
        "PERSONAL",
        "SUPPLIER",
      ]);
    }));

  test.each([
    ["Customer", ["CUSTOMER"]],
    ["Agent", ["CUSTOMER", "AGENT"]],
  ] as const)("of the screen %s gives that screen's type and groups", (type, groups) =>
    withCast(async (tx) => {
      await store(tx, [lotus], type);
      expect(await stored(tx)).toMatchObject([{ partnerType: type, partnerGroup: groups }]);
    }),
  );

  test("hangs a branch below the partner with the bare tax code, from the same sheet or on record", () =>
    withCast(async (tx) => {
      await store(tx, [{ ...lotus, internalReferenceNo: "HPH" }, lotus]);
      await store(tx, [{ ...lotus, internalReferenceNo: "DAD" }]);
      const [main, ...branches] = await stored(tx);
      expect(main).toMatchObject({ accountNo: "0300588142", ownParent: true });
      expect(branches).toMatchObject([
        { accountNo: "0300588142.DAD", parentId: main?.["id"] },
        { accountNo: "0300588142.HPH", parentId: main?.["id"] },
      ]);
    }));

  test("of the same sheet again changes nothing, and says so before", () =>
    withCast(async (tx) => {
      await store(tx, [lotus]);
      const seen = await upload(tx, [lotus]);
      expect(seen.data[0]).toMatchObject({ state: "same", isValid: true });
      expect(await store(tx, [lotus])).toEqual({ count: 1, added: 0, changed: 0 });
    }));

  test("shows the present value with the new one, and keeps the main partner", () =>
    withCast(async (tx) => {
      await store(tx, [lotus, { ...lotus, internalReferenceNo: "HPH" }]);
      const moved = { ...lotus, internalReferenceNo: "HPH", tel: "+84 225 3822 000" };
      const seen = await upload(tx, [moved]);
      expect(seen.data[0]).toMatchObject({ state: "changed", was: { tel: lotus.tel } });
      expect(await store(tx, [moved])).toEqual({ count: 1, added: 0, changed: 1 });
      const [main, branch] = await stored(tx);
      expect(branch).toMatchObject({ tel: moved.tel, parentId: main?.["id"], version: 2 });
    }));

  test("stores nothing when one cell of one row is wrong", () =>
    withCast(async (tx) => {
      const wrong = { ...lotus, taxCode: "0100047516", countryId: "XX" };
      await expect(store(tx, [lotus, wrong])).rejects.toMatchObject({
        code: "import.wrongRows",
        fields: [expect.objectContaining({ field: "rows.3.countryId", code: "field.unknown" })],
      });
      expect(await stored(tx)).toEqual([]);
    }));

  test("takes as many statements for fifty rows as for one", () =>
    withCast(async (tx) => {
      const many = Array.from({ length: 50 }, (_, at) => ({
        ...lotus,
        taxCode: `03005881${10 + at}`,
      }));
      const before = statementCount(tx);
      await store(tx, [lotus]);
      const one = statementCount(tx) - before;
      await store(tx, many);
      expect(statementCount(tx) - before - one).toBe(one);
    }));
});

describe("a cell of a partner's row", () => {
  const wrong: [string, Cells, string, RegExp][] = [
    ["a tax code with a blank", { taxCode: "0300 588142" }, "taxCode", /8 to 14/],
    ["a short tax code", { taxCode: "030" }, "taxCode", /8 to 14/],
    ["no tax code", { taxCode: null }, "taxCode", /required/],
    ["a short internal reference", { internalReferenceNo: "H" }, "internalReferenceNo", /3/],
    ["no short name", { shortName: " " }, "shortName", /required/],
    ["no shipping address", { addressShippingEn: null }, "addressShippingEn", /required/],
    ["no billing country", { countryId: null }, "countryId", /required/],
    ["an unknown group", { partnerGroup: "CARRIER;PIRATE" }, "partnerGroup", /PIRATE/],
    ["a main partner that is not there", { parentId: "0999999999" }, "parentId", /0999999999/],
    ["an internal partner without code", { partnerMode: "Internal" }, "internalCode", /internal/],
    ["a place that is no location", { partnerLocation: "Moon" }, "partnerLocation", /Moon/],
    ["an e-mail that is none", { email: "nobody" }, "email", /nobody/],
  ];
  test.each(wrong)("is marked for %s", (_, cells, field, said) =>
    withCast(async (tx) => {
      const seen = await upload(tx, [{ ...lotus, ...cells }]);
      expect(seen.data[0]?.errors[field]).toMatch(said);
      expect(Object.keys(seen.data[0]?.errors ?? {})).toEqual([field]);
    }),
  );

  test("is marked in the reader's language", () =>
    withCast(async (tx) => {
      const seen = await upload(tx, [{ ...lotus, shortName: null }], "Supplier", vietnamese);
      expect(seen.data[0]?.errors).toEqual({ shortName: "Bắt buộc nhập ô này." });
    }));

  test("is marked when the same partner stands in the sheet twice, however it is written", () =>
    withCast(async (tx) => {
      const twice = [lotus, { ...lotus, taxCode: "abcd1234" }, { ...lotus, taxCode: "ABCD1234" }];
      const seen = await upload(tx, twice);
      expect(seen.data.map((row) => row.errors["taxCode"] ?? "")).toEqual([
        "",
        "",
        expect.stringContaining("more than once"),
      ]);
    }));

  test("names a province only of the country in its row; old provinces stand on old papers", () =>
    withCast(async (tx) => {
      await sql`insert into city (company_id, id, code, name_en, name_vn, country_id)
        values (${companyId}, gen_random_uuid(), '79', 'Ho Chi Minh City', 'Thành phố Hồ Chí Minh', 'VN')`.execute(
        tx,
      );
      await sql`insert into ward_mapping values ('x', null, 'Dĩ An', 'Dĩ An', 'Tỉnh Bình Dương',
        '1', 'Dĩ An', 'Thành phố Hồ Chí Minh')`.execute(tx);
      const at = (provinceName: string, countryId = "VN") => ({
        ...lotus,
        provinceName,
        countryId,
      });
      const said = async (cells: Cells) =>
        (await upload(tx, [cells])).data[0]?.errors["provinceName"] ?? null;
      expect(await said(at("TP. Hồ Chí Minh"))).toBeNull();
      expect(await said(at("binh duong"))).toBeNull();
      expect(await said(at("Bavaria"))).toMatch(/not a province of VN/);
      expect(await said(at("Bavaria", "DE"))).toBeNull();
    }));

  test("keeps the identity of an active partner, and whose screen it is on", () =>
    withCast(async (tx) => {
      await store(tx, [lotus]);
      await sql`update partner set active = true where company_id = ${companyId}`.execute(tx);
      const seen = await upload(tx, [{ ...lotus, shortName: "OTHER", tel: "+84 28 1111 222" }]);
      expect(Object.keys(seen.data[0]?.errors ?? {})).toEqual(["shortName"]);
      const elsewhere = await upload(tx, [lotus], "Customer");
      expect(elsewhere.data[0]?.errors["taxCode"]).toMatch(/with the type: Supplier/);
    }));
});

describe("a file that somebody sends as a sheet of partners", () => {
  const header = `<row r="1">${text("A1", "Name ABBR")}</row>`;
  const refused: [string, () => Uint8Array, string][] = [
    ["a renamed picture", () => Buffer.from("\u0089PNG\r\n".repeat(50)), "excel.notXlsx"],
    ["a zip of something else", () => zip({ "a.txt": "x" }), "excel.notXlsx"],
    [
      "a formula",
      () => workbook(`${header}<row r="2"><c r="A2"><f>1+1</f><v>2</v></c></row>`),
      "excel.formula",
    ],
    [
      "merged cells",
      () => workbook(header, `<mergeCells count="1"><mergeCell ref="A2:A4"/></mergeCells>`),
      "excel.merged",
    ],
    [
      "headings of another sheet",
      () => workbook(`${header}<row r="2">${text("A2", "x")}</row>`),
      "import.header",
    ],
    [
      "a decompression bomb",
      () => workbook(header, "", { "xl/sharedStrings.xml": Buffer.alloc(150_000_000, 0x20) }),
      "excel.tooLargeInside",
    ],
    [
      "a million empty rows",
      () => workbook(header + '<row r="2"/>'.repeat(1_000_000)),
      "excel.emptyRows",
    ],
  ];
  test.each(refused)(
    "is refused for %s before it takes long",
    async (_, make, code) => {
      const file = sent(make());
      await withCast((tx) =>
        expect(uploadPartners(tx, administrator, { type: "Supplier", file })).rejects.toThrow(
          refusedWith(code),
        ),
      );
    },
    30_000,
  );
});

describe("the right to import partners", () => {
  test("is that of the screen, and changes only partners in reach", () =>
    withCast(async (tx) => {
      const clerk = actorInRole("documentation");
      const none = refusedWith("access.forbidden");
      await expect(store(tx, [lotus], "Supplier", clerk)).rejects.toThrow(none);
      await expect(upload(tx, [lotus], "Customer", clerk)).rejects.toThrow(none);
      await expect(partnerTemplate(tx, clerk, { type: "Agent" })).rejects.toThrow(none);
      await addPartner(tx, administrator, {
        ...lotus,
        partnerType: "Customer",
        partnerGroup: null,
      });
      const sales = actorInRole("sales");
      const seen = await upload(tx, [{ ...lotus, tel: "+84 28 1111 222" }], "Customer", sales);
      expect(seen.data[0]?.errors["taxCode"]).toMatch(/exists already|already exists/);
    }));
});
