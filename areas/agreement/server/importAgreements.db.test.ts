import type { Actor } from "@fairway/core/permission/actor.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { rows as read, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { agreementSheet } from "../model/agreementSheet.ts";
import { importAgreements, uploadAgreements } from "./importAgreements.ts";
import { listAgreements } from "./readAgreement.ts";
import { addPartner } from "@fairway/areas/partner/server/savePartner.ts";

const database = await castDatabase();
const administrator = castActor("administrator");

interface Ground {
  readonly partnerId: string;
  readonly line: Cells;
}
type Cells = Record<string, string | null>;

const withCustomer = <T>(play: (tx: Tx, ground: Ground) => Promise<T>) =>
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
    const [company, office] = await read<{ code: string }>(
      tx,
      sql`(select code from company where id = ${companyId})
        union all (select code from office where company_id = ${companyId} order by code limit 1)`,
    );
    const [sales] = await read<{ username: string }>(
      tx,
      sql`select username from person where id = ${people.sales.id}`,
    );
    const line = {
      partnerId: "0300588142",
      salemanId: sales?.username ?? "",
      companyCode: company?.code ?? "",
      officeId: office?.code ?? "",
      contractNo: "HD-01",
      contractType: "Official",
      saleService: "Sea FCL Export;Air Export",
      effectiveDate: "01/03/2026",
      expiredDate: "31/12/2099",
      paymentMethod: "All",
      currencyId: "USD",
      paymentTerm: "45",
      creditLimit: "500000000",
    };
    return play(tx, { partnerId: data.id, line });
  });

const numbered = (lines: readonly Cells[]) => lines.map((cells, at) => ({ row: at + 2, cells }));
const store = (tx: Tx, lines: readonly Cells[], actor: Actor = administrator) =>
  importAgreements(tx, actor, { rows: numbered(lines) }).then((answer) => answer.data);
const upload = async (tx: Tx, lines: readonly Cells[]) => {
  const columns = agreementSheet.excel.map((key) => ({
    header: agreementSheet.fields[key]?.label.en ?? key,
    key,
    kind: "text" as const,
  }));
  const parts: Uint8Array[] = [];
  for await (const part of writeExcel({ sheet: "x", columns, rows: lines })) parts.push(part);
  const file = { name: "agreements.xlsx", mime: "", bytes: Buffer.concat(parts) };
  return uploadAgreements(tx, administrator, { file });
};

describe("an import of agreements", () => {
  test("stores them inactive, and the first salesman becomes the partner's own", () =>
    withCustomer(async (tx, { partnerId, line }) => {
      expect(await store(tx, [line])).toEqual({ count: 1, added: 1, changed: 0 });
      expect(await listAgreements(tx, administrator, { partnerId })).toMatchObject([
        {
          salemanId: people.sales.id,
          saleService: ["AE", "SFE"],
          contractNo: "HD-01",
          effectiveDate: "2026-03-01",
          paymentTerm: 45,
          currencyId: "USD",
          creditLimit: "500000000.0000",
          shipmentType: "Freehand & Nominated",
          active: false,
          arconfirmed: false,
        },
      ]);
      const [partner] = await read(
        tx,
        sql`select sale_person_id, active from partner where id = ${partnerId}`,
      );
      expect(partner).toEqual({ salePersonId: people.sales.id, active: false });
    }));

  test("gives a trial its days and limits, a guarantee its money, and All every service", () =>
    withCustomer(async (tx, { partnerId, line }) => {
      const trial = { ...line, contractType: "Trial", contractNo: null, expiredDate: null };
      await store(tx, [{ ...trial, paymentTerm: "20", saleService: "SFE" }]);
      const guarantee = { ...trial, contractType: "Guarantee", creditLimit: null };
      await store(tx, [{ ...guarantee, saleService: "All", paymentTerm: null }]);
      const found = await listAgreements(tx, administrator, { partnerId });
      expect(found.find((each) => each.contractType === "Trial")).toMatchObject({
        trialCreditDays: 20,
        paymentTerm: 20,
        trialCreditLimited: "500000000.0000",
        expiredDate: "2026-03-21",
      });
      const second = found.find((each) => each.contractType === "Guarantee");
      expect(second).toMatchObject({ currencyId: "VND", creditLimit: "20000000.0000" });
      expect(second?.saleService).toHaveLength(10);
    }));

  const wrong: [string, Cells, string, RegExp][] = [
    ["an unknown customer", { partnerId: "0999999999" }, "partnerId", /not found/],
    ["an unknown salesman", { salemanId: "nobody" }, "salemanId", /nobody/],
    ["another company", { companyCode: "OTHER" }, "companyCode", /not your company/],
    ["an unknown office", { officeId: "MOON" }, "officeId", /MOON/],
    ["no office", { officeId: null }, "officeId", /required/],
    ["an unknown type", { contractType: "Love" }, "contractType", /Love/],
    ["no type", { contractType: null }, "contractType", /required/],
    ["an official one without number", { contractNo: null }, "contractNo", /required/],
    ["an official one without limit", { creditLimit: null }, "creditLimit", /required/],
    ["an unknown service", { saleService: "Rail" }, "saleService", /Rail/],
    ["no service", { saleService: null }, "saleService", /required/],
    ["a day that is none", { effectiveDate: "31/02/2026" }, "effectiveDate", /not a date/],
    ["an end before its beginning", { expiredDate: "01/01/2026" }, "expiredDate", /before/],
    ["a term of years", { paymentTerm: "366" }, "paymentTerm", /365/],
    ["an unknown currency", { currencyId: "QQQ" }, "currencyId", /QQQ/],
  ];
  test.each(wrong)("marks %s at its cell", (_, cells, field, said) =>
    withCustomer(async (tx, { line }) => {
      const seen = await upload(tx, [{ ...line, ...cells }]);
      expect(seen.data[0]?.errors).toEqual({ [field]: expect.stringMatching(said) });
    }),
  );

  test("marks a number that the customer has already, and a service given twice for an office", () =>
    withCustomer(async (tx, { line }) => {
      await store(tx, [line]);
      const again = await upload(tx, [line, { ...line, contractNo: "HD-02" }]);
      expect(again.data.map((row) => row.errors)).toEqual([
        { contractNo: expect.stringContaining("exists already") },
        { saleService: expect.stringContaining("Row 2 has SFE, AE") },
      ]);
    }));

  test("stores nothing when one row is wrong", () =>
    withCustomer(async (tx, { partnerId, line }) => {
      const bad = { ...line, contractNo: "HD-02", salemanId: "nobody", saleService: "SFI" };
      await expect(store(tx, [line, bad])).rejects.toMatchObject({ code: "import.wrongRows" });
      expect(await listAgreements(tx, administrator, { partnerId })).toEqual([]);
    }));

  test("takes as many statements for ten rows as for one", () =>
    withCustomer(async (tx, { line }) => {
      const start = statementCount(tx);
      await store(tx, [{ ...line, contractNo: "A", saleService: "TK" }]);
      const one = statementCount(tx) - start;
      const services = ["AE", "AI", "SFE", "SFI", "SLE", "SLI", "SCE", "SCI", "CL"];
      await store(
        tx,
        services.map((saleService) => ({ ...line, contractNo: saleService, saleService })),
      );
      expect(statementCount(tx) - start - one).toBe(one);
    }));

  test("is for those with the right, and for customers in their reach", () =>
    withCustomer(async (tx, { line }) => {
      await expect(store(tx, [line], actorInRole("documentation"))).rejects.toMatchObject({
        code: "access.forbidden",
      });
      await expect(store(tx, [line], actorInRole("salesHph"))).rejects.toMatchObject({
        fields: [expect.objectContaining({ field: "rows.2.partnerId", code: "field.unknown" })],
      });
    }));
});
